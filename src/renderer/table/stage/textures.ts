import { CanvasSource, NineSliceSprite, Rectangle, Sprite, Texture } from 'pixi.js';
import { COLOURS } from '../../../shared/protocol/room.ts';
import { DRAWINGS, type ArtId, type Drawing, type SliceId } from './art-ids.ts';
import { pack } from './pack.ts';
import { PAINT, PLAYER } from './palette.ts';
import { ring, roundPortrait, sized, viewBox, type Box } from './svg.ts';

const SOURCES = import.meta.glob<string>('../../../../resources/art/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How large the stage is shown. */
export interface Showing {
  /** Screen pixels a design pixel. */
  readonly scale: number;
  /** What the screen shows of the stage and around it, in design pixels; at least 1920 × 1080. */
  readonly width: number;
  readonly height: number;
}

/** Where a drawing is painted: `frame` of `page`, in design pixels; `box` is the part of the drawing that is seen. */
interface Painting {
  readonly drawing: Drawing;
  readonly svg: string;
  readonly box: Box;
  readonly page: CanvasSource;
  readonly frame: Box;
}

/** Drawings are sharp up to twice the design size; rooms are soft and stay under 1440 lines. */
const SHARPEST = 2;
const ROOM_SHARPEST = 4 / 3;
const BLEED = { width: 2560, height: 1440 };
/** Drawings share pages, so that a graphics card draws many of them at once; the gap keeps small sizes apart. */
const PAGE = { side: 2048, gap: 8 };
const TRIES = 3;

const textures = new Map<ArtId, Texture>();
let paintings: readonly Painting[] = [];

function source(path: string): string {
  const svg = SOURCES[`../../../../resources/art/${path}.svg`];
  if (svg === undefined) throw new Error(`resources/art has no ${path}.svg`);
  return svg;
}

function sourceOf({ shelf, name, id }: Drawing): string {
  switch (shelf) {
    case 'portraits':
      return roundPortrait(source(id), { grey: false });
    case 'prints':
      return roundPortrait(source(`portraits/${name}`), { grey: true });
    case 'rings-under':
    case 'rings-over':
      return ring(ringColour(name), { over: shelf === 'rings-over' });
    default:
      return source(id);
  }
}

function ringColour(name: string): number {
  const colour = COLOURS.find(one => one === name);
  return colour ? PLAYER[colour].fill : PAINT.dead;
}

/** Rooms are baked as far as this screen shows them, centred on the stage. */
function visible({ width, height }: Showing): Box {
  const w = Math.min(BLEED.width, Math.ceil(width));
  const h = Math.min(BLEED.height, Math.ceil(height));
  return { x: 960 - w / 2, y: 540 - h / 2, width: w, height: h };
}

/** Gives every drawing its place once and for all; only how sharp it is painted changes later. */
function layOut(): readonly Painting[] {
  const drawn = DRAWINGS.map(drawing => {
    const svg = sourceOf(drawing);
    const box = viewBox(svg);
    return { drawing, svg, box, width: box.width * drawing.scale, height: box.height * drawing.scale };
  });
  const small = drawn.filter(({ drawing }) => drawing.shelf !== 'rooms');
  const places = pack(small, PAGE);
  // Portraits are shown at a third of their size too, where plain sampling would tear their outlines.
  const pages = Array.from({ length: 1 + Math.max(...places.map(({ page }) => page)) }, () =>
    pageOf(PAGE.side, PAGE.side, true),
  );
  return [
    ...small.flatMap(({ width, height, ...one }, index) => {
      const { page = 0, x = 0, y = 0 } = places[index] ?? {};
      const on = pages[page];
      return on ? [{ ...one, page: on, frame: { x, y, width, height } }] : [];
    }),
    ...drawn.flatMap(({ width, height, ...one }) =>
      one.drawing.shelf === 'rooms'
        ? [{ ...one, page: pageOf(width, height, false), frame: { x: 0, y: 0, width, height } }]
        : [],
    ),
  ];
}

function pageOf(width: number, height: number, autoGenerateMipmaps: boolean): CanvasSource {
  return new CanvasSource({ resource: document.createElement('canvas'), width, height, autoGenerateMipmaps });
}

async function rasterise(svg: string): Promise<HTMLImageElement> {
  for (let tries = 1; ; tries++) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    try {
      await image.decode();
      return image;
    } catch (fault) {
      // A browser short of memory refuses a picture that it draws a moment later.
      if (tries === TRIES) throw fault;
      await new Promise(resolve => setTimeout(resolve, 100 * tries));
    }
  }
}

/** Null, and a line in the console, when it cannot be drawn: one picture less is better than no table. */
async function imageOf({ drawing, svg, box, frame }: Painting, resolution: number): Promise<HTMLImageElement | null> {
  const pixels = { width: Math.ceil(frame.width * resolution), height: Math.ceil(frame.height * resolution) };
  try {
    return await rasterise(sized(svg, box, pixels));
  } catch (fault) {
    console.error(`${drawing.id} could not be drawn:`, fault);
    return null;
  }
}

/**
 * Draws every picture of the table into its texture. Call it again after a resize or when the graphics card lost
 * them: the textures stay the same objects, so sprites sharpen where they stand.
 */
export async function bakeArt(showing: Showing): Promise<void> {
  if (paintings.length === 0) paintings = layOut();
  const room = visible(showing);
  const wanted = await Promise.all(
    paintings.map(async painting => {
      const isRoom = painting.drawing.shelf === 'rooms';
      const resolution = Math.max(0.5, Math.min(showing.scale, isRoom ? ROOM_SHARPEST : SHARPEST));
      const now = isRoom ? { ...painting, box: room, frame: { ...room, x: 0, y: 0 } } : painting;
      const size = isRoom ? room : { width: PAGE.side, height: PAGE.side };
      return { ...now, size, resolution, image: await imageOf(now, resolution) };
    }),
  );
  // All at once, so that no picture is ever shown without its drawings.
  const pages = new Map(wanted.map(({ page, size, resolution }) => [page, { ...size, resolution }]));
  for (const [page, { width, height, resolution }] of pages) {
    page.resize(width, height, resolution);
    page.context2D.setTransform(1, 0, 0, 1, 0, 0);
    page.context2D.clearRect(0, 0, page.pixelWidth, page.pixelHeight);
  }
  for (const { page, frame, image, resolution } of wanted) {
    if (!image) continue;
    page.context2D.setTransform(resolution, 0, 0, resolution, 0, 0);
    page.context2D.drawImage(image, frame.x, frame.y, frame.width, frame.height);
  }
  for (const page of pages.keys()) page.update();
  if (textures.size > 0) return;
  for (const { drawing, page, frame } of paintings) {
    const { x, y, width, height } = frame;
    const part = drawing.shelf === 'rooms' ? {} : { frame: new Rectangle(x, y, width, height) };
    textures.set(drawing.id, new Texture({ source: page, label: drawing.id, ...part }));
  }
}

/** The drawing itself, for a page: an address that an image can have. */
export function addressOf(id: ArtId): string {
  const drawing = DRAWINGS.find(one => one.id === id);
  return drawing ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sourceOf(drawing))}` : '';
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
