import { expect, type Page } from '@playwright/test';
import type { Application } from 'pixi.js';
import type { RoomView } from '../../src/shared/protocol/room.ts';
import type { Moment } from '../recorded-game.ts';
import { startHost } from './host.ts';
import { StandInHost } from './stand-in-host.ts';

declare global {
  interface Window {
    app: Application;
    /** What the page did since the table began. */
    done: { draws: number; pictures: number; asked: number };
    /** Turns time on by so many milliseconds a picture until nothing moves; returns the draw calls of each picture. */
    turnUntilStill: (step: number) => Promise<number[]>;
  }
}

/** A table page whose host and whose time are the test's. */
export interface TablePage {
  readonly page: Page;
  readonly host: StandInHost;
  /** Shows it to the end; returns the draw calls of each picture on the way. */
  shows(moment: Moment): Promise<number[]>;
}

/**
 * Opens the built table on a graphics card that only counts, with a clock that stands still between pictures.
 * @param moment what it finds when it comes
 */
export async function openTable(page: Page, room: RoomView, moment: Moment | null): Promise<TablePage> {
  await page.addInitScript(() => {
    // Pixi's own hook for whoever wants to look inside.
    window.__PIXI_APP_INIT__ = app => (window.app = app as Application);
    const done = (window.done = { draws: 0, pictures: 0, asked: 0 });
    const gl = WebGL2RenderingContext.prototype;
    for (const call of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const)
      gl[call] = () => void done.draws++;
    const { getParameter } = WebGLRenderingContext.prototype;
    const UNMASKED_RENDERER_WEBGL = 0x9246;
    WebGLRenderingContext.prototype.getParameter = function (name: number): unknown {
      return name === UNMASKED_RENDERER_WEBGL ? 'A graphics card' : getParameter.call(this, name);
    };
    let now = performance.now();
    performance.now = () => now;
    let waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = callback => {
      done.asked++;
      return waiting.push(callback);
    };
    window.turnUntilStill = async step => {
      const draws: number[] = [];
      for (let still = 0; still < 8; still++) {
        // Promises, and what comes through the socket.
        await new Promise(resolve => setTimeout(resolve, 1));
        if (waiting.length === 0) continue;
        still = 0;
        now += step;
        const before = done.draws;
        const callbacks = waiting;
        waiting = [];
        for (const callback of callbacks) callback(now);
        done.pictures++;
        draws.push(done.draws - before);
      }
      return draws;
    };
  });
  const host = new StandInHost(room);
  await host.answers(page);
  if (moment) host.shows(moment);
  const served = await startHost();
  await page.goto(served.tableUrl);
  await expect(page.locator('#mirror')).toHaveAttribute('data-phase', room.phase);
  // Everything it needs is here.
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.turnUntilStill(100));
  await served.stop();
  return {
    page,
    host,
    async shows(shown) {
      host.shows(shown);
      return page.evaluate(() => window.turnUntilStill(100));
    },
  };
}
