import { Container } from 'pixi.js';
import { cardOf, type CardId } from '../../../shared/bang/cards/index.ts';
import { label } from '../stage/label.ts';
import { picture } from '../stage/textures.ts';

/** How far this weapon shoots; null for any other card. */
export function printedReach(id: CardId): number | null {
  const { weapon, traits } = cardOf(id);
  return weapon ? traits.reach : null;
}

/** A reach in a gun's sight; origin in its middle. */
export function reachSight(reach: number, radius: number): Container {
  const sight = new Container();
  const cross = picture('things/sight', { width: radius * 2.4 });
  sight.addChild(cross, label(String(reach), { size: Math.max(24, radius * 1.2), weight: '900', align: 'center' }));
  return sight;
}
