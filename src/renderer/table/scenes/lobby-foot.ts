import type { Container } from 'pixi.js';
import type { RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { label } from '../stage/label.ts';
import { LOBBY } from '../stage/lobby-layout.ts';
import { PAINT } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';

const { x, y, width, height } = LOBBY.foot;
const FOOT = { x, y: y + height / 2, right: x + width };

/** Who starts, or what is missing, and how many are here. */
export function lobbyFoot(room: RoomView, { lobby: words, room: more }: Catalogue['table']): Container[] {
  const here = room.guests.length;
  const count = label(here >= room.seats.max ? more.full : words.seated({ n: here, max: room.seats.max }), {
    size: 30,
    weight: '800',
    colour: PAINT.creamQuiet,
    align: 'right',
    max: 290,
  });
  count.position.set(FOOT.right, FOOT.y);
  const lead = room.guests.find(({ guest }) => guest === room.lead);
  const missing = room.seats.min - here;
  const text =
    missing > 0 ? words.needMore({ n: missing }) : lead ? words.leadStarts({ name: lead.name }) : words.firstLeads;
  const shape = lead && missing <= 0 ? picture(`shapes/${lead.colour}`, { width: 44 }) : null;
  const line = label(text, { size: 34, weight: '700', max: shape ? 730 : 790 });
  line.position.set(shape ? FOOT.x + 60 : FOOT.x, FOOT.y);
  if (!shape) return [count, line];
  shape.position.set(FOOT.x + 26, FOOT.y);
  return [count, line, shape];
}
