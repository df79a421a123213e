import type { CheckFor, Pending } from '../../bang/model.ts';
import type { Seat } from '../../engine/seats.ts';
import type { NameOf } from '../prompts.ts';
import { inWords } from '../share.ts';
import type { PlayedWords } from './words.ts';

/** What is being resolved, on one ticket: who (`Slab → Rose`), and how far it is (`1 of 2 Missed!`). */
export interface TicketText {
  readonly head: string;
  readonly what: string;
}

export function ticketText(words: PlayedWords, pending: Pending, name: NameOf): TicketText {
  const { arrow, tickets } = words.onTable;
  const pair = (from: Seat, to: Seat): string => arrow({ from: name(from), to: name(to) });
  switch (pending.kind) {
    case 'shot':
      return { head: pair(pending.by, pending.at), what: tickets.missed(pending) };
    case 'gatling':
    case 'indians':
    case 'store': {
      const card = words.cards[pending.kind === 'store' ? 'general-store' : pending.kind].name;
      const what = tickets.left({ n: pending.left.length });
      return { head: tickets.whose({ name: name(pending.by), what: card }), what };
    }
    case 'duel':
      return { head: pair(pending.by, pending.at), what: tickets.bangs({ n: pending.bangs }) };
    case 'rob':
      return { head: pair(pending.by, pending.at), what: words.cards[pending.as].name };
    case 'check': {
      const cause = pending.why === 'jourdonnais' ? words.characters[pending.why].name : words.cards[pending.why].name;
      return { head: tickets.whose({ name: name(pending.seat), what: words.onTable.draw }), what: cause };
    }
    case 'dying':
      return { head: name(pending.seat), what: tickets.dying({ n: pending.needed }) };
    default:
      return pending satisfies never;
  }
}

/** The same in one line: `Slab → Rose: 1 of 2 Missed!`. */
export function ticketLine(words: PlayedWords, pending: Pending, name: NameOf): string {
  return words.onTable.tickets.line(ticketText(words, pending, name));
}

/** That somebody draws, and for what; not what came of it. */
export function drawingText(
  words: PlayedWords,
  { seat, why }: { readonly seat: Seat; readonly why: CheckFor },
  name: NameOf,
): string {
  return words.onTable.drawing[why]({ name: name(seat) });
}

/** How likely something is: `1 in 4`; with how many cards, when it is more than one. */
export function oddsText({ onTable: { odds } }: PlayedWords, share: number, flips: 1 | 2): string {
  const simple = inWords(share);
  const chance = 'percent' in simple ? odds.percent(simple) : odds.of(simple);
  return flips === 1 ? chance : odds.twice({ chance });
}

/** What a draw! of `seat` can bring, for the two sides of the card. `next` gets the Dynamite. */
export function checkText(
  words: PlayedWords,
  check: { readonly why: CheckFor; readonly good: boolean },
  who: { readonly seat: Seat; readonly next: Seat },
  name: NameOf,
): { readonly title: string; readonly text: string } {
  const { title, text } = words.onTable.checks[check.why][check.good ? 'good' : 'bad'];
  return { title, text: text({ name: name(who.seat), to: name(who.next) }) };
}
