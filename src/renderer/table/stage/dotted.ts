import type { Graphics } from 'pixi.js';
import type { Point } from './layout.ts';
import { PAINT } from './palette.ts';

/** The line calm mode draws from cause to effect, as far as `t` of its way. */
export function dotted(line: Graphics, from: Point, to: Point, t: number): void {
  line.clear();
  const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 26));
  for (let i = 1; i < steps * t; i++) {
    line.circle(from.x + ((to.x - from.x) * i) / steps, from.y + ((to.y - from.y) * i) / steps, 6);
  }
  line.fill(PAINT.brassLight);
}
