import { CanvasSource, NineSliceSprite, Sprite, Texture } from 'pixi.js';
import { DRAWINGS, type ArtId, type Drawing, type SliceId } from './art-ids.ts';
import { roundPortrait, sized, viewBox, type Box } from './svg.ts';

const SOURCES = import.meta.glob<string>('../../../../resources/art/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const textures = new Map<ArtId, Texture<CanvasSource>>();

/** How large the stage is shown. */
export interface Showing {
  /** Screen pixels a design pixel. */
  readonly scale: number;
  /** What the screen shows of the stage and around it, in design pixels; at least 1920 × 1080. */
  readonly width: number;
  readonly height: number;
}

/** Drawings are sharp up to twice the design size; rooms are soft and stay under 1440 lines. */
const SHARPEST = 2;
const ROOM_SHARPEST = 4 / 3;
const BLEED = { width: 2560, height: 1440 };

function source(path: string): string {
  const svg = SOURCES[`../../../../resources/art/${path}.svg`];
  if (svg === undefined) throw new Error(`resources/art has no ${path}.svg`);
  return svg;
}

function sourceOf({ shelf, name, id }: Drawing): string {
  if (shelf === 'portraits') return roundPortrait(source(id), { grey: false });
  if (shelf === 'prints') return roundPortrait(source(`portraits/${name}`), { grey: true });
  return source(id);
}

/** Rooms are baked as far as this screen shows them, centred on the stage. */
function visible({ width, height }: Showing): Box {
  const w = Math.min(BLEED.width, Math.ceil(width));
  const h = Math.min(BLEED.height, Math.ceil(height));
  return { x: 960 - w / 2, y: 540 - h / 2, width: w, height: h };
}

async function rasterise(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

async function bake(drawing: Drawing, showing: Showing): Promise<void> {
  const svg = sourceOf(drawing);
  const isRoom = drawing.shelf === 'rooms';
  const box = isRoom ? visible(showing) : viewBox(svg);
  const resolution = Math.max(0.5, Math.min(showing.scale, isRoom ? ROOM_SHARPEST : SHARPEST));
  const width = Math.ceil(box.width * drawing.scale * resolution);
  const height = Math.ceil(box.height * drawing.scale * resolution);
  const image = await rasterise(sized(svg, box, { width, height }));

  let texture = textures.get(drawing.id);
  if (texture) {
    texture.source.resize(width / resolution, height / resolution, resolution);
  } else {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    // Portraits are shown at a third of their size too, where plain sampling would tear their outlines.
    const base = new CanvasSource({ resource: canvas, resolution, autoGenerateMipmaps: !isRoom });
    texture = new Texture({ source: base });
    textures.set(drawing.id, texture);
  }
  const context = texture.source.context2D;
  context.clearRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  texture.source.update();
}

/**
 * Draws every picture of the table into its texture. Call it again after a resize or when the graphics card lost
 * them: the textures stay the same objects, so sprites sharpen where they stand.
 */
export async function bakeArt(showing: Showing): Promise<void> {
  await Promise.all(DRAWINGS.map(drawing => bake(drawing, showing)));
}

/** The texture of a drawing. @throws {Error} before `bakeArt` has finished. */
export function art(id: ArtId): Texture {
  const texture = textures.get(id);
  if (!texture) throw new Error(`${id} is not baked yet: await bakeArt() first`);
  return texture;
}

/** A drawing placed by its centre; with one measure given it keeps its proportions. */
export function picture(id: ArtId, size: { width?: number; height?: number } = {}): Sprite {
  const sprite = new Sprite({ texture: art(id), anchor: 0.5 });
  const scale =
    size.width !== undefined
      ? size.width / sprite.texture.width
      : size.height !== undefined
        ? size.height / sprite.texture.height
        : 1;
  sprite.scale.set(scale);
  return sprite;
}

/** The room behind everything; place it by its centre, at the centre of the stage. */
export function room(id: 'rooms/table' | 'rooms/wall'): Sprite {
  const sprite = new Sprite({ texture: art(id), anchor: 0.5 });
  sprite.position.set(960, 540);
  return sprite;
}

/** Pixels a slice's drawing reaches beyond the thing itself, for shadow or glow; and the width of its unstretched rim. */
const SLICES: Readonly<Record<SliceId, { over: number; rim: number }>> = {
  'slices/plank': { over: 24, rim: 44 },
  'slices/plank-lit': { over: 24, rim: 50 },
  'slices/panel': { over: 24, rim: 50 },
  'slices/panel-dead': { over: 24, rim: 50 },
  'slices/shadow': { over: 40, rim: 76 },
  'slices/glow': { over: 40, rim: 76 },
};

/** A board, shadow or glow of any size; `x`, `y`, `width` and `height` are those of the thing, without its shadow. */
export function slice(id: SliceId, { x, y, width, height }: Box): NineSliceSprite {
  const { over, rim } = SLICES[id];
  const sprite = new NineSliceSprite({
    texture: art(id),
    leftWidth: rim,
    rightWidth: rim,
    topHeight: rim,
    bottomHeight: rim,
    width: width + 2 * over,
    height: height + 2 * over,
  });
  sprite.position.set(x - over, y - over);
  return sprite;
}
