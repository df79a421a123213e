import { Graphics, type Container } from 'pixi.js';
import { dotted } from '../stage/dotted.ts';
import type { Point } from '../stage/layout.ts';
import { picture } from '../stage/textures.ts';
import type { Timeline } from '../stage/timeline.ts';
import { mix, travel, type Curve } from '../stage/tween.ts';
import type { Flight } from './missiles.ts';

export const FADE = 160;

/** How things move in the air over the table, in either mode. */
export class Motions {
  readonly calm: boolean;
  readonly #timeline: Timeline;
  readonly #air: Container;

  constructor(timeline: Timeline, { air, calm }: { air: Container; calm: boolean }) {
    this.#timeline = timeline;
    this.#air = air;
    this.calm = calm;
  }

  hold(ms: number): Promise<void> {
    return this.#timeline.wait(ms);
  }

  tween(ms: number, apply: (t: number) => void, curve?: Curve): Promise<void> {
    return this.#timeline.tween(ms, apply, curve);
  }

  /** Takes a thing into the air; whoever takes it up destroys it. */
  up<Thing extends Container>(thing: Thing): Thing {
    return this.#air.addChild(thing);
  }

  move(thing: Container, to: Point, ms: number, curve?: Curve): Promise<void> {
    const { x, y } = thing;
    return this.tween(ms, t => thing.position.set(mix(x, to.x, t), mix(y, to.y, t)), curve);
  }

  fade(thing: Container): Promise<void> {
    return this.tween(FADE, t => (thing.alpha = t));
  }

  async line(from: Point, to: Point): Promise<void> {
    const line = this.up(new Graphics());
    await this.tween(300, t => dotted(line, from, to, t));
    await this.hold(250);
    line.destroy();
  }

  /** A flight, or in calm mode the line of it. */
  async fly({ picture: id, height, ms, arc, points, lands }: Flight, from: Point, to: Point): Promise<void> {
    if (this.calm) return this.line(from, to);
    const thing = this.up(picture(id, { height }));
    if (points) thing.rotation = along(from, to);
    await this.tween(
      ms,
      t => thing.position.set(mix(from.x, to.x, t), mix(from.y, to.y, t) - arc * Math.sin(Math.PI * t)),
      arc === 0 ? undefined : travel,
    );
    if (lands === 'quivering') {
      await this.hold(90);
      await this.quiver(thing, 0.18);
    }
    if (lands === 'standing') await this.hold(160);
    thing.destroy();
  }

  quiver(thing: Container, by: number): Promise<void> {
    const lean = thing.rotation;
    return this.tween(240, t => (thing.rotation = lean + Math.sin(t * 17) * by * (1 - t)));
  }

  async puff(at: Point, clouds: number, ms: number): Promise<void> {
    const made = Array.from({ length: clouds }, (_, i) => {
      const cloud = this.up(picture('light/smoke', { width: 46 }));
      cloud.position.set(at.x + (i - (clouds - 1) / 2) * 24, at.y);
      return cloud;
    });
    await this.tween(ms, t => {
      made.forEach((cloud, i) => {
        cloud.y = at.y - 34 * t * (1 + (i % 2));
        cloud.alpha = 0.8 * (1 - t);
      });
    });
    for (const cloud of made) cloud.destroy();
  }
}

/** The turn of a drawing that points up, along this way. */
export function along(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
}
