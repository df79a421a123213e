import { parseArgs } from 'node:util';
import type { BotName } from '../shared/bots/index.ts';
import { BOT_NAMES, DICE_BOTS, randomPicks } from '../shared/bots/index.ts';
import type { DiceTypes } from '../shared/dice/index.ts';
import { dice } from '../shared/dice/index.ts';
import { ARROWS } from '../shared/dice/model.ts';
import type { DiceState } from '../shared/dice/state.ts';
import { seedOf, stateRng } from '../shared/engine/rng.ts';
import type { Chooser } from '../shared/engine/simulate.ts';
import { simulate } from '../shared/engine/simulate.ts';

const USAGE = `usage: npm run sim -- [--game dice] [--players 3–8] [--games N] [--seed N] [--bots ${BOT_NAMES.join('|')}] [--json]`;

interface Flags {
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
  if (values.game !== dice.id) throw new RangeError(`--game must be ${dice.id}, not ${values.game}`);
  return {
    players: whole('--players', values.players, dice.seats),
    games: whole('--games', values.games, { min: 1, max: 1_000_000 }),
    seed: whole('--seed', values.seed, { min: 0, max: 1_000_000 }),
    bots: botName(values.bots),
    json: values.json,
  };
}

function whole(flag: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max)
    throw new RangeError(`${flag} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

function botName(text: string): BotName {
  const found = BOT_NAMES.find(name => name === text);
  if (found) return found;
  throw new RangeError(`--bots must be one of ${BOT_NAMES.join(', ')}, not "${text}"`);
}

function chooserOf(name: BotName): Chooser<DiceTypes> {
  // Random picks need no look at the table, so that the speed measured is the engine's.
  if (name === 'random') return randomPicks;
  const bot = DICE_BOTS[name];
  return (decision, rng, sight) => bot(sight.view(), sight.own(), decision, rng);
}

/** Does what must hold whenever somebody is asked? */
function isSound(state: Readonly<DiceState>): boolean {
  let arrows = state.pile;
  for (const { life, maxLife, arrows: held, fell } of state.players) {
    if (life < 0 || life > maxLife || (life === 0) !== (fell !== null) || (fell !== null && held > 0)) return false;
    arrows += held;
  }
  return arrows === ARROWS && state.pile >= 1;
}

function play({ players, games, seed, bots }: Flags) {
  const chooser = chooserOf(bots);
  const wins: Record<string, number> = {};
  let answers = 0;
  let longest = 0;
  let violations = 0;
  const began = performance.now();
  for (let game = 0; game < games; game++) {
    const played = simulate(dice, {
      players,
      options: dice.defaults,
      seed: seedOf(2 * (seed * 1000 + game)),
      chooserAt: () => chooser,
      chance: stateRng({ rng: seedOf(2 * (seed * 1000 + game) + 1) }),
      watch: state => {
        if (!isSound(state)) violations++;
      },
    });
    const { reason } = played.outcome;
    wins[reason] = (wins[reason] ?? 0) + 1;
    answers += played.answers;
    longest = Math.max(longest, played.answers);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    game: dice.id,
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
