/** The long versions of what the suite does for a moment: `npm run soak -- --games 200`, `--bad N`, `--secrets N`, `--kills N`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '../../src/shared/games.ts';
import { throwBadInputs } from './bad.ts';
import { sendBadInputs } from './bad-sockets.ts';
import type { SecretsFigures } from './secrets.ts';
import { keepsSecretsOnTheWire } from './secrets.ts';
import { kills } from './kills.ts';
import { soak } from './soak.ts';

const MB = 1_000_000;
/** A household may send 300 messages a second. */
const MOST_OVER_SOCKETS = 10_000;

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    bad: { type: 'string' },
    secrets: { type: 'string' },
    /** Of the built host. */
    kills: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Minutes after which `--secrets` begins no more games. */
    minutes: { type: 'string', default: '600' },
  },
});
const seed = Number(values.seed);

async function bad(inputs: number): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const { refused, accepted, reasons } = throwBadInputs({ inputs, seed }, figures => {
    if (figures.inputs % 100_000 === 0) console.log(`${figures.inputs} …`);
  });
  globalThis.gc?.();
  const growth = (process.memoryUsage().heapUsed - before) / MB;
  console.log(`bad inputs: ${inputs}; refused with a reason ${refused}, accepted ${accepted}; no crash, no change`);
  console.log(`reasons: ${JSON.stringify(reasons)}`);
  console.log(`heap: ${growth.toFixed(1)} MB more than before`);
  const share = await sendBadInputs({ inputs: Math.min(MOST_OVER_SOCKETS, Math.ceil(inputs / 100)), seed });
  console.log(`over sockets: ${JSON.stringify(share)}`);
}

function secrets(games: number): void {
  const until = performance.now() + Number(values.minutes) * 60_000;
  for (const game of GAMES) {
    const figures: SecretsFigures = { games: 0, answers: 0, messages: 0, bytes: 0, happened: {} };
    const half = performance.now() + (until - performance.now()) / (game === GAMES[0] ? 2 : 1);
    for (let n = 0; n < games && performance.now() < half; n++) {
      keepsSecretsOnTheWire(game, seed + n, figures);
      if (n % 100 === 99) console.log(`${game}: ${n + 1} …`);
    }
    console.log(`secrets of ${game}: ${JSON.stringify(figures)}`);
  }
}

async function games(count: number): Promise<void> {
  const began = performance.now();
  const { answers, happened, memory } = await soak({ games: count, seed }, figures => {
    const last = figures.memory.at(-1);
    if (figures.games % 5 === 0 && last)
      console.log(
        `${figures.games} games, ${figures.answers} answers, RSS ${(last.rss / MB).toFixed(1)} MB, heap ${(last.heap / MB).toFixed(1)} MB`,
      );
  });
  console.log(`soak: ${count} games, ${answers} answers in ${Math.round((performance.now() - began) / 1000)} s`);
  console.log(`happened: ${JSON.stringify(happened)}`);
  // Until then the host is still being compiled.
  const warm = memory.filter(one => one.answers > answers / 4);
  console.log(`growth in 10,000 answers: RSS ${slope(warm, 'rss')} MB, heap ${slope(warm, 'heap')} MB`);
}

/** Of the straight line through all points, in MB for 10,000 answers. */
function slope(points: readonly { answers: number; rss: number; heap: number }[], of: 'rss' | 'heap'): string {
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [x, y] = [mean(points.map(({ answers }) => answers)), mean(points.map(point => point[of]))];
  const up = points.reduce((sum, point) => sum + (point.answers - x) * (point[of] - y), 0);
  const across = points.reduce((sum, { answers }) => sum + (answers - x) ** 2, 0);
  return ((up / across) * (10_000 / MB)).toFixed(2);
}

if (values.bad !== undefined) await bad(Number(values.bad));
if (values.secrets !== undefined) secrets(Number(values.secrets));
if (values.kills !== undefined)
  console.log(
    await kills({ kills: Number(values.kills), seed, host: [resolve('out/main/headless.js')], say: console.log }),
  );
if (values.games !== undefined || [values.bad, values.secrets, values.kills].every(one => one === undefined))
  await games(Number(values.games ?? 200));
