import type { CharacterId } from '../../src/shared/bang/characters/index.ts';
import { CHARACTERS, characterOf } from '../../src/shared/bang/characters/index.ts';
import type { Card } from '../../src/shared/bang/face.ts';
import { bang, beginTurn } from '../../src/shared/bang/index.ts';
import type { BangOptions } from '../../src/shared/bang/model.ts';
import type { BangState, Player } from '../../src/shared/bang/state.ts';
import { seedOf } from '../../src/shared/engine/rng.ts';
import { dealt, fits } from './cards.ts';
import type { ScriptedChance } from './core.ts';
import { amountOf, namesOf, rolesOf, wordsOf } from './core.ts';

export interface BangTable {
  /** Who has the turn and is to play, cards drawn; the first seat if nobody is named. */
  readonly turn?: string;
  /** Whose turn begins instead, with Dynamite, Jail and the draw. */
  readonly begins?: string;
  /** From the top; what nobody names lies below. */
  readonly deck?: readonly string[];
  /** From the top. */
  readonly discard?: readonly string[];
  /** Where the cards go that nobody names: into the deck, below the discard pile, or into this player's hand. */
  readonly rest?: string;
  readonly rules?: Partial<BangOptions>;
}

/** The state of a table whose seats are described as in `test/scenario.ts`. */
export function bangTable(seats: readonly string[], more: BangTable = {}): BangState {
  const names = namesOf(seats);
  const { lists, rest } = dealt([
    ...seats.map(text => wordsAfter('holds', text)),
    ...seats.map(text => wordsAfter('with', text)),
    more.deck ?? [],
    more.discard ?? [],
  ]);
  const [deck = [], discard = []] = lists.slice(-2);
  const where = more.rest ?? 'deck';
  if (where === 'deck') deck.push(...rest);
  else if (where === 'discard') discard.push(...rest);
  else lists[names.indexOf(where)]?.push(...rest);
  const seat = names.indexOf(more.begins ?? more.turn ?? names[0] ?? '');
  const { state: before } = bang.setup(seats.length, { ...bang.defaults, ...more.rules }, seedOf(1));
  return {
    ...before,
    choices: null,
    players: seated(seats, lists),
    deck: deck.toReversed(),
    discard: discard.toReversed(),
    starter: seat,
    stack: [{ ...beginTurn(seat, 1), stage: more.begins === undefined ? 'play' : 'begin' }],
    decisionNo: 1,
  };
}

function seated(seats: readonly string[], lists: readonly Card[][]): Player[] {
  const roles = rolesOf(seats);
  return seats.map((text, seat) => {
    const [told = ''] = text.split(/ (?:holds|with) /);
    const words = wordsOf(told, [...CHARACTERS, 'life']);
    const role = roles[seat] ?? 'outlaw';
    const character: CharacterId = CHARACTERS.find(id => words.includes(id)) ?? 'black-jack';
    const maxLife = characterOf(character).life + (role === 'sheriff' ? 1 : 0);
    const dead = words.includes('dead');
    return {
      role,
      character,
      maxLife,
      life: dead ? 0 : amountOf(told, 'life') || maxLife,
      hand: lists[seat] ?? [],
      inPlay: lists[seats.length + seat] ?? [],
      fell: dead ? { kind: 'dynamite' } : null,
    };
  });
}

/** The cards that a seat `holds`, or sits there `with`. */
function wordsAfter(word: 'holds' | 'with', text: string): string[] {
  const words = text.split(' ');
  const start = words.indexOf(word);
  if (start < 0) return [];
  const end = words.findIndex((other, place) => place > start && (other === 'holds' || other === 'with'));
  return words.slice(start + 1, end < 0 ? undefined : end);
}

/**
 * Cards by chance as dictated: of a hand of as many cards as can come, the one named next. Otherwise the last thing that
 * can come, so that a shuffle leaves the pile as it lies.
 */
export function chanceOf(state: Readonly<BangState>, cards: readonly string[]): ScriptedChance {
  const coming = [...cards];
  return {
    int(n) {
      const [next] = coming;
      if (next === undefined) return n - 1;
      const places = state.players.flatMap(({ hand }) =>
        hand.length === n ? [hand.findIndex(card => fits(card, next))] : [],
      );
      const found = Math.max(-1, ...places);
      if (found < 0) return n - 1;
      coming.shift();
      return found;
    },
    left: () => coming.length,
  };
}
