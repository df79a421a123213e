/** `npm run bench`: our host against the least a `ws` server could do, both in one run, round by round. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../../src/shared/games.ts';
import { dearest } from './bundle.ts';
import { engineSpeed } from './engine.ts';
import { HostTable } from './host.ts';
import { median, quantile, type Stretch } from './measure.ts';
import { table } from './table.ts';
import { RawTable } from './raw.ts';

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
  await host.open();
  say('warming up');
  await host.play(actions);
  await raw.open(host.recorded);
  await raw.play(actions);
  host.phoneBytes = [];

  const pairs: { ours: Stretch; theirs: Stretch }[] = [];
  for (let round = 1; round <= rounds; round++) {
    // Taking turns at going first, so that neither always gets the warmer machine.
    const first = round % 2 === 0 ? await raw.play(actions) : null;
    const ours = await host.play(actions);
    const theirs = first ?? (await raw.play(actions));
    pairs.push({ ours, theirs });
    say(
      `round ${round}: ${quantile(ours.times, 0.5).toFixed(2)} ms against ${quantile(theirs.times, 0.5).toFixed(2)} ms`,
    );
  }
  const ratio = (of: (stretch: Stretch) => number): number =>
    round2(median(pairs.map(({ ours, theirs }) => of(ours) / of(theirs))));
  const middle = (side: 'ours' | 'theirs', of: (stretch: Stretch) => number): number =>
    round2(median(pairs.map(pair => of(pair[side]))));
  const at =
    (share: number) =>
    ({ times }: Stretch): number =>
      quantile(times, share);

  say(`${growthActions} more actions, to see what stays in memory`);
  const before = await host.usage();
  await host.play(growthActions);
  const after = await host.usage();
  const engine = engineSpeed(game, 4000);

  const result = {
    game,
    rounds,
    actions: rounds * actions,
    p50: { ours: middle('ours', at(0.5)), raw: middle('theirs', at(0.5)), ratio: ratio(at(0.5)) },
    p99: { ours: middle('ours', at(0.99)), raw: middle('theirs', at(0.99)), ratio: ratio(at(0.99)) },
    cpuPerAction: {
      ours: middle('ours', s => s.cpu),
      raw: middle('theirs', s => s.cpu),
      ratio: ratio(s => s.cpu),
    },
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

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
