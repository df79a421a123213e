/** How much a picture differs from the one it should be like, in a grid of cells; all of it runs in a browser. */
export interface Unlike {
  /** Mean difference of all cells, 0–255. */
  readonly mean: number;
  /** The cell that differs most: its column, row and difference. */
  readonly worst: { readonly column: number; readonly row: number; readonly difference: number };
  /** What should be, what is, and where they differ, under each other: a data URL of a PNG. */
  readonly picture: string;
}

export const SMALL = { width: 480, height: 270 } as const;
const GRID = { columns: 32, rows: 18 } as const;
const CELL = SMALL.width / GRID.columns;

async function shrunk(url: string): Promise<OffscreenCanvas> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(SMALL.width, SMALL.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser gave no 2D canvas to compare pictures on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, SMALL.width, SMALL.height);
  return canvas;
}

/** The picture as it is kept, a data URL of a WebP. */
export async function kept(url: string): Promise<string> {
  const blob = await (await shrunk(url)).convertToBlob({ type: 'image/webp', quality: 0.75 });
  return asUrl(blob);
}

/** Mean red, green and blue of every cell: what is left when edges and typefaces are drawn a little differently. */
function cells(canvas: OffscreenCanvas): number[][] {
  const context = canvas.getContext('2d');
  if (!context) return [];
  const { data } = context.getImageData(0, 0, SMALL.width, SMALL.height);
  const sums = Array.from({ length: GRID.columns * GRID.rows }, () => [0, 0, 0]);
  for (let y = 0; y < SMALL.height; y++) {
    for (let x = 0; x < SMALL.width; x++) {
      const sum = sums[Math.floor(y / CELL) * GRID.columns + Math.floor(x / CELL)];
      for (const c of [0, 1, 2]) if (sum) sum[c] = (sum[c] ?? 0) + (data[4 * (y * SMALL.width + x) + c] ?? 0);
    }
  }
  return sums.map(sum => sum.map(total => total / CELL ** 2));
}

export async function compare(is: string, should: string): Promise<Unlike> {
  const [now, then] = await Promise.all([shrunk(is), shrunk(should)]);
  const [a, b] = [cells(now), cells(then)];
  const differences = a.map((cell, i) => Math.max(...cell.map((value, c) => Math.abs(value - (b[i]?.[c] ?? 0)))));
  const difference = Math.max(...differences);
  const at = differences.indexOf(difference);
  return {
    mean: differences.reduce((sum, one) => sum + one, 0) / differences.length,
    worst: { column: at % GRID.columns, row: Math.floor(at / GRID.columns), difference },
    picture: await sideBySide(then, now, differences),
  };
}

async function sideBySide(
  then: OffscreenCanvas,
  now: OffscreenCanvas,
  differences: readonly number[],
): Promise<string> {
  const sheet = new OffscreenCanvas(SMALL.width, SMALL.height * 3);
  const context = sheet.getContext('2d');
  if (!context) return '';
  context.drawImage(then, 0, 0);
  context.drawImage(now, 0, SMALL.height);
  context.drawImage(now, 0, SMALL.height * 2);
  for (const [i, difference] of differences.entries()) {
    context.fillStyle = `rgb(255 0 60 / ${Math.min(1, difference / 40)})`;
    const [column, row] = [i % GRID.columns, Math.floor(i / GRID.columns)];
    context.fillRect(column * CELL, SMALL.height * 2 + row * CELL, CELL, CELL);
  }
  return asUrl(await sheet.convertToBlob({ type: 'image/png' }));
}

function asUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('a picture could not be read'));
    reader.readAsDataURL(blob);
  });
}
