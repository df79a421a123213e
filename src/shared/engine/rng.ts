import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Chance as the rules ask for it. Tests hand in a scripted one. */
export interface Rng {
  /** A whole number from 0 to n − 1, all equally likely. */
  int(n: number): number;
}

/** Four 32-bit words: too many to search for a guest who has seen some dice. A seed is a first state. */
export type RngState = readonly number[];

/** A seed for tests and simulations, spread from one small number. Real games take theirs from `crypto`. */
export function seedOf(n: number): RngState {
  return xoroshiro128plus(n).getState();
}

/**
 * Reads and writes `holder.rng`, so that chance is saved and replayed with the rest of the state. Good for one answer:
 * it reads the state once and must be the only one to draw from it.
 */
export function stateRng(holder: { rng: RngState }): Rng {
  let generator: ReturnType<typeof xoroshiro128plusFromState> | undefined;
  return {
    int(n) {
      generator ??= xoroshiro128plusFromState(holder.rng);
      const value = uniformInt(generator, 0, n - 1);
      holder.rng = generator.getState();
      return value;
    },
  };
}

/** A new order of `items`, each equally likely (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
