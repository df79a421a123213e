import { Container, Graphics, Sprite } from 'pixi.js';
import { label } from '../stage/label.ts';
import { INK, PAINT } from '../stage/palette.ts';
import { art, picture } from '../stage/textures.ts';

const WIDTH = 338;
const HEIGHT = 58;
const LOW = 2;

/** The cartridge belt: a loop for every life there can be, a bullet for each there is, the figure in the buckle. */
export class Belt extends Container {
  readonly #bullets: Sprite[] = [];
  readonly #figure = label('', {
    size: 38,
    weight: '900',
    colour: 0xffe9bd,
    max: 46,
    align: 'center',
  });
  #life = -1;

  constructor(maxLife: number) {
    super();
    const loop = Math.min(WIDTH / (maxLife + 1.9), HEIGHT * 0.86);
    const start = WIDTH * 0.035;
    const used = loop * maxLife;
    const scale = ((HEIGHT * 0.86) / 56) * Math.min(1, loop / 18);
    const strap = picture('belt/strap', { width: WIDTH + 4 });
    strap.position.set(WIDTH / 2, HEIGHT / 2);
    this.addChild(strap);
    for (let i = 0; i < maxLife; i++) {
      const bullet = new Sprite({ texture: art('tokens/bullet'), anchor: 0.5 });
      bullet.position.set(start + loop * (i + 0.5), HEIGHT / 2);
      bullet.scale.set(scale);
      this.#bullets.push(bullet);
      this.addChild(bullet);
    }
    const loops = new Graphics()
      .rect(start, HEIGHT * 0.46, used, HEIGHT * 0.18)
      .fill(0x6a3f22)
      .stroke({ color: INK, width: 2 });
    for (let i = 1; i < maxLife; i++) {
      loops.moveTo(start + loop * i, HEIGHT * 0.46).lineTo(start + loop * i, HEIGHT * 0.64);
    }
    loops.stroke({ color: INK, width: 2, alpha: 0.7 });
    const middle = WIDTH - HEIGHT * 0.52;
    const buckle = picture('belt/buckle', { height: HEIGHT });
    buckle.position.set(middle - 1, HEIGHT / 2);
    this.#figure.position.set(middle - 1, HEIGHT / 2);
    this.addChild(loops, buckle, this.#figure);
  }

  get life(): number {
    return this.#life;
  }

  /** Where the bullet of this life sits, to let it drop. */
  bulletAt(life: number): Sprite | null {
    return this.#bullets[life - 1] ?? null;
  }

  setLife(life: number): void {
    if (life === this.#life) return;
    this.#life = life;
    this.#bullets.forEach((bullet, i) => {
      bullet.texture = art(i < life ? 'tokens/bullet' : 'tokens/bullet-spent');
    });
    // Below nothing until the card that did it is done.
    this.#figure.say(String(Math.max(0, life))).paint(life <= LOW ? PAINT.lowLife : 0xffe9bd);
  }
}
