export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Packed {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A place for each of `sizes` on square pages of `side`, in rows of falling height, `gap` apart from each other and
 * from the edge. @throws {RangeError} when one is larger than a page
 */
export function pack(sizes: readonly Size[], { side, gap }: { side: number; gap: number }): readonly Packed[] {
  const rows: { readonly page: number; readonly y: number; readonly height: number; x: number }[] = [];
  const bottoms: number[] = [];
  const places: Packed[] = [];
  const tallestFirst = sizes.map((size, index) => ({ ...size, index })).sort((a, b) => b.height - a.height);

  function row(height: number): (typeof rows)[number] {
    let page = bottoms.findIndex(bottom => bottom + height + gap <= side);
    if (page < 0) page = bottoms.push(gap) - 1;
    const opened = { page, y: bottoms[page] ?? gap, height, x: gap };
    bottoms[page] = opened.y + height + gap;
    rows.push(opened);
    return opened;
  }

  for (const { width, height, index } of tallestFirst) {
    if (Math.max(width, height) + 2 * gap > side)
      throw new RangeError(`${width} × ${height} does not fit on a page of ${side}`);
    const place = rows.find(({ x }) => x + width + gap <= side) ?? row(height);
    places[index] = { page: place.page, x: place.x, y: place.y };
    place.x += width + gap;
  }
  return places;
}
