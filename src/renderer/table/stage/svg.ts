import { INK } from './palette.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing's own box. @throws {Error} when it has none. */
export function viewBox(svg: string): Box {
  const [x, y, width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number);
  if (x === undefined || y === undefined || !width || !height) {
    throw new Error(`a drawing needs a viewBox of four numbers; found ${svg.slice(0, 80)}`);
  }
  return { x, y, width, height };
}

/** The same drawing cut to `box`, with a size in pixels: without one Firefox draws nothing on a canvas. */
export function sized(svg: string, box: Box, pixels: { width: number; height: number }): string {
  return svg.replace(
    /viewBox="[^"]+"/,
    `viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${pixels.width}" height="${pixels.height}"`,
  );
}

/** Radius of a portrait in its own units, ring included; the hat may rise 77 above. */
export const PORTRAIT_RADIUS = 128;
const RING = 0.115;
export const PORTRAIT_INNER = PORTRAIT_RADIUS * (1 - RING);
export const PORTRAIT_BOX: Box = { x: -176, y: -205, width: 352, height: 336 };

const GREY =
  '<filter id="grey"><feColorMatrix values=".22 .46 .08 0 .02 .2 .43 .08 0 .02 .18 .39 .08 0 .02 0 0 0 1 0"/></filter>';

/** A square portrait made round: the body ends at the ring, the hat breaks out above it. `grey`: the print of a fallen player. */
export function roundPortrait(square: string, { grey }: { grey: boolean }): string {
  const start = square.indexOf('<g id="figure"');
  const backdrop = square.slice(square.indexOf('<g id="backdrop"'), start);
  const figure = square.slice(start, square.lastIndexOf('</svg>'));
  if (start < 0) throw new Error('a portrait needs the groups "backdrop" and "figure"');
  const r = PORTRAIT_INNER;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-176 -205 352 336"><defs>' +
    `<clipPath id="round"><circle r="${r}"/></clipPath>` +
    `<clipPath id="bust"><path d="M-192,-205 H192 V0 H${r} A${r},${r} 0 0 1 ${-r},0 H-192Z"/></clipPath>${grey ? GREY : ''}</defs>` +
    `<g${grey ? ' filter="url(#grey)"' : ''}><g clip-path="url(#round)"><g transform="scale(1.06) translate(-128 -128)">${backdrop}</g></g>` +
    `<circle r="${r}" fill="none" stroke="#1c0f0b" stroke-width="6"/>` +
    `<g clip-path="url(#bust)"><g transform="translate(0 7.7) scale(1.06) translate(-128 -136)">${figure}</g></g></g></svg>`
  );
}

/** The ring of a player's colour, in the portrait's units. */
export const RING_BOX: Box = { x: -144, y: -144, width: 288, height: 288 };

/** The part of the ring that lies under a portrait, or over it: the lower half of it over the coat. */
export function ring(fill: number, { over }: { over: boolean }): string {
  const [r, inner, ink] = [PORTRAIT_RADIUS, PORTRAIT_INNER, `stroke="${hex(INK)}" stroke-width="4.5"`];
  const half = (radius: number): string => `M${radius},0 A${radius},${radius} 0 0 1 ${-radius},0`;
  const before =
    `<g fill="none"><path d="${half((r + inner) / 2)}" stroke="${hex(fill)}" stroke-width="${r - inner}"/>` +
    `<path d="${half(inner)}" ${ink}/><path d="${half(r)}" ${ink}/></g>`;
  const behind = `<circle cx="5" cy="11" r="131" opacity=".45"/>` + `<circle r="${r}" fill="${hex(fill)}" ${ink}/>`;
  const { x, y, width, height } = RING_BOX;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${over ? before : behind}</svg>`;
}

function hex(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
