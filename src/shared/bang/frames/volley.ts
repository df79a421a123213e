import type { Next } from '../../engine/resolver.ts';
import { usable } from '../abilities.ts';
import type { Option } from '../model.ts';
import type { Frame, IndiansFrame } from '../state.ts';
import { playerAt, woundOf } from '../state.ts';
import type { Rule } from './rule.ts';
import { healOption, oneOf } from './rule.ts';

/** One after the other, clockwise: each answers, loses a life and is saved or not before the next is shot at. */
export const gatling: Rule<'gatling'> = {
  step(_game, frame) {
    const at = frame.left.shift();
    if (at === undefined) return 'done';
    return { first: [{ kind: 'shot', by: frame.by, at, as: 'gatling', found: 0, used: [] }] };
  },
};

/** The same against Indians!, with a BANG! each. */
export const indians: Rule<'indians'> = {
  ask(state, { at }) {
    if (at === null || playerAt(state, at).hand.length === 0) return null;
    const options: Option[] = [
      ...usable(state, at, 'bang').map((card): Option => ({ kind: 'answer', card, as: 'bang' })),
      ...healOption(state, at),
      { kind: 'take' },
    ];
    return oneOf(at, 'indians', options, options[0]?.kind === 'answer' ? 0 : options.length - 1);
  },

  step(_game, frame) {
    if (frame.at === null) {
      frame.at = frame.left.shift() ?? null;
      return frame.at === null ? 'done' : 'stay';
    }
    return hit(frame, frame.at);
  },

  answer(game, frame, [pick]) {
    const { at } = frame;
    if (at === null) throw new Error('nobody is attacked by the Indians!');
    switch (pick?.kind) {
      case 'answer':
        game.answer(at, pick, frame.by);
        if (game.state.options.suzyAnswers === 'at-once') game.refill(at);
        frame.at = null;
        return 'stay';
      case 'heal':
        return { first: [{ kind: 'heal', seat: at }] };
      default:
        return hit(frame, at);
    }
  },
};

function hit(frame: IndiansFrame, at: number): Next<Frame> {
  frame.at = null;
  return { first: [woundOf(at, 1, { kind: 'indians', by: frame.by })] };
}
