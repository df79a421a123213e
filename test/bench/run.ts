/** `npm run bench`: our host against the least a `ws` server could do, both in one run, round by round. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../../src/shared/games.ts';
import { loads } from './bundle.ts';
import { compare, round2, type Comparison } from './compare.ts';
import { engineSpeed } from './engine.ts';
import { HostTable } from './host.ts';
import { median } from './measure.ts';
import { pictureTimes } from './pictures.ts';
import { table } from './table.ts';
import { RawTable } from './raw.ts';
import { seatedTimes } from './seated.ts';

const SIDE_ROUNDS = 3;

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
const raw = new RawTable(null);
try {
  const versus = await compare({ host, raw }, { rounds, actions, say });

  say(`${growthActions} more actions, to see what stays in memory`);
  const before = await host.usage();
  await host.play(growthActions);
  const after = await host.usage();

  say('the same with two tables and ten spectators');
  const crowd = await aside(
    new HostTable(main, game, { onlookers: { tables: 2, spectators: 10 } }),
    new RawTable(null),
  );
  say('the same with every answer on the disk first');
  const folder = mkdtempSync(join(tmpdir(), 'saloon-bench-raw-'));
  const saving = await aside(new HostTable(main, game, { saving: true }), new RawTable(join(folder, 'journal')));
  rmSync(folder, { recursive: true, force: true });
  const engine = engineSpeed(game, 4000);
  const phone = loads(resolve('out/renderer'));
  say('the table in its busiest moments');
  const pictures = await pictureTimes();
  say('guests who scan the code on slow phones');
  const seated = await seatedTimes();

  const result = {
    game,
    rounds,
    actions: rounds * actions,
    ...versus,
    crowd,
    saving,
    phoneBytesPerAction: median(host.phoneBytes),
    rssMB: round2(after.rss / 2 ** 20),
    heapGrowthMBPer10000: round2(((after.heap - before.heap) / 2 ** 20) * (10_000 / growthActions)),
    ...engine,
    phoneFirstGzipBytes: Math.max(...phone.map(load => load.first)),
    phonePlayGzipBytes: Math.max(...phone.map(load => load.play)),
    pictures,
    seated,
  };
  console.log(values.json ? JSON.stringify(result) : table(result));
} finally {
  await raw.close();
  await host.close();
}

async function aside(ours: HostTable, theirs: RawTable): Promise<Comparison> {
  try {
    return await compare({ host: ours, raw: theirs }, { rounds: SIDE_ROUNDS, actions, say });
  } finally {
    await theirs.close();
    await ours.close();
  }
}
