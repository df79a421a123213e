import { Container } from 'pixi.js';
import type { Tally } from '../scenes/result-model.ts';
import { label } from '../stage/label.ts';
import { picture } from '../stage/textures.ts';

const STYLE = { size: 28, weight: '900', max: 40 } as const;
const FIGURE = 16;
const GAP = 10;
const BESIDE = 5;

/** Shots, kills and lives given, each as a picture with its figure; origin at the left, in the middle of the line. */
export function tallyRow({ shot, felled, healed }: Tally): Container & { readonly long: number } {
  const things = [
    { thing: picture('tokens/pistol', { width: 42 }), width: 42, figure: shot },
    { thing: picture('things/tombstone', { width: 30 }), width: 30, figure: felled },
    // Nobody is shown up for having no beer to give.
    ...(healed > 0 ? [{ thing: picture('card-pictures/beer', { height: 34 }), width: 26, figure: healed }] : []),
  ];
  const row = new Container();
  let x = 0;
  for (const { thing, width, figure } of things) {
    thing.position.set(x + width / 2, 0);
    const text = label(String(figure), STYLE);
    text.position.set(x + width + BESIDE, 0);
    row.addChild(thing, text);
    x += width + BESIDE + FIGURE * String(figure).length + GAP;
  }
  return Object.assign(row, { long: x - GAP });
}
