import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import type { Address } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { qrModules } from '../scenes/qr-modules.ts';
import { label } from '../stage/label.ts';
import { INK, TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';

const WIDTH = 540;
const HEIGHT = 772;
const CODE = { x: 55, y: 146, size: 430 };

/** The way to the table: code, address and name. Origin at the top left of the paper. */
export class WantedPoster extends Container {
  readonly #code: Texture;

  constructor(address: Address, words: Catalogue['table']['lobby']) {
    super();
    const paper = picture('paper/poster');
    paper.position.set(WIDTH / 2, HEIGHT / 2);
    const middle = WIDTH / 2;
    const print = (
      text: string,
      y: number,
      style: Omit<Parameters<typeof label>[1], 'colour' | 'align'>,
    ): Container => {
      const line = label(text, { ...style, colour: INK, align: 'center' });
      line.position.set(middle, y);
      return line;
    };
    this.#code = codeTexture(address.url);
    const code = new Sprite(this.#code);
    code.position.set(CODE.x, CODE.y);
    code.setSize(CODE.size);
    const frame = new Graphics()
      .rect(CODE.x - 3, CODE.y - 3, CODE.size + 6, CODE.size + 6)
      .stroke({ color: INK, width: 6 })
      .moveTo(48, 668)
      .lineTo(WIDTH - 48, 668)
      .stroke({ color: INK, width: 3 });
    this.addChild(
      paper,
      print(words.wanted, 60, { face: 'sign', size: 76, max: 420 }),
      print(words.wantedWho, 116, { size: 30, max: 420 }),
      frame,
      code,
      print(words.scan, 626, { size: 38, weight: '800', max: 450 }),
    );
    if (address.local === null) {
      this.addChild(print(address.typed, 716, { size: TYPE.address, weight: '900', max: 470 }));
    } else {
      this.addChild(
        print(address.typed, 701, { size: TYPE.address, weight: '900', max: 470 }),
        print(words.orLocal({ local: address.local }), 742, { size: TYPE.label, max: 470 }),
      );
    }
    for (const x of [26, WIDTH - 26]) {
      const tack = picture('things/tack', { width: 30 });
      tack.position.set(x, 26);
      this.addChild(tack);
    }
  }

  override destroy(): void {
    super.destroy({ children: true });
    this.#code.destroy(true);
  }
}

/** One pixel a module: stretched without smoothing, so that its edges are as hard as print. */
function codeTexture(url: string): Texture {
  const { size, isDark } = qrModules(url);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the QR code needs a 2D canvas; this browser gave none');
  context.fillStyle = '#fffdf5';
  context.fillRect(0, 0, size, size);
  context.fillStyle = `#${INK.toString(16).padStart(6, '0')}`;
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (isDark(x, y)) context.fillRect(x, y, 1, 1);
  return Texture.from({ resource: canvas, scaleMode: 'nearest' }, true);
}
