import type { Next } from '../../engine/resolver.ts';
import type { Seat } from '../../engine/seats.ts';
import { aimOf, isStretched, placesOf, targets, traitsOf } from '../faces.ts';
import type { Game } from '../game.ts';
import type { Option } from '../model.ts';
import type { DiceState, Frame, TurnFrame } from '../state.ts';
import { playerAt, turnOf } from '../state.ts';
import type { Rule } from './rule.ts';

type Shot = Extract<Option, { kind: 'shoot' }>;
type Double = Extract<Option, { kind: 'double' }>;

/** All 1s and 2s are aimed before any of them hits. */
export const shoot: Rule<'shoot'> = {
  ask(state) {
    const turn = turnOf(state);
    const aims = aimsOf(state, turn);
    const doubles = doublesOf(state, turn, aims);
    if (doubles.length === 0 && aims.every(shots => shots.length === 1)) return null;
    const groups = aims.map(shots => ({ size: shots.length, min: 1, max: 1 }));
    return {
      seat: turn.seat,
      prompt: 'shoot',
      options: [...aims.flat(), ...doubles],
      groups: doubles.length > 0 ? [...groups, { size: doubles.length, min: 0, max: 1 }] : groups,
      fallback: mildest(state, aims),
    };
  },

  step(game) {
    return fire(game, aimsOf(game.state, turnOf(game.state)).flat(), null);
  },

  answer(game, _frame, picks) {
    const shots = picks.filter(pick => pick.kind === 'shoot');
    return fire(
      game,
      shots.toSorted((a, b) => a.die - b.die),
      picks.find(pick => pick.kind === 'double') ?? null,
    );
  },
};

function faceOf(turn: Readonly<TurnFrame>, die: number): 'one' | 'two' {
  const face = turn.dice[die];
  if (face === 'one' || face === 'two') return face;
  throw new Error(`die ${die} shows ${face}, which cannot be aimed`);
}

/** For each 1 and 2 all that it may hit. */
function aimsOf(state: Readonly<DiceState>, turn: Readonly<TurnFrame>): Shot[][] {
  const aim = aimOf(state, turn.seat);
  return placesOf(turn.dice, 'one', 'two').map(die =>
    targets(aim, faceOf(turn, die)).map(at => ({ kind: 'shoot', die, at })),
  );
}

function doublesOf(state: Readonly<DiceState>, turn: Readonly<TurnFrame>, aims: readonly Shot[][]): Double[] {
  if (!traitsOf(state, turn.seat).doublesShot) return [];
  const beers = placesOf(turn.dice, 'beer');
  return aims.flatMap(([shot]) => (shot ? beers.map(beer => ({ kind: 'double' as const, die: shot.die, beer })) : []));
}

/** Not at the Sheriff where another can be hit, and always at whoever is left with most life. */
function mildest(state: Readonly<DiceState>, aims: readonly Shot[][]): number[] {
  const left = state.players.map(player => player.life);
  const spared = (seat: Seat) => (state.players.length > 3 && playerAt(state, seat).role === 'sheriff' ? 1 : 0);
  let start = 0;
  return aims.map(shots => {
    const order = shots
      .map((shot, index) => ({ at: shot.at, index }))
      .toSorted((a, b) => spared(a.at) - spared(b.at) || (left[b.at] ?? 0) - (left[a.at] ?? 0));
    const best = order[0] ?? { at: 0, index: 0 };
    left[best.at] = (left[best.at] ?? 0) - 1;
    const pick = start + best.index;
    start += shots.length;
    return pick;
  });
}

function fire(game: Game, aimed: readonly Shot[], double: Double | null): Next<Frame> {
  if (aimed.length === 0) return 'done';
  const turn = turnOf(game.state);
  const by = turn.seat;
  const aim = aimOf(game.state, by);
  const stretched = aimed.filter(shot => isStretched(aim, faceOf(turn, shot.die), shot.at));
  for (const at of new Set(stretched.map(shot => shot.at))) game.useAbility(by, at);
  if (double) {
    turn.spentBeer = double.beer;
    game.useAbility(by, aimed.find(shot => shot.die === double.die)?.at ?? null);
  }
  const shots = aimed.map(({ die, at }) => ({ die, at, points: double?.die === die ? 2 : 1 }));
  game.emit({ type: 'shot', by, shots });
  const hits = game
    .clockwise()
    .map(seat => ({
      seat,
      amount: shots.reduce((sum, shot) => (shot.at === seat ? sum + shot.points : sum), 0),
      answered: false,
    }))
    .filter(hit => hit.amount > 0);
  return { instead: [{ kind: 'wound', cause: { kind: 'shot', by }, phase: 'replace', hits }] };
}
