import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { qrModules } from '../scenes/qr-modules.ts';
import { INK } from '../stage/palette.ts';

const LIGHT = '#fffdf5';
/** Canvas pixels a module: enough for smooth shrinking and stretching alike, so that no module is wider than another. */
const FINE = 12;

/** A QR code with its quiet zone in a frame of ink; origin at the top left of the zone. */
export class QrCode extends Container {
  readonly #texture: Texture;

  constructor(text: string, { size, frame }: { size: number; frame: number }) {
    super();
    this.#texture = codeTexture(text);
    const code = new Sprite(this.#texture);
    code.setSize(size);
    const rim = new Graphics()
      .rect(-frame / 2, -frame / 2, size + frame, size + frame)
      .stroke({ color: INK, width: frame });
    this.addChild(rim, code);
  }

  override destroy(): void {
    super.destroy({ children: true });
    this.#texture.destroy(true);
  }
}

function codeTexture(text: string): Texture {
  const { size, isDark } = qrModules(text);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * FINE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the QR code needs a 2D canvas; this browser gave none');
  context.fillStyle = LIGHT;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = `#${INK.toString(16).padStart(6, '0')}`;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (isDark(x, y)) context.fillRect(x * FINE, y * FINE, FINE, FINE);
  }
  return Texture.from({ resource: canvas, autoGenerateMipmaps: true }, true);
}
