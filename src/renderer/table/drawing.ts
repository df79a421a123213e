import { Application } from 'pixi.js';
import { isSoftware } from './is-software.ts';
import type { Fit } from './stage/layout.ts';
import { PAINT } from './stage/palette.ts';

export type Way = 'webgl' | 'canvas';

/**
 * Software drawing is ten times faster on a canvas; a browser says so only in its unmasked name. `?draw=webgl` or
 * `?draw=canvas` in the address is for a computer that is judged wrongly.
 */
function ways(): readonly Way[] {
  const wanted = new URLSearchParams(location.search).get('draw');
  if (wanted === 'canvas') return ['canvas'];
  const gl = document.createElement('canvas').getContext('webgl');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  const isFast = gl !== null && !isSoftware(name);
  return isFast || wanted === 'webgl' ? ['webgl', 'canvas'] : ['canvas'];
}

/** What the table is painted with, by the best way there is; null when this browser paints nothing at all. */
export async function openDrawing({ resolution }: Pick<Fit, 'resolution'>): Promise<Application | null> {
  for (const preference of ways()) {
    const app = new Application();
    try {
      await app.init({
        preference,
        width: innerWidth,
        height: innerHeight,
        resolution,
        background: PAINT.night,
        antialias: true,
        autoStart: false,
        sharedTicker: false,
      });
      return app;
    } catch (fault) {
      console.error(`the table cannot be drawn with ${preference}:`, fault);
    }
  }
  return null;
}
