/** Curves from 0 to 1 over time 0 to 1; some reach past their ends on the way. */
export type Curve = (t: number) => number;

const backIn =
  (over: number): Curve =>
  t =>
    t * t * ((over + 1) * t - over);

export const linear: Curve = t => t;
/** Anticipation: a little back before going. */
export const pullBack = backIn(1.2);
export const travel: Curve = t => 1 - (1 - t) ** 3;
export const impact: Curve = t => (t >= 1 ? 1 : 1 - 2 ** (-10 * t));
/** Settling: a little too far, then there. */
export const settle: Curve = t => 1 - backIn(1.6)(1 - t);

export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}
