/** The value below which `share` of `values` lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** One stretch of actions against one server. */
export interface Stretch {
  /** Milliseconds from the answer to the last of nine views, one an action. */
  times: number[];
  /** Milliseconds of the server's CPU per action. */
  cpu: number;
}
