import { lockedDice, placesOf, traitsOf } from '../faces.ts';
import type { Game } from '../game.ts';
import { DICE } from '../model.ts';
import type { Frame, RollFrame } from '../state.ts';
import { turnOf } from '../state.ts';
import type { Next } from '../../engine/resolver.ts';
import type { Rule } from './rule.ts';
import { PLAIN } from '../traits.ts';
import { hasExploded } from './turn.ts';

/** Throwing and throwing again. Only faces thrown this time take arrows; dynamite is counted after them. */
export const roll: Rule<'roll'> = {
  ask(state, frame) {
    const turn = turnOf(state);
    switch (frame.phase) {
      case 'throw':
        return {
          seat: turn.seat,
          prompt: 'throw',
          options: [{ kind: 'throw' }],
          groups: [{ size: 1, min: 1, max: 1 }],
          fallback: [0],
        };
      case 'choose': {
        const locked = lockedDice(state, turn);
        const free = turn.dice.map((_, place) => place).filter(place => !locked.includes(place));
        return {
          seat: turn.seat,
          prompt: 'reroll',
          options: free.map(die => ({ kind: 'die', die })),
          groups: [{ size: free.length, min: 0, max: free.length }],
          fallback: [],
        };
      }
      case 'count':
        return null;
      default:
        return frame.phase satisfies never;
    }
  },

  step(game, frame) {
    const turn = turnOf(game.state);
    if (hasExploded(turn)) {
      game.emit({ type: 'dynamiteExploded', seat: turn.seat });
      return { instead: [wounded(turn.seat)] };
    }
    if (turn.throws >= traitsOf(game.state, turn.seat).throws) return 'done';
    frame.phase = 'choose';
    return 'stay';
  },

  answer(game, frame, picks) {
    if (frame.phase === 'throw')
      return throwing(
        game,
        frame,
        Array.from({ length: DICE }, (_, place) => place),
      );
    const places = picks.flatMap(pick => (pick.kind === 'die' ? [pick.die] : []));
    // No dice mean stop: a throw of nothing must not use one up.
    if (places.length === 0) return 'done';
    const turn = turnOf(game.state);
    const dynamiteAgain = places.some(place => turn.dice[place] === 'dynamite');
    if (dynamiteAgain || turn.throws >= PLAIN.throws) game.useAbility(turn.seat, null);
    return throwing(game, frame, places);
  },
};

function throwing(game: Game, frame: RollFrame, places: readonly number[]): Next<Frame> {
  game.throwDice(places);
  frame.phase = 'count';
  const turn = turnOf(game.state);
  const left = placesOf(turn.dice, 'arrow').filter(place => places.includes(place)).length;
  return left > 0 ? { first: [{ kind: 'arrows', seat: turn.seat, why: 'roll', left }] } : 'stay';
}

function wounded(seat: number): Frame {
  return {
    kind: 'wound',
    cause: { kind: 'dynamite' },
    phase: 'replace',
    hits: [{ seat, amount: 1, answered: false }],
  };
}
