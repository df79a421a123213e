import { Container, Graphics, Sprite } from 'pixi.js';
import type { Face } from '../../../shared/dice/model.ts';
import { label } from '../stage/label.ts';
import type { Point } from '../stage/layout.ts';
import { INK, TYPE } from '../stage/palette.ts';
import { art, picture } from '../stage/textures.ts';

/** One die on the felt, with its lock when it may not be thrown again. */
export class DieSprite extends Container {
  /** What tumbles; shadow and lock stay on the felt. */
  readonly cube = new Sprite({ texture: art('dice/blank'), anchor: { x: 0.5, y: 0.45 } });
  readonly shadow = new Graphics().ellipse(8, 62, 78, 24).fill({ color: 0x000000, alpha: 0.36 });
  readonly lock = new Container();
  readonly #spark = spark();
  readonly #lean: number;
  #face: Face | null = null;

  constructor(place: Point & { readonly lean: number }, stays: string) {
    super();
    this.position.set(place.x, place.y);
    this.#lean = place.lean;
    const words = label(stays, { size: TYPE.body, weight: '700', max: 90 });
    words.position.set(-18, 0);
    const bolt = picture('icons/lock', { width: 30 });
    bolt.position.set(-42, -1);
    const plate = new Graphics().roundRect(-66, -24, 132, 48, 6).fill(0x2a0f0a).stroke({ color: 0xff8a3c, width: 3 });
    this.lock.addChild(plate, bolt, words);
    this.lock.position.set(0, 106);
    this.addChild(this.shadow, this.cube, this.#spark, this.lock);
    this.setLocked(false);
    this.show(null);
  }

  get face(): Face | null {
    return this.#face;
  }

  /** Null before the first throw: a blank die waits. */
  show(face: Face | null): void {
    this.#face = face;
    this.flash(face);
    this.cube.rotation = this.#lean;
    this.cube.position.set(0, 0);
    this.cube.scale.set(1);
    this.alpha = face === null ? 0.5 : 1;
    this.shadow.scale.set(1);
  }

  /** A face passing by while the die tumbles. */
  flash(face: Face | null): void {
    this.cube.texture = art(face === null ? 'dice/blank' : `dice/${face}`);
  }

  setLocked(locked: boolean): void {
    this.lock.visible = locked;
    this.#spark.visible = locked;
  }
}

/** The burning end of the fuse, at the die's upper right. */
function spark(): Graphics {
  const glint = new Graphics();
  glint.circle(0, 0, 26).fill({ color: 0xffa23c, alpha: 0.3 });
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4 + 0.2;
    glint.moveTo(Math.cos(angle) * 6, Math.sin(angle) * 6).lineTo(Math.cos(angle) * 22, Math.sin(angle) * 22);
  }
  glint.stroke({ color: 0xffb84d, width: 4, cap: 'round' });
  glint.circle(0, 0, 9).fill(0xfff3c4).stroke({ color: INK, width: 1, alpha: 0.2 });
  glint.position.set(46, -62);
  return glint;
}
