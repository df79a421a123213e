import type { Rect } from '../../../src/renderer/table/stage/layout.ts';

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Every two that lie on each other. */
export function collisions(things: readonly Rect[]): Rect[][] {
  return things.flatMap((a, i) =>
    things
      .slice(i + 1)
      .filter(b => overlap(a, b))
      .map(b => [a, b]),
  );
}

/** Those that are not wholly inside `frame`. */
export function outside(things: readonly Rect[], frame: Rect): Rect[] {
  return things.filter(
    ({ x, y, width, height }) =>
      x < frame.x || y < frame.y || x + width > frame.x + frame.width || y + height > frame.y + frame.height,
  );
}
