/** `npm run bench`: our host against the least a `ws` server could do, both in one run, round by round. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES, type GameId } from '../../src/shared/games.ts';
import { dearest } from './bundle.ts';
import { compare, round2, type Comparison } from './compare.ts';
import { engineSpeed } from './engine.ts';
import { HostTable } from './host.ts';
import { median } from './measure.ts';
import { table } from './table.ts';
import { RawTable } from './raw.ts';

const CROWD_ROUNDS = 3;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'dice' },
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '7' },
    actions: { type: 'string', default: '300' },
    growth: { type: 'string', default: '2000' },
  },
});
const rounds = Number(values.rounds);
const actions = Number(values.actions);
const growthActions = Number(values.growth);
const game = GAMES.find(id => id === values.game);
if (!game) throw new RangeError(`--game must be ${GAMES.join(' or ')}, not "${values.game}"`);

const main = resolve('out/main/headless.js');
if (!existsSync(main)) throw new Error(`${main} is missing: run npm run build first`);
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const host = new HostTable(main, game);
const raw = new RawTable();
try {
  const versus = await compare({ host, raw }, { rounds, actions, say });

  say(`${growthActions} more actions, to see what stays in memory`);
  const before = await host.usage();
  await host.play(growthActions);
  const after = await host.usage();

  say('the same with two tables and ten spectators');
  const crowd = await withCrowd(game);
  const engine = engineSpeed(game, 4000);

  const result = {
    game,
    rounds,
    actions: rounds * actions,
    ...versus,
    crowd,
    phoneBytesPerAction: median(host.phoneBytes),
    rssMB: round2(after.rss / 2 ** 20),
    heapGrowthMBPer10000: round2(((after.heap - before.heap) / 2 ** 20) * (10_000 / growthActions)),
    ...engine,
    phoneBundleGzipBytes: dearest(resolve('out/renderer')),
  };
  console.log(values.json ? JSON.stringify(result) : table(result));
} finally {
  await raw.close();
  await host.close();
}

async function withCrowd(of: GameId): Promise<Comparison> {
  const sides = { host: new HostTable(main, of, { tables: 2, spectators: 10 }), raw: new RawTable() };
  try {
    return await compare(sides, { rounds: CROWD_ROUNDS, actions, say });
  } finally {
    await sides.raw.close();
    await sides.host.close();
  }
}
