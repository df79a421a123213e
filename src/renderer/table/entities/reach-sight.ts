import { Container, Graphics } from 'pixi.js';
import { cardOf, type CardId } from '../../../shared/bang/cards/index.ts';
import { label } from '../stage/label.ts';
import { INK } from '../stage/palette.ts';

/** How far this weapon shoots; null for any other card. */
export function printedReach(id: CardId): number | null {
  const { weapon, traits } = cardOf(id);
  return weapon ? traits.reach : null;
}

/** A reach in a gun's sight; origin in its middle. */
export function reachSight(reach: number, radius: number): Container {
  const sight = new Container();
  const tick = radius * 0.32;
  const cross = new Graphics()
    .circle(0, 0, radius)
    .fill(0x24303a)
    .stroke({ color: INK, width: radius * 0.2 })
    .circle(0, 0, radius * 0.82)
    .stroke({ color: 0xdfe6e9, width: radius * 0.1 })
    .moveTo(0, -radius)
    .lineTo(0, tick - radius)
    .moveTo(0, radius)
    .lineTo(0, radius - tick)
    .moveTo(-radius, 0)
    .lineTo(tick - radius, 0)
    .moveTo(radius, 0)
    .lineTo(radius - tick, 0)
    .stroke({ color: 0xdfe6e9, width: radius * 0.12 });
  sight.addChild(cross, label(String(reach), { size: Math.max(24, radius * 1.2), weight: '900', align: 'center' }));
  return sight;
}
