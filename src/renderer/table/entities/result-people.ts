import { Container, Graphics } from 'pixi.js';
import type { Role } from '../../../shared/roles.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { Person, Tally } from '../scenes/result-model.ts';
import { label, nameLabel, TWO_LINES } from '../stage/label.ts';
import type { Rect } from '../stage/layout.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { likeness, ribbon } from '../stage/pieces.ts';
import { underPortrait } from '../stage/result-layout.ts';
import { picture, slice } from '../stage/textures.ts';
import { PRINTED } from './card-sprite.ts';
import { tallyRow } from './tally-row.ts';

export type RoleNames = Catalogue['dice']['roles'];

/** Somebody after a game, and the sign of his role, which is turned over. */
export interface Figure {
  readonly piece: Container;
  readonly role: Container;
}

/** A winner at full size, with the role card; origin at the centre of the portrait. */
export function winnerFigure(person: Person, { radius }: { radius: number }, roles: RoleNames): Figure {
  const { guest, character, dead } = person;
  const piece = new Container();
  const glow = picture('light/pool', { width: radius * 3.6 });
  glow.alpha = 0.6;
  const under = underPortrait(radius);
  const name = ribbon({ name: guest.name, colour: guest.colour, ...under.ribbon, size: 42, indent: 26 });
  name.position.copyFrom(under.ribbon);
  // Winners keep their colour even when they fell on the way: it was not in vain.
  piece.addChild(glow, likeness({ ...guest, character }, { radius }), name);
  if (person.tally) piece.addChild(tallyChip(person.tally, under.tally));
  const role = person.role ? roleCard(person.role, roles) : new Container();
  role.scale.set(radius / 400);
  role.position.set(radius * 1.06, radius * 0.14);
  role.rotation = 0.13;
  piece.addChild(role);
  if (dead) {
    const stone = picture('things/tombstone', { width: 70 });
    stone.position.set(-radius * 0.84, -radius * 0.66);
    piece.addChild(stone);
  }
  return { piece, role };
}

function tallyChip(tally: Tally, { x, y, width, height }: Rect): Container {
  const chip = new Container();
  const row = tallyRow(tally);
  row.position.set(-row.long / 2, height / 2);
  chip.position.set(x + width / 2, y);
  chip.addChild(
    new Graphics()
      .roundRect(-row.long / 2 - 22, 0, row.long + 44, height, height / 2)
      .fill({ color: PAINT.soot, alpha: 0.82 })
      .stroke({ color: INK, width: 3 }),
    row,
  );
  return chip;
}

/** A role card with its name, 250 × 350, origin at its centre. */
function roleCard(role: Role, roles: RoleNames): Container {
  const card = new Container({ label: PRINTED });
  const name = label(roles[role], { face: 'sign', size: 43, colour: INK, max: 204, align: 'center' });
  name.position.set(0, 122);
  card.addChild(
    slice('slices/shadow', { x: -115, y: -160, width: 240, height: 340 }),
    picture(`role-cards/${role}`),
    name,
  );
  return card;
}

/** Where things are on a board that is wide enough for figures beside the portrait, and on a narrow one. */
const WIDE = {
  from: 300,
  portrait: { x: 68, y: 66, radius: 54 },
  role: { x: 168, y: 44, height: 64 },
  roleName: { x: 208, y: 44 },
  tally: { x: 126, y: 102 },
  name: 154,
} as const;
const NARROW = {
  portrait: { x: 56, y: 58, radius: 45 },
  role: { x: 170, y: 38, height: 58 },
  roleName: { x: 112, y: 88 },
  tally: { x: 26, y: 164 },
  name: 128,
} as const;

/** Somebody of the losing side, small. */
export function loserPanel(person: Person, { x, y, width, height }: Rect, roles: RoleNames): Figure {
  const { guest, character, dead, tally } = person;
  const at = width >= WIDE.from ? WIDE : NARROW;
  const piece = new Container();
  piece.position.set(x, y);
  const face = likeness({ ...guest, character }, { radius: at.portrait.radius, dead });
  face.position.copyFrom(at.portrait);
  const shape = picture(`shapes/${guest.colour}`, { width: 34 });
  shape.position.set(40, at.name);
  const name = nameLabel(guest.name, { size: TYPE.name, weight: '800', max: width - 64 - 18, fold: TWO_LINES });
  name.position.set(66, at.name);
  piece.addChild(slice('slices/plank', { x: 0, y: 0, width, height }), face, shape, name);
  if (tally) {
    const row = tallyRow(tally);
    row.position.copyFrom(at.tally);
    piece.addChild(row);
  }
  const role = new Container();
  if (person.role) {
    const sign = picture(`roles/${person.role}`, { height: at.role.height * (person.role === 'renegade' ? 0.88 : 1) });
    role.position.copyFrom(at.role);
    role.addChild(sign);
    const what = label(roles[person.role], {
      size: TYPE.body,
      colour: PAINT.creamQuiet,
      max: width - at.roleName.x - 10,
    });
    what.position.copyFrom(at.roleName);
    piece.addChild(role, what);
  }
  if (dead) {
    const stone = picture('things/tombstone', { width: 44 });
    stone.position.set(22, 24);
    piece.addChild(stone);
  }
  return { piece, role };
}
