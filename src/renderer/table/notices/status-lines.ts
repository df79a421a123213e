import type { RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';

/** Names in a line before the rest is counted. */
const MOST_NAMES = 4;

/** What goes wrong with this evening, the gravest first. */
export function statusLines(room: RoomView, words: Catalogue['table']['room']): string[] {
  const { disk, guests, lead, leadOpen } = room;
  const lines: string[] = [];
  if (disk !== 'kept' && disk !== 'none') lines.push(words.disk[disk]);
  const gone = guests.find(({ guest }) => guest === lead);
  if (leadOpen && gone) lines.push(words.leadGone({ name: gone.name }));
  return lines;
}

/** Who plays from the next game on; null when nobody waits. */
export function waitingLine({ waiting }: RoomView, words: Catalogue['table']['room']): string | null {
  if (waiting.length === 0) return null;
  const names = waiting.map(({ name }) => name);
  return words.waiting({ names: namesLine(names, words.between) });
}

export function namesLine(names: readonly string[], between: string): string {
  const rest = names.length - MOST_NAMES;
  const said = names.slice(0, MOST_NAMES).join(between);
  return rest > 0 ? `${said} +${rest}` : said;
}
