import type { Question } from '../../engine/resolver.ts';
import type { Seat } from '../../engine/seats.ts';
import { total } from '../abilities.ts';
import type { Game } from '../game.ts';
import type { Option, Prompt } from '../model.ts';
import type { BangState } from '../state.ts';
import { playerAt } from '../state.ts';
import type { Rule } from './rule.ts';

/** Sid Ketchum discards two cards for a life, in the order he names them. Fewer mean not after all. */
export const heal: Rule<'heal'> = {
  ask: (state, { seat }) => healQuestion(state, seat),

  step: () => 'done',

  answer(game, { seat }, picked) {
    healWith(game, seat, picked);
    return 'done';
  },
};

export function healWith(game: Game, seat: Seat, picked: readonly Option[]): void {
  const cards = picked.flatMap(option => (option.kind === 'card' ? [option.card] : []));
  if (cards.length === total(game.state, seat, 'healCost')) game.heal(seat, cards);
}

export function healQuestion(state: Readonly<BangState>, seat: Seat): Question<Option, Prompt> {
  const { hand } = playerAt(state, seat);
  return {
    seat,
    prompt: 'heal',
    options: hand.map(card => ({ kind: 'card', card })),
    groups: [{ size: hand.length, min: 0, max: total(state, seat, 'healCost') }],
    fallback: [],
  };
}
