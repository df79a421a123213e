import { Graphics } from 'pixi.js';
import { INK } from '../stage/palette.ts';

/** Bars over a portrait of this radius: its owner sits in Jail. Origin in the middle. */
export function jailBars(radius: number): Graphics {
  const bars = new Graphics();
  for (const x of [-0.6, -0.2, 0.2, 0.6]) {
    const reach = Math.sqrt(1 - x * x) * radius;
    bars.moveTo(x * radius, -reach).lineTo(x * radius, reach);
  }
  bars.stroke({ color: INK, width: 12, cap: 'round' });
  for (const x of [-0.6, -0.2, 0.2, 0.6]) {
    const reach = Math.sqrt(1 - x * x) * radius - 2;
    bars.moveTo(x * radius, -reach).lineTo(x * radius, reach);
  }
  bars.stroke({ color: 0x9fabb3, width: 6, cap: 'round' });
  const band = radius * 0.86;
  bars.moveTo(-band, -radius * 0.42).lineTo(band, -radius * 0.42);
  bars.stroke({ color: INK, width: 13, cap: 'round' });
  bars.moveTo(-band, -radius * 0.42).lineTo(band, -radius * 0.42);
  return bars.stroke({ color: 0x7d8890, width: 7, cap: 'round' });
}
