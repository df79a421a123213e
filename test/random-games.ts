import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameTypes } from '../src/shared/engine/ruleset.ts';
import type { Deal, Subject } from './random-game.ts';
import { endsSoundly, keepsSecrets, leavesInputUntouched, replays, survivesJson } from './random-game.ts';

type Property = <G extends GameTypes>(subject: Subject<G>, deal: Deal<G>) => void;

/** Any set of house rules of this game. */
function rulesOf<Options>(readings: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<Options> {
  const each = Object.entries(readings).map(([rule, list]) => [rule, fc.constantFrom(...list)] as const);
  return fc.record(Object.fromEntries(each)) as fc.Arbitrary<object> as fc.Arbitrary<Options>;
}

/** Plays `games` random games with any house rules. */
function inEveryGame<G extends GameTypes>(
  subject: Subject<G>,
  { games, players, options }: { games: number; players: number; options: fc.Arbitrary<G['Options']> },
  property: Property,
): void {
  const deals = fc.record({ players: fc.constant(players), seed: fc.nat(), options });
  fc.assert(
    fc.property(deals, deal => property(subject, deal)),
    { numRuns: games },
  );
}

/** What must hold in random games of any ruleset, for every number of players; `secrets` games are the slow ones. */
export function describeRandomGames<G extends GameTypes>(
  subject: Subject<G>,
  {
    games,
    secrets,
    readings,
  }: { games: number; secrets: number; readings: Readonly<Record<string, readonly string[]>> },
): void {
  const options = rulesOf<G['Options']>(readings);
  describe.each([3, 4, 5, 6, 7, 8])('random games for %i players', players => {
    const few = { games: Math.ceil(games / 10), players, options };

    test('end, with nothing lost or made and every life in range at every question', () => {
      inEveryGame(subject, { games, players, options }, endsSoundly);
    });

    test('leave the state that was answered untouched', () => {
      inEveryGame(subject, few, leavesInputUntouched);
    });

    test('go on identically after JSON at any question', () => {
      inEveryGame(subject, few, survivesJson);
    });

    test('are the same again from seed and answers', () => {
      inEveryGame(subject, few, replays);
    });

    test('show, tell and ask every viewer the same whatever is hidden from it', () => {
      inEveryGame(subject, { games: secrets, players, options }, keepsSecrets);
    });
  });
}
