import { after } from '../../engine/seats.ts';
import type { Game } from '../game.ts';
import { idOf } from '../face.ts';
import type { Frame, TurnFrame } from '../state.ts';
import { beginTurn, living, playerAt } from '../state.ts';
import { playsOf } from '../plays.ts';
import type { Rule } from './rule.ts';
import { healOption, oneOf } from './rule.ts';

/** What is looked at before the turn, in this order. */
const CHECKS = ['dynamite', 'jail'] as const;

/** Dynamite and Jail, the draw phase, any number of cards, and the hand cut down to the lives left. */
export const turn: Rule<'turn'> = {
  ask(state, frame) {
    const { seat } = frame;
    const { hand, life } = playerAt(state, seat);
    // By the size of the hand, which everybody sees: whether a card of it can be played is its owner's secret.
    if (frame.stage === 'play' && hand.length > 0)
      return oneOf(seat, 'play', [...playsOf(state, seat), ...healOption(state, seat), { kind: 'end' }]);
    const excess = hand.length - life;
    if (frame.stage !== 'discard' || excess <= 0) return null;
    return {
      seat,
      prompt: 'discard',
      options: hand.map(card => ({ kind: 'card', card })),
      groups: [{ size: hand.length, min: excess, max: excess }],
      fallback: Array.from({ length: excess }, (_, index) => hand.length - 1 - index),
    };
  },

  step(game, frame) {
    switch (frame.stage) {
      case 'begin':
        game.emit({ type: 'turnBegan', seat: frame.seat, round: frame.round });
        frame.stage = 'checks';
        return 'stay';
      case 'checks': {
        const { inPlay } = game.player(frame.seat);
        const why = CHECKS.find(id => inPlay.some(card => idOf(card) === id));
        if (why) return { first: [{ kind: 'check', seat: frame.seat, why, cards: null }] };
        frame.stage = 'draw';
        return { first: [{ kind: 'draw', seat: frame.seat, looked: null }] };
      }
      case 'draw':
        frame.stage = 'play';
        return 'stay';
      case 'play':
        frame.stage = 'discard';
        return 'stay';
      case 'discard':
      case 'over':
        return { instead: [nextTurn(game, frame)] };
      default:
        return frame.stage satisfies never;
    }
  },

  answer(game, frame, picked) {
    const [pick] = picked;
    switch (pick?.kind) {
      case 'play':
        return { first: game.play(frame.seat, pick) };
      case 'heal':
        return { first: [{ kind: 'heal', seat: frame.seat }] };
      case 'end':
        frame.stage = 'discard';
        return 'stay';
      default: {
        const cards = picked.flatMap(option => (option.kind === 'card' ? [option.card] : []));
        game.discardHand(frame.seat, cards, { why: 'hand-limit', by: null });
        frame.stage = 'over';
        return 'stay';
      }
    }
  },
};

/** Ends a turn, also that of one who fell in it, and goes to the next living player on the left. */
export function nextTurn(game: Game, frame: TurnFrame): Frame {
  const { players, starter } = game.state;
  game.emit({ type: 'turnEnded', seat: frame.seat });
  const seat = after(living(game.state), frame.seat);
  const fromStarter = (other: number) => (other - starter + players.length) % players.length;
  return beginTurn(seat, fromStarter(seat) <= fromStarter(frame.seat) ? frame.round + 1 : frame.round);
}
