import type { Next } from '../../engine/resolver.ts';
import { usable } from '../abilities.ts';
import type { Option } from '../model.ts';
import type { DuelFrame, Frame } from '../state.ts';
import { playerAt, woundOf } from '../state.ts';
import type { Rule } from './rule.ts';
import { healOption, oneOf } from './rule.ts';

/** Both discard a BANG! in turn; whoever does not loses a life. */
export const duel: Rule<'duel'> = {
  ask(state, frame) {
    const { next } = frame;
    if (playerAt(state, next).hand.length === 0) return null;
    const options: Option[] = [
      ...usable(state, next, 'bang').map((card): Option => ({ kind: 'answer', card, as: 'bang' })),
      ...healOption(state, next),
      { kind: 'take' },
    ];
    return oneOf(next, 'duel', options, options[0]?.kind === 'answer' ? 0 : options.length - 1);
  },

  step: (_game, frame) => lost(frame),

  answer(game, frame, [pick]) {
    switch (pick?.kind) {
      case 'answer':
        game.answer(frame.next, pick, opponentOf(frame));
        frame.bangs++;
        frame.next = opponentOf(frame);
        return 'stay';
      case 'heal':
        return { first: [{ kind: 'heal', seat: frame.next }] };
      default:
        return lost(frame);
    }
  },
};

export function opponentOf({ by, at, next }: Readonly<DuelFrame>): number {
  return next === at ? by : at;
}

function lost({ by, next }: DuelFrame): Next<Frame> {
  return { instead: [woundOf(next, 1, { kind: 'duel', by })] };
}
