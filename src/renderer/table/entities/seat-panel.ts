import { Container, Graphics } from 'pixi.js';
import type { Colour, Mark } from '../../../shared/protocol/room.ts';
import type { Role } from '../../../shared/roles.ts';
import type { PortraitName } from '../stage/art-ids.ts';
import { label, type Label } from '../stage/label.ts';
import { PANEL, type SeatPlace } from '../stage/layout.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { likeness, ribbon } from '../stage/pieces.ts';
import { picture, slice } from '../stage/textures.ts';
import type { Timeline } from '../stage/timeline.ts';
import { Belt } from './belt.ts';
import { DeadlineRing, type TimeLeft } from './deadline-ring.ts';
import { PresenceMark, type Presence } from './presence.ts';
import { empty } from '../stage/empty.ts';

/** Who sits here: all that stays the same for a whole game. */
export interface Sitter {
  readonly name: string;
  readonly colour: Colour;
  /** Shown in place of a character who is not chosen yet. */
  readonly mark: Mark;
  readonly character: PortraitName | null;
  readonly characterName: string;
  readonly maxLife: number;
  /** Has twice the time to answer. */
  readonly unhurried: boolean;
}

/** What may change on a panel while the game goes on. */
export interface SeatState {
  readonly life: number;
  readonly role: Role | null;
  readonly roleName: string;
  readonly fallen: boolean;
  readonly asked: boolean;
}

/** What changes with time alone. */
export interface SeatTime {
  readonly presence: Presence;
  readonly left: TimeLeft | null;
}

const PORTRAIT = { x: 84, y: 82, radius: 80 };

/** One seat at the table, in any game: portrait, name, character, life, and room for what the game hands out. */
export class SeatPanel extends Container {
  /** Everything that shakes and leans together; the panel's own place stays. */
  readonly body = new Container();
  readonly belt: Belt;
  /** What the game puts between the character's name and the belt; gone with a death. In the panel's own pixels. */
  readonly held = new Container();
  readonly #sitter: Sitter;
  readonly #glow: Container;
  readonly #reticle: Container;
  readonly #ring: DeadlineRing;
  readonly #lit: Graphics;
  readonly #roleMark = new Container();
  readonly #presence = new PresenceMark({ radius: 76, width: 156, plate: 34, rest: { x: 64, y: 42 } });
  readonly #living = new Container();
  readonly #dead = new Container();
  #role: Role | null = null;
  #fallen = false;

  constructor(place: SeatPlace, sitter: Sitter, { calm }: { calm: boolean }) {
    super();
    this.#sitter = sitter;
    this.position.set(place.x, place.y);
    const { width, height } = PANEL;
    const { x, y, radius } = PORTRAIT;

    this.#glow = slice('slices/glow', { x: -6, y: -6, width: width + 12, height: height + 12 });
    this.#glow.visible = false;

    this.belt = new Belt(sitter.maxLife);
    this.belt.position.set(6, height - 58);
    // Nobody has lives before he is somebody.
    this.belt.visible = this.held.visible = sitter.character !== null;
    const character = label(
      sitter.characterName,
      { size: TYPE.label, colour: PAINT.creamQuiet, max: sitter.unhurried ? 126 : 164 },
      familyName(sitter.characterName),
    );
    character.position.set(176, 89);
    const face = likeness(sitter, { radius });
    face.position.set(x, y);
    this.#ring = new DeadlineRing(calm);
    this.#ring.position.set(x, y);
    this.#ring.visible = false;
    this.#presence.position.set(x, y);
    const lit = new Graphics().roundRect(6, 6, width - 12, height - 12, 13).stroke({ color: 0xffd98a, width: 5 });
    lit.visible = false;
    this.#lit = lit;
    const name = nameRibbon(sitter, false);
    this.#living.addChild(
      slice('slices/panel', { x: 0, y: 0, width, height }),
      lit,
      name,
      character,
      this.held,
      face,
      this.belt,
      this.#roleMark,
      this.#presence,
      this.#ring,
    );
    if (sitter.unhurried) {
      const sand = picture('icons/hourglass', { height: 30 });
      sand.tint = INK;
      sand.position.set(322, 90);
      const brass = new Graphics().circle(322, 90, 21).fill(PAINT.brass).stroke({ color: INK, width: 3 });
      this.#living.addChild(brass, sand);
    }

