import type { Next } from '../../engine/resolver.ts';
import { dodgeDrawsOf, usable } from '../abilities.ts';
import type { Option } from '../model.ts';
import { missesNeeded } from '../reach.ts';
import type { BangState, Frame, ShotFrame } from '../state.ts';
import { playerAt, woundOf } from '../state.ts';
import type { Rule } from './rule.ts';
import { healOption, oneOf } from './rule.ts';

/** One player shooting at another: a BANG!, or one target of a Gatling. */
export const shot: Rule<'shot'> = {
  ask(state, frame) {
    const missing = missesNeeded(state, frame) - frame.found;
    const draws = drawsLeft(state, frame);
    const { hand } = playerAt(state, frame.at);
    // By the size of the hand, which everybody sees: the pause tells nobody whether there is a Missed! in it.
    if (missing <= 0 || (hand.length === 0 && draws.length === 0)) return null;
    const cards = usable(state, frame.at, 'missed');
    const options: Option[] = [
      ...draws,
      ...cards.map((card): Option => ({ kind: 'answer', card, as: 'missed' })),
      ...healOption(state, frame.at),
      { kind: 'take' },
    ];
    const worthwhile = draws.length > 0 || cards.length >= missing;
    return oneOf(frame.at, 'dodge', options, worthwhile ? 0 : options.length - 1);
  },

  step(game, frame) {
    if (frame.found < missesNeeded(game.state, frame)) return hit(frame);
    game.emit({ type: 'dodged', seat: frame.at, by: frame.by });
    return 'done';
  },

  answer(game, frame, [pick]) {
    switch (pick?.kind) {
      case 'answer':
        frame.found++;
        game.answer(frame.at, pick, frame.by);
        if (game.state.options.suzyAnswers === 'at-once') game.refill(frame.at);
        return 'stay';
      case 'draw':
        frame.used.push(pick.with);
        if (pick.with === 'jourdonnais') game.useAbility(frame.at, frame.by);
        return { first: [{ kind: 'check', seat: frame.at, why: pick.with, cards: null }] };
      case 'heal':
        return { first: [{ kind: 'heal', seat: frame.at }] };
      default:
        return hit(frame);
    }
  },
};

/** One draw! for a Barrel and one for Jourdonnais against each shot. */
function drawsLeft(state: Readonly<BangState>, frame: Readonly<ShotFrame>): Option[] {
  return dodgeDrawsOf(state, frame.at)
    .filter(source => !frame.used.includes(source))
    .map(source => ({ kind: 'draw', with: source }));
}

function hit({ by, at, as }: ShotFrame): Next<Frame> {
  return { instead: [woundOf(at, 1, { kind: as, by })] };
}
