import { Container, Graphics } from 'pixi.js';
import { idOf, type Card } from '../../../shared/bang/face.ts';
import { TILE, tilePlaces } from '../stage/bang-layout.ts';
import type { Point, SeatPlace } from '../stage/layout.ts';
import { INK } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { printedReach, reachSight } from './reach-sight.ts';
import { empty } from '../stage/empty.ts';

const EDGE = { dry: 0x7db2dc, lit: 0xffb84d } as const;
const FIELD = { gear: 0x5d8fb8, gun: 0x8ea0ab } as const;

/** The cards in play before one seat, the weapon last so that nothing lies on its reach. */
export class EquipmentRow extends Container {
  readonly #place: SeatPlace;
  #cards: readonly Card[] = [];

  constructor(place: SeatPlace) {
    super();
    this.#place = place;
  }

  get cards(): readonly Card[] {
    return this.#cards;
  }

  show(cards: readonly Card[]): void {
    if (cards.length === this.#cards.length && cards.every((card, i) => card === this.#cards[i])) return;
    this.#cards = cards;
    empty(this);
    const places = tilePlaces(this.#place, cards.length);
    for (const [i, card] of inOrder(cards).entries()) {
      const tile = equipmentTile(card);
      const at = places[i];
      if (at) tile.position.set(at.x, at.y);
      this.addChild(tile);
    }
  }

  /** The middle of this card's tile, or of the place where it will lie. */
  spot(card: Card): Point {
    const cards = this.#cards.includes(card) ? this.#cards : [...this.#cards, card];
    const at = tilePlaces(this.#place, cards.length)[inOrder(cards).indexOf(card)];
    return at ? { x: at.x + TILE.width / 2, y: at.y + TILE.height / 2 } : this.#place;
  }
}

function inOrder(cards: readonly Card[]): readonly Card[] {
  const isGun = (card: Card): boolean => printedReach(idOf(card)) !== null;
  return [...cards.filter(card => !isGun(card)), ...cards.filter(isGun)];
}

/** A card in play as a small blue tile; origin at its top left. */
export function equipmentTile(card: Card): Container {
  const id = idOf(card);
  const reach = printedReach(id);
  const { width: w, height: h } = TILE;
  const cut = 9;
  const shape = (inset: number): number[] => {
    const [l, t, r, b] = [inset, inset, w - inset, h - inset];
    return [l + cut, t, r - cut, t, r, t + cut, r, b - cut, r - cut, b, l + cut, b, l, b - cut, l, t + cut];
  };
  const tile = new Container();
  const plate = new Graphics()
    .poly(shape(0).map((v, i) => (i % 2 ? v + 5 : v + 3)))
    .fill({ color: 0x000000, alpha: 0.4 })
    .poly(shape(0), true)
    .fill(id === 'dynamite' ? EDGE.lit : EDGE.dry)
    .stroke({ color: INK, width: 4, join: 'round' })
    .poly(shape(6))
    .fill(reach === null ? FIELD.gear : FIELD.gun);
  const drawing = picture(`card-pictures/${id}`, { width: reach === null ? 80 : 66 });
  drawing.position.set(w / 2, reach === null ? h / 2 : h / 2 - 8);
  tile.addChild(plate, drawing);
  if (reach !== null) {
    const sight = reachSight(reach, 17);
    sight.position.set(w - 21, h - 21);
    tile.addChild(sight);
  }
  if (id === 'dynamite') tile.addChild(spark());
  return tile;
}

/** The burning end of the fuse. */
function spark(): Graphics {
  const glint = new Graphics().circle(0, 0, 17).fill({ color: 0xffa23c, alpha: 0.35 });
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4 + 0.2;
    glint.moveTo(Math.cos(angle) * 5, Math.sin(angle) * 5).lineTo(Math.cos(angle) * 16, Math.sin(angle) * 16);
  }
  glint.stroke({ color: 0xffe08a, width: 3, cap: 'round' }).circle(0, 0, 6).fill(0xfff3c4);
  glint.position.set(TILE.width - 12, 16);
  return glint;
}
