import type { Application } from 'pixi.js';

declare global {
  interface Window {
    app: Application;
    /** What the page did since the table began. */
    done: { draws: number; pictures: number; asked: number };
    /** Turns time on, `step` milliseconds a picture, until nothing moves or `most` are over; the draw calls of each. */
    turn: (step: number, most?: number) => Promise<number[]>;
    /** Milliseconds of script each picture took so far: what moves, what that sets off, and what Pixi does before it draws. */
    took: number[];
    /** Everything that is seen on the stage: what it is, where, how large and how clear. */
    seenNow: () => string[];
    /** The picture as a graphics card draws it, small: 160 × 90 pixels of four bytes. */
    pixelsNow: () => number[];
  }
}

/** Runs in a page before its own scripts: a graphics card that only counts, and a clock that stands still between pictures. */
export function counting(): void {
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
  // A picture that nothing was painted into is not sent to the screen either.
  const { clear } = gl;
  gl.clear = function (mask) {
    if (isDrawn) clear.call(this, mask);
  };
  const { getParameter } = WebGLRenderingContext.prototype;
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  WebGLRenderingContext.prototype.getParameter = function (name: number): unknown {
    return name === UNMASKED_RENDERER_WEBGL ? 'A graphics card' : getParameter.call(this, name);
  };
  const { port1, port2 } = new MessageChannel();
  const clock = performance.now.bind(performance);
  const took: number[] = (window.took = []);
  let now = clock();
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
      const began = clock();
      for (const callback of callbacks) callback(now);
      // After everything that was promised to somebody.
      await new Promise(resolve => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      took.push(clock() - began);
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
