import type { CardId } from '../../../shared/bang/cards/index.ts';
import type { BangView, Pending } from '../../../shared/bang/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import { ticketText } from '../../../shared/text/bang/table.ts';
import type { BangWords } from '../../../shared/text/bang/words.ts';
import type { NameOf } from '../../../shared/text/prompts.ts';

/** One linked ticket of the chain: something under way, an answer that was found, or the one that is waited for. */
export interface Ticket {
  readonly from: Seat | null;
  readonly picture: CardId;
  readonly to: Seat | null;
  readonly is: 'under way' | 'found' | 'open';
  readonly words: string;
}

export interface Chain {
  readonly tickets: readonly Ticket[];
  /** How many older ones are folded away. */
  readonly folded: number;
}

export const NOTHING_PENDING: Chain = { tickets: [], folded: 0 };

/** What is pending, oldest left, and last what it waits for. A draw! and the store are shown in their own way. */
export function chainOf(
  view: Pick<BangView, 'pending' | 'asked'>,
  { words, name, most }: { words: BangWords; name: NameOf; most: number },
): Chain {
  const tickets = view.pending.flatMap(pending => ticketOf(pending, words, name));
  const last = view.pending.at(-1);
  const asked = view.asked[0]?.seat;
  if (last && asked !== undefined) tickets.push(...answers(last, { words, asked: name(asked) }));
  return { tickets: tickets.slice(-most), folded: Math.max(0, tickets.length - most) };
}

function ticketOf(pending: Pending, words: BangWords, name: NameOf): Ticket[] {
  const { what } = ticketText(words, pending, name);
  const ticket = (from: Seat | null, picture: CardId, to: Seat | null): Ticket[] => [
    { from, picture, to, is: 'under way', words: what },
  ];
  switch (pending.kind) {
    case 'shot':
      return ticket(pending.by, pending.as, pending.at);
    case 'gatling':
    case 'indians':
      return ticket(pending.by, pending.kind, null);
    case 'duel':
      return ticket(pending.by, 'duel', pending.at);
    case 'rob':
      return ticket(pending.by, pending.as, pending.at);
    case 'dying':
      return ticket('by' in pending.cause ? pending.cause.by : null, pending.cause.kind, pending.seat);
    case 'store':
    case 'check':
      return [];
    default:
      return pending satisfies never;
  }
}

/** The answers to the last thing pending: those that were found, and the one that is asked for. */
function answers(pending: Pending, { words, asked }: { words: BangWords; asked: string }): Ticket[] {
  const answer = (picture: CardId, is: 'found' | 'open'): Ticket => ({
    from: null,
    picture,
    to: null,
    is,
    words: is === 'found' ? words.cards[picture].name : asked,
  });
  switch (pending.kind) {
    case 'shot':
      return [...Array.from({ length: pending.found }, () => answer('missed', 'found')), answer('missed', 'open')];
    case 'duel':
    case 'indians':
      return [answer('bang', 'open')];
    case 'dying':
      return [answer('beer', 'open')];
    case 'rob':
    case 'gatling':
    case 'store':
    case 'check':
      return [];
    default:
      return pending satisfies never;
  }
}
