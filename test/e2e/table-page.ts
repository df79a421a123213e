import { test as base, expect, type Page } from '@playwright/test';
import type { Application } from 'pixi.js';
import type { Moment } from '../recorded-game.ts';
import { startHost } from './host.ts';
import type { StandInHost } from './stand-in-host.ts';

declare global {
  interface Window {
    app: Application;
    /** What the page did since the table began. */
    done: { draws: number; pictures: number; asked: number };
    /** Turns time on, `step` milliseconds a picture, until nothing moves or `most` are over; the draw calls of each. */
    turn: (step: number, most?: number) => Promise<number[]>;
    /** Everything that is seen on the stage: what it is, where, how large and how clear. */
    seenNow: () => string[];
    /** The picture as a graphics card draws it, small: 160 × 90 pixels of four bytes. */
    pixelsNow: () => number[];
  }
}

/** A table page whose host and whose time are the test's. */
export interface TablePage {
  readonly page: Page;
  readonly host: StandInHost;
  /** Shows it to the end; returns the draw calls of each picture on the way. */
  shows(moment: Moment): Promise<number[]>;
  /** Time goes on by so much, or until nothing moves. */
  turn(ms?: number): Promise<number[]>;
  seen(): Promise<string[]>;
  pixels(): Promise<number[]>;
}

export const STEP = 100;

/** Opens built tables on a graphics card that only counts, with a clock that stands still between pictures. */
export const test = base.extend<
  { opens: (host: StandInHost, before?: () => void) => Promise<TablePage> },
  { url: string }
>({
  url: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const served = await startHost();
      await use(served.tableUrl);
      await served.stop();
    },
    { scope: 'worker' },
  ],

  opens: async ({ context, url }, use) => {
    await use(async (host, before) => {
      const page = await context.newPage();
      await page.addInitScript(counting);
      if (before) await page.addInitScript(before);
      await host.answers(page);
      await page.goto(url);
      await expect(page.locator('#mirror')).toHaveAttribute('data-phase', /./);
      const turn = (ms?: number) => page.evaluate(([step, most]) => window.turn(step ?? 0, most), [STEP, ms]);
      await page.evaluate(() => document.fonts.ready);
      await turn();
      return {
        page,
        host,
        turn,
        async shows(shown) {
          host.shows(shown);
          return turn();
        },
        seen: () => page.evaluate(() => window.seenNow()),
        pixels: () => page.evaluate(() => window.pixelsNow()),
      };
    });
  },
});

function counting(): void {
  // Pixi's own hook for whoever wants to look inside.
  window.__PIXI_APP_INIT__ = app => (window.app = app as Application);
  const done = (window.done = { draws: 0, pictures: 0, asked: 0 });
  const gl = WebGL2RenderingContext.prototype;
  // Nobody listens, and mixing sounds takes as much of a computer as all the rest.
  localStorage.setItem('saloon.screen', JSON.stringify({ sound: false }));
  let isDrawn = false;
  for (const call of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
    const draw = gl[call];
    gl[call] = function (this: WebGL2RenderingContext, ...how: number[]) {
      done.draws++;
      if (isDrawn) Reflect.apply(draw, this, how);
    };
  }
  const { getParameter } = WebGLRenderingContext.prototype;
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  WebGLRenderingContext.prototype.getParameter = function (name: number): unknown {
    return name === UNMASKED_RENDERER_WEBGL ? 'A graphics card' : getParameter.call(this, name);
  };
  let now = performance.now();
  const [began, today] = [now, Date.now()];
  performance.now = () => now;
  Date.now = () => today + now - began;
  let waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = callback => {
    done.asked++;
    return waiting.push(callback);
  };
  window.turn = async (step, most = Infinity) => {
    const draws: number[] = [];
    for (let still = 0, spent = 0; still < 8 && spent < most; still++) {
      // Promises, and what comes through the socket.
      await new Promise(resolve => setTimeout(resolve, 1));
      if (waiting.length === 0) continue;
      still = 0;
      now += step;
      spent += step;
      const before = done.draws;
      const callbacks = waiting;
      waiting = [];
      for (const callback of callbacks) callback(now);
      done.pictures++;
      draws.push(done.draws - before);
    }
    return draws;
  };
  window.seenNow = () => {
    const seen: string[] = [];
    const look = (thing: Application['stage'], alpha: number): void => {
      const clear = alpha * thing.alpha;
      if (!thing.visible || !thing.renderable || clear < 0.01) return;
      const { text, texture } = thing as { text?: string; texture?: { label?: string } };
      const what = text ?? texture?.label ?? ('context' in thing ? 'a shape' : null);
      if (what !== null && what !== '') {
        const { x, y, width, height } = thing.getBounds();
        seen.push(`${what} ${[x, y, width, height].map(Math.round).join(' ')} ${clear.toFixed(2)}`);
      }
      for (const child of thing.children) look(child, clear);
    };
    look(window.app.stage, 1);
    return seen;
  };
  window.pixelsNow = () => {
    isDrawn = true;
    window.app.render();
    isDrawn = false;
    const small = Object.assign(document.createElement('canvas'), { width: 160, height: 90 }).getContext('2d');
    small?.drawImage(window.app.canvas, 0, 0, 160, 90);
    return [...(small?.getImageData(0, 0, 160, 90).data ?? [])];
  };
}
