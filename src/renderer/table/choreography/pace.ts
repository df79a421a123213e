/** The next question is never kept longer than this. */
export const LONGEST = 6000;

/** What to multiply all times by, so that events of so many milliseconds fit into `LONGEST`; `pace` when they do anyway. */
export function fitted(total: number, pace: number): number {
  return pace * Math.min(1, LONGEST / Math.max(total * pace, 1));
}
