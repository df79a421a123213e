import type { HostTable } from './host.ts';
import { median, quantile, type Stretch } from './measure.ts';
import type { RawTable } from './raw.ts';

export interface Sides {
  ours: number;
  raw: number;
  ratio: number;
}

export interface Comparison {
  p50: Sides;
  p99: Sides;
  /** Milliseconds. */
  cpuPerAction: Sides;
}

/** Opens both with as many screens and measures them round by round, so that both meet the same machine. */
export async function compare(
  { host, raw }: { host: HostTable; raw: RawTable },
  { rounds, actions, say }: { rounds: number; actions: number; say: (line: string) => void },
): Promise<Comparison> {
  await host.open();
  say('warming up');
  await host.play(actions);
  await raw.open(host.recorded);
  await raw.play(actions);
  host.phoneBytes = [];

  const pairs: Record<'ours' | 'raw', Stretch>[] = [];
  for (let round = 1; round <= rounds; round++) {
    // Taking turns at going first, so that neither always gets the warmer machine.
    const first = round % 2 === 0 ? await raw.play(actions) : null;
    const ours = await host.play(actions);
    const theirs = first ?? (await raw.play(actions));
    pairs.push({ ours, raw: theirs });
    say(
      `round ${round}: ${quantile(ours.times, 0.5).toFixed(2)} ms against ${quantile(theirs.times, 0.5).toFixed(2)} ms`,
    );
  }
  const sides = (of: (stretch: Stretch) => number): Sides => ({
    ours: round2(median(pairs.map(({ ours }) => of(ours)))),
    raw: round2(median(pairs.map(pair => of(pair.raw)))),
    ratio: round2(median(pairs.map(({ ours, raw: theirs }) => of(ours) / of(theirs)))),
  });
  return {
    p50: sides(({ times }) => quantile(times, 0.5)),
    p99: sides(({ times }) => quantile(times, 0.99)),
    cpuPerAction: sides(({ cpu }) => cpu),
  };
}

export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
