import { parseArgs } from 'node:util';
import type { BangTypes } from '../shared/bang/index.ts';
import type { BotName } from '../shared/bots/index.ts';
import { BANG_BOTS, BOT_NAMES, DICE_BOTS, randomPicks } from '../shared/bots/index.ts';
import type { DiceTypes } from '../shared/dice/index.ts';
import { seedOf, stateRng } from '../shared/engine/rng.ts';
import type { GameTypes, Ruleset } from '../shared/engine/ruleset.ts';
import type { Chooser } from '../shared/engine/simulate.ts';
import { simulate } from '../shared/engine/simulate.ts';
import type { GameId } from '../shared/games.ts';
import { GAMES } from '../shared/games.ts';
import { rulesets } from '../shared/rulesets.ts';
import { faultInBang, faultInDice } from './faults.ts';

const USAGE = `usage: npm run sim -- [--game ${GAMES.join('|')}] [--players 3–8] [--games N] [--seed N] [--bots ${BOT_NAMES.join('|')}] [--json]`;

interface Flags {
  readonly game: GameId;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: BotName;
  readonly json: boolean;
}

function flagsOf(args: string[]): Flags {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'dice' },
      players: { type: 'string', default: '5' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      json: { type: 'boolean', default: false },
    },
  });
  const game = oneOf('--game', values.game, GAMES);
  return {
    game,
    players: whole('--players', values.players, rulesets[game].seats),
    games: whole('--games', values.games, { min: 1, max: 1_000_000 }),
    seed: whole('--seed', values.seed, { min: 0, max: 1_000_000 }),
    bots: oneOf('--bots', values.bots, BOT_NAMES),
    json: values.json,
  };
}

function whole(flag: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max)
    throw new RangeError(`${flag} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

function oneOf<T extends string>(flag: string, text: string, all: readonly T[]): T {
  const found = all.find(one => one === text);
  if (found !== undefined) return found;
  throw new RangeError(`${flag} must be one of ${all.join(', ')}, not "${text}"`);
}

interface Played<G extends GameTypes> {
  readonly ruleset: Ruleset<G>;
  readonly chooser: Chooser<G>;
  fault(state: Readonly<G['State']>): string | null;
}

// Random picks need no look at the table, so that the speed measured is the engine's.
function play(flags: Flags) {
  const { game, bots } = flags;
  const isRandom = bots === 'random';
  switch (game) {
    case 'dice': {
      const bot = DICE_BOTS[bots];
      const chooser: Chooser<DiceTypes> = (decision, rng, sight) => bot(sight.view(), sight.own(), decision, rng);
      return playAll(flags, { ruleset: rulesets.dice, fault: faultInDice, chooser: isRandom ? randomPicks : chooser });
    }
    case 'bang': {
      const bot = BANG_BOTS[bots];
      const chooser: Chooser<BangTypes> = (decision, rng, sight) => bot(sight.view(), sight.own(), decision, rng);
      return playAll(flags, { ruleset: rulesets.bang, fault: faultInBang, chooser: isRandom ? randomPicks : chooser });
    }
    default:
      return game satisfies never;
  }
}

function playAll<G extends GameTypes>({ players, games, seed, bots }: Flags, { ruleset, chooser, fault }: Played<G>) {
  const wins: Record<string, number> = {};
  let answers = 0;
  let longest = 0;
  let violations = 0;
  const began = performance.now();
  for (let game = 0; game < games; game++) {
    const played = simulate(ruleset, {
      players,
      options: ruleset.defaults,
      seed: seedOf(2 * (seed * 1000 + game)),
      chooserAt: () => chooser,
      chance: stateRng({ rng: seedOf(2 * (seed * 1000 + game) + 1) }),
      watch: state => {
        const wrong = fault(state);
        if (wrong === null) return;
        violations++;
        console.error(`${wrong} (game ${game})`);
      },
    });
    const { reason } = played.outcome;
    wins[reason] = (wins[reason] ?? 0) + 1;
    answers += played.answers;
    longest = Math.max(longest, played.answers);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    game: ruleset.id,
    players,
    bots,
    seed,
    games,
    answers,
    answersPerSecond: Math.round(answers / seconds),
    gamesPerSecond: Math.round(games / seconds),
    wins,
    longest,
    violations,
  };
}

try {
  const flags = flagsOf(process.argv.slice(2));
  const result = play(flags);
  if (flags.json) console.log(JSON.stringify(result));
  else console.table({ ...result, wins: JSON.stringify(result.wins) });
  if (result.violations > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 2;
}
