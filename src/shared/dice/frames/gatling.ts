import { placesOf, traitsOf } from '../faces.ts';
import type { Game } from '../game.ts';
import { clockwise } from '../game.ts';
import type { Hit } from '../state.ts';
import { playerAt, turnOf } from '../state.ts';
import { PLAIN } from '../traits.ts';
import type { Rule } from './rule.ts';

/** Fires once whatever the number of dice: everybody else is hit, the roller's own arrows go back. */
export const gatling: Rule<'gatling'> = {
  step(game, frame) {
    const { seat: by, dice } = turnOf(game.state);
    const { options } = game.state;
    if (frame.fired) {
      if (options.gatlingArrows === 'last') game.returnArrows(by, game.player(by).arrows, 'gatling');
      return 'done';
    }
    const barrels = placesOf(dice, 'gatling').length;
    if (barrels < traitsOf(game.state, by).gatlingsNeeded) return 'done';
    frame.fired = true;
    if (barrels < PLAIN.gatlingsNeeded) game.useAbility(by, null);
    game.emit({ type: 'firedGatling', by });
    if (options.gatlingArrows === 'first') game.returnArrows(by, game.player(by).arrows, 'gatling');
    return { first: [{ kind: 'wound', cause: { kind: 'gatling', by }, phase: 'replace', hits: hitsOf(game) }] };
  },
};

function hitsOf(game: Game): Hit[] {
  return game
    .clockwise()
    .slice(1)
    .flatMap(seat => {
      if (!traitsOf(game.state, seat).gatlingProof) return [{ seat, amount: 1, answered: false }];
      game.useAbility(seat, null);
      return [];
    });
}

/** Kit Carlson: after the Gatling, one arrow at a time from anybody who holds one, himself included. */
export const removals: Rule<'removals'> = {
  ask(state, frame) {
    const { seat } = turnOf(state);
    const holders = clockwise(state, seat).filter(other => playerAt(state, other).arrows > 0);
    if (frame.left === 0 || holders.length === 0) return null;
    return {
      seat,
      prompt: 'remove',
      options: [...holders.map(from => ({ kind: 'remove' as const, from })), { kind: 'stop' }],
      groups: [{ size: holders.length + 1, min: 1, max: 1 }],
      // The first holder clockwise is Kit himself if he holds any; another's arrows he leaves alone.
      fallback: [holders[0] === seat ? 0 : holders.length],
    };
  },

  step: () => 'done',

  answer(game, frame, [pick]) {
    if (pick?.kind !== 'remove') return 'done';
    frame.left--;
    game.useAbility(turnOf(game.state).seat, pick.from);
    game.returnArrows(pick.from, 1, 'kit-carlson');
    return 'stay';
  },
};
