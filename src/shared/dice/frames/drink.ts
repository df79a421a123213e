import type { Seat } from '../../engine/seats.ts';
import { placesOf, traitsOf } from '../faces.ts';
import { clockwise } from '../game.ts';
import type { DiceState, TurnFrame } from '../state.ts';
import { playerAt, turnOf } from '../state.ts';
import type { Rule } from './rule.ts';
import { isWounded } from './rule.ts';

/** Who gets each beer. While everybody is full it makes no difference and nobody is asked. */
export const drink: Rule<'drink'> = {
  ask(state) {
    const turn = turnOf(state);
    const beers = beersOf(turn);
    const alive = clockwise(state, turn.seat);
    if (beers.length === 0 || !alive.some(seat => isWounded(state, seat))) return null;
    return {
      seat: turn.seat,
      prompt: 'drink',
      options: beers.flatMap(die => alive.map(to => ({ kind: 'drink' as const, die, to }))),
      groups: beers.map(() => ({ size: alive.length, min: 1, max: 1 })),
      fallback: kindest(state, alive, beers.length).map((seat, beer) => beer * alive.length + alive.indexOf(seat)),
    };
  },

  step: () => 'done',

  answer(game, _frame, picks) {
    const { seat: by } = turnOf(game.state);
    const doubles = game.player(by).life <= traitsOf(game.state, by).doubleBeersUpTo;
    const beers = picks.filter(pick => pick.kind === 'drink').toSorted((a, b) => a.die - b.die);
    for (const { die, to } of beers) {
      game.emit({ type: 'drank', by, to, die });
      const twice = doubles && to === by;
      if (twice) game.useAbility(by, null);
      game.gainLife(to, twice ? 2 : 1, 'beer');
    }
    return 'done';
  },
};

function beersOf(turn: Readonly<TurnFrame>): number[] {
  return placesOf(turn.dice, 'beer').filter(die => die !== turn.spentBeer);
}

/** One after the other to the drinker while he is wounded, else to the weakest. */
function kindest(state: Readonly<DiceState>, alive: readonly Seat[], beers: number): Seat[] {
  const lives = new Map(alive.map(seat => [seat, playerAt(state, seat).life]));
  const self = alive[0] ?? 0;
  return Array.from({ length: beers }, () => {
    const life = (seat: Seat) => lives.get(seat) ?? 0;
    const wounded = alive.filter(seat => life(seat) < playerAt(state, seat).maxLife);
    const to = wounded.includes(self)
      ? self
      : wounded.reduce((weakest, seat) => (life(seat) < life(weakest) ? seat : weakest), wounded[0] ?? self);
    lives.set(to, life(to) + 1);
    return to;
  });
}
