import { Container } from 'pixi.js';
import type { Role } from '../../../shared/roles.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { Person } from '../scenes/result-model.ts';
import { label, nameLabel, TWO_LINES } from '../stage/label.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { likeness, ribbon } from '../stage/pieces.ts';
import { picture, slice } from '../stage/textures.ts';

export const LOSER = { width: 368, height: 174 } as const;

export type RoleNames = Catalogue['dice']['roles'];

/** A winner at full size, with the role card; origin at the centre of the portrait. */
export function winnerFigure(person: Person, { radius }: { radius: number }, roles: RoleNames): Container {
  const { guest, character, role, dead } = person;
  const figure = new Container();
  const glow = picture('light/pool', { width: radius * 3.6 });
  glow.alpha = 0.6;
  const width = radius * 2.04;
  const name = ribbon({ name: guest.name, colour: guest.colour, width, height: 64, size: 42, indent: 26 });
  name.position.set(-radius, radius * 0.8);
  // Winners keep their colour even when they fell on the way: it was not in vain.
  figure.addChild(glow, likeness({ ...guest, character }, { radius }), name);
  if (role) {
    const card = roleCard(role, roles);
    card.scale.set(radius / 400);
    card.position.set(radius * 1.06, radius * 0.14);
    card.rotation = 0.13;
    figure.addChild(card);
  }
  if (dead) {
    const stone = picture('things/tombstone', { width: 70 });
    stone.position.set(-radius * 0.84, -radius * 0.66);
    figure.addChild(stone);
  }
  return figure;
}

/** A role card with its name, 250 × 350, origin at its centre. */
function roleCard(role: Role, roles: RoleNames): Container {
  const card = new Container();
  const name = label(roles[role], { face: 'sign', size: 43, colour: INK, max: 204, align: 'center' });
  name.position.set(0, 122);
  card.addChild(
    slice('slices/shadow', { x: -115, y: -160, width: 240, height: 340 }),
    picture(`role-cards/${role}`),
    name,
  );
  return card;
}

/** Somebody of the losing side, small; origin at the top left of the board. */
export function loserPanel(person: Person, { width }: { width: number }, roles: RoleNames): Container {
  const { guest, character, role, dead } = person;
  const panel = new Container();
  const face = likeness({ ...guest, character }, { radius: 76, dead });
  face.position.set(86, 84);
  const middle = 174 + (width - 174) / 2;
  const shape = picture(`shapes/${guest.colour}`, { width: 34 });
  shape.position.set(192, 120);
  const room = width - 222 - 16;
  const name = nameLabel(guest.name, { size: TYPE.name, weight: '800', max: room, fold: TWO_LINES });
  name.position.set(218, 119);
  panel.addChild(slice('slices/plank', { x: 0, y: 0, width, height: LOSER.height }), face, shape, name);
  if (role) {
    const sign = picture(`roles/${role}`, { height: role === 'renegade' ? 80 : 90 });
    sign.position.set(middle, 52);
    const what = label(roles[role], { size: TYPE.body, colour: PAINT.creamQuiet, max: room });
    what.position.set(218, 151);
    panel.addChild(sign, what);
  }
  if (dead) {
    const stone = picture('things/tombstone', { width: 48 });
    stone.position.set(24, 28);
    panel.addChild(stone);
  }
  return panel;
}
