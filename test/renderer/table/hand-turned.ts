import type { Frames } from '../../../src/renderer/table/stage/timeline.ts';

/** Frames that come when the test says so. */
export function handTurned(): Frames & { turn(ms: number): Promise<void>; readonly listening: number } {
  const ticks = new Set<(now: number) => void>();
  let now = 0;
  return {
    now: () => now,
    each(tick) {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
    touch: () => undefined,
    get listening() {
      return ticks.size;
    },
    async turn(ms) {
      now += ms;
      for (const tick of ticks) tick(now);
      await settled();
    },
  };
}

/** Lets everything that was promised run. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
