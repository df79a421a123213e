import { traitsOf } from '../faces.ts';
import { clockwise } from '../game.ts';
import { turnOf } from '../state.ts';
import type { Rule } from './rule.ts';
import { isWounded, neediest } from './rule.ts';

/** Sid Ketchum's life for somebody. Not asked while everybody is full. */
export const gift: Rule<'gift'> = {
  ask(state) {
    const { seat } = turnOf(state);
    const alive = clockwise(state, seat);
    if (traitsOf(state, seat).gift === 0 || !alive.some(other => isWounded(state, other))) return null;
    return {
      seat,
      prompt: 'heal',
      options: alive.map(to => ({ kind: 'heal', to })),
      groups: [{ size: alive.length, min: 1, max: 1 }],
      fallback: [alive.indexOf(neediest(state, seat, alive))],
    };
  },

  step: () => 'done',

  answer(game, _frame, [pick]) {
    if (pick?.kind !== 'heal') return 'stay';
    const { seat } = turnOf(game.state);
    game.useAbility(seat, pick.to);
    game.gainLife(pick.to, traitsOf(game.state, seat).gift, 'sid-ketchum');
    return 'done';
  },
};