    this.#reticle = picture('tokens/reticle', { width: 204 });
    this.#reticle.position.set(x, y);
    this.#reticle.visible = false;
    this.body.addChild(this.#glow, this.#living, this.#dead, this.#reticle);
    this.addChild(this.body);
  }

  get fallen(): boolean {
    return this.#fallen;
  }

  update(state: SeatState): void {
    this.belt.setLife(state.life);
    this.#setRole(state.role);
    this.setAsked(state.asked);
    this.setAimed(false);
    this.setFallen(state.fallen, state.role, state.roleName);
    this.body.position.set(0, 0);
    this.body.rotation = 0;
  }

  setAsked(asked: boolean): void {
    this.#glow.visible = asked;
    this.#ring.visible = asked;
    this.#lit.visible = asked;
  }

  setTime({ presence, left }: SeatTime): void {
    this.#presence.show(presence);
    // Over the words, not under them.
    this.#roleMark.y = this.#presence.hasWords ? -42 : 0;
    this.#ring.show(left);
  }

  /** Draws the eye to whoever is waited for: a nod, or with little motion a dip of the light. */
  beckon({ timeline, calm }: { timeline: Timeline; calm: boolean }): void {
    void timeline.tween(900, t => {
      if (this.destroyed) return;
      const wave = Math.sin(t * Math.PI * 2) ** 2;
      if (calm) this.#glow.alpha = this.#lit.alpha = 1 - 0.6 * wave;
      else this.body.y = -14 * wave;
    });
  }

  setAimed(aimed: boolean): void {
    this.#reticle.visible = aimed;
  }

  get reticle(): Container {
    return this.#reticle;
  }

  /** Greys the panel once and for all: the print with its holes, and the role that was turned. */
  setFallen(fallen: boolean, role: Role | null, roleName: string): void {
    if (fallen === this.#fallen) return;
    this.#fallen = fallen;
    this.#living.visible = !fallen;
    empty(this.#dead);
    if (!fallen) return;
    this.setAsked(false);
    const { x, y, radius } = PORTRAIT;
    const face = likeness(this.#sitter, { radius, dead: true });
    face.position.set(x, y);
    this.#dead.addChild(slice('slices/panel-dead', { x: 0, y: 0, ...PANEL }), nameRibbon(this.#sitter, true));
    if (role) {
      const mark = picture(`roles/${role}`, { width: 110 });
      mark.position.set(288, 146);
      this.#dead.addChild(mark);
    }
    const words: Label = label(roleName, { face: 'sign', size: 33, colour: 0xe7dcc6, max: 156 });
    words.position.set(178, 96);
    this.#dead.addChild(face, words);
    for (const [dx, dy] of [
      [-22, -22],
      [30, 14],
      [-8, 46],
    ] as const) {
      const hole = picture('things/bullet-hole', { width: 40 });
      hole.position.set(x + dx, y + dy);
      this.#dead.addChild(hole);
    }
  }

  #setRole(role: Role | null): void {
    if (role === this.#role) return;
    this.#role = role;
    empty(this.#roleMark);
    if (!role) return;
    const mark = picture(`roles/${role}`, { width: 84 });
    mark.position.set(22, 122);
    this.#roleMark.addChild(mark);
  }
}

/** Japanese names are long in their own letters: the last part is enough to know somebody by. */
function familyName(name: string): string {
  return name.slice(name.lastIndexOf('・') + 1);
}

function nameRibbon({ name, colour }: Sitter, dead: boolean): Container {
  const cloth = ribbon({ name, colour, width: 240, height: 52, size: TYPE.name, indent: 56, dead });
  cloth.position.set(118, 16);
  return cloth;
}
