import type { Rng } from '../engine/rng.ts';

interface Choices<Option> {
  readonly options: readonly Option[];
}

export function indicesOf<Option>({ options }: Choices<Option>, test: (option: Option) => boolean): number[] {
  return options.flatMap((option, index) => (test(option) ? [index] : []));
}

/** The option worth most; equals are drawn by lot. */
export function best<Option>({ options }: Choices<Option>, rng: Rng, worth: (option: Option) => number): number {
  const worths = options.map(worth);
  const most = Math.max(...worths);
  const equals = worths.flatMap((one, index) => (one === most ? [index] : []));
  return equals[rng.int(equals.length)] ?? 0;
}

/** As many options as `count`, the worthiest first. */
export function inOrder<Option>(
  { options }: Choices<Option>,
  count: number,
  worth: (option: Option) => number,
): number[] {
  return options
    .map((option, index) => ({ index, worth: worth(option) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ index }) => index);
}
