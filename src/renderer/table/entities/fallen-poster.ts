import { Container, Graphics } from 'pixi.js';
import type { Role } from '../../../shared/roles.ts';
import { label, nameLabel } from '../stage/label.ts';
import { STAGE } from '../stage/layout.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { curtain, likeness, ribbon } from '../stage/pieces.ts';
import { PORTRAIT_BOX, PORTRAIT_INNER } from '../stage/svg.ts';
import { picture, slice } from '../stage/textures.ts';
import { paintCounts, type RoleCounts } from './corners.ts';
import type { Sitter } from './seat-panel.ts';

export interface Obituary {
  readonly sitter: Sitter;
  readonly role: Role;
  readonly roleName: string;
  /** "shot by Rose". */
  readonly cause: string;
}

/** A round print in a square mat with leaves in its corners, as photographers mounted them. */
const PRINT = { x: 250, y: 366, radius: 170 } as const;
/** Of the drawing, measured by the radius of its disc, and how far its middle is above the disc's. */
const PRINT_WIDTH = PORTRAIT_BOX.width / PORTRAIT_INNER;
const PRINT_RISE = -(PORTRAIT_BOX.y + PORTRAIT_BOX.height / 2) / PORTRAIT_INNER;
const MAT = {
  paper: 0xcbb58a,
  size: 52,
  /** Where each leaf has its tip, and the angle it opens from. */
  corners: [
    [59, 155, 0],
    [441, 155, Math.PI / 2],
    [441, 553, Math.PI],
    [59, 553, (3 * Math.PI) / 2],
  ],
} as const;

/** The whole-screen moment of a death: who did it, the poster, the role card, and who is still out there. */
export class FallenPoster extends Container {
  readonly curtain = curtain(0x050201, 0.84);
  readonly rays = picture('light/rays', { width: 2400 });
  readonly posters: Container[] = [];
  readonly cards: Container[] = [];
  readonly killer = new Container();

  constructor({
    headline,
    fallen,
    by,
    counts,
  }: {
    headline: string;
    fallen: readonly Obituary[];
    by: Sitter | null;
    counts: RoleCounts;
  }) {
    super();
    this.rays.position.set(STAGE.width / 2, STAGE.height / 2);
    this.rays.tint = 0xc2512e;
    this.rays.alpha = 0.15;
    this.addChild(this.curtain, this.rays);
    const crowd = Math.min(fallen.length, 4);
    const scale = crowd === 1 ? 1 : crowd === 2 ? 0.78 : 0.56;
    const left = by ? 560 : crowd === 1 ? 510 : 150;
    const step = crowd === 1 ? 0 : ((by ? 1290 : 1660) - 20) / crowd;
    fallen.slice(0, crowd).forEach((one, i) => {
      const group = new Container();
      group.position.set(left + i * step, crowd === 1 ? 80 : 80 + 780 * (1 - scale) * 0.5);
      group.scale.set(scale);
      group.addChild(this.#poster(headline, one), this.#card(one));
      this.addChild(group);
    });
    if (by) this.#paintKiller(by);
    const plank = new Container();
    plank.position.set(564, 922);
    plank.addChild(slice('slices/plank', { x: 0, y: 0, width: 792, height: 100 }));
    paintCounts(plank, {
      counts,
      lost: fallen[0]?.role ?? null,
      x: 396 - 95 * (Object.keys(counts).length - 1) - 35,
      y: 50,
      step: 190,
      size: 78,
      under: null,
    });
    this.addChild(plank);
  }

  #paintKiller(by: Sitter): void {
    const face = likeness(by, { radius: 148 });
    face.position.set(330, 420);
    const name = ribbon({ name: by.name, colour: by.colour, width: 330, height: 62, size: 40, indent: 28 });
    name.position.set(180, 600);
    const burst = picture('tokens/burst', { width: 150 });
    burst.position.set(516, 420);
    const bullet = picture('tokens/bullet', { height: 120 });
    bullet.rotation = Math.PI / 2;
    bullet.position.set(590, 420);
    this.killer.addChild(face, name, burst, bullet);
    this.addChild(this.killer);
  }

  #poster(headline: string, { sitter, cause }: Obituary): Container {
    const poster = new Container();
    const paper = picture('paper/poster', { height: 806 });
    paper.position.set(250, 390);
    const words = label(headline, { face: 'sign', size: 66, colour: INK, max: 400, align: 'center' });
    words.position.set(250, 78);
    const frame = new Graphics()
      .moveTo(50, 126)
      .lineTo(450, 126)
      .stroke({ color: INK, width: 5 })
      .moveTo(50, 136)
      .lineTo(450, 136)
      .stroke({ color: INK, width: 2 })
      .rect(56, 152, 388, 404)
      .fill(MAT.paper)
      .stroke({ color: INK, width: 6 })
      .circle(PRINT.x, PRINT.y, PRINT.radius + 10)
      .stroke({ color: PAINT.inkSoft, width: 3 });
    for (const [x, y, from] of MAT.corners) {
      frame
        .moveTo(x, y)
        .arc(x, y, MAT.size, from, from + Math.PI / 2)
        .lineTo(x, y);
    }
    frame.fill(PAINT.inkSoft);
    const window = new Graphics().rect(59, 155, 382, 398).fill(0xffffff);
    const print = sitter.character
      ? picture(`prints/${sitter.character}`, { width: PRINT.radius * PRINT_WIDTH })
      : picture(`marks/${sitter.mark}`, { width: 300 });
    print.position.set(PRINT.x, PRINT.y - (sitter.character ? PRINT.radius * PRINT_RISE : 0));
    print.mask = window;
    const holes = (
      [
        [160, 256],
        [356, 400],
        [262, 490],
      ] as const
    ).map(([x, y]) => {
      const hole = picture('things/bullet-hole', { width: 92 });
      hole.position.set(x, y);
      return hole;
    });
    const name = nameLabel(sitter.name, { size: TYPE.fallen, weight: '900', colour: INK, max: 264 });
    const shape = picture(`shapes/${sitter.colour}`, { width: 60 });
    const centre = (): void => {
      const wide = name.width + 80;
      shape.position.set(250 - wide / 2 + 30, 616);
      name.position.set(250 - wide / 2 + 80, 614);
    };
    centre();
    void name.ready.then(() => {
      if (!name.destroyed) centre();
    });
    const who = label(sitter.characterName, {
      size: 34,
      weight: '500',
      colour: PAINT.inkSoft,
      max: 400,
      align: 'center',
    });
    who.position.set(250, 682);
    const why = label(cause, { size: 30, weight: '600', colour: PAINT.inkSoft, max: 400, align: 'center' });
    why.position.set(250, 728);
    const tack = picture('things/tack', { width: 34 });
    tack.position.set(250, 20);
    poster.addChild(paper, words, frame, window, print, ...holes, shape, name, who, why, tack);
    poster.pivot.set(250, 390);
    poster.position.set(250, 390);
    poster.rotation = (-2 * Math.PI) / 180;
    this.posters.push(poster);
    return poster;
  }

  #card({ role, roleName }: Obituary): Container {
    const card = new Container();
    const print = picture(`role-cards/${role}`, { height: 540 });
    const words = label(roleName, { face: 'sign', size: 60, colour: INK, max: 320, align: 'center' });
    words.position.set(0, 195);
    card.addChild(print, words);
    card.position.set(680, 410);
    card.rotation = (9 * Math.PI) / 180;
    this.cards.push(card);
    return card;
  }
}
