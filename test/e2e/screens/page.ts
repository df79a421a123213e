import { Application, Container, Text } from 'pixi.js';
import type { Told } from '../../../src/shared/games.ts';
import type { RoomView } from '../../../src/shared/protocol/room.ts';
import { loadBang } from '../../../src/shared/text/bang/words.ts';
import { catalogues } from '../../../src/shared/text/index.ts';
import { PRINTED } from '../../../src/renderer/table/entities/card-sprite.ts';
import { SeatPanel } from '../../../src/renderer/table/entities/seat-panel.ts';
import { sceneFor } from '../../../src/renderer/table/scenes/scene-for.ts';
import type { Scene, Seen, Tools } from '../../../src/renderer/table/scenes/scene.ts';
import { Label, loadLetters, sharpenText } from '../../../src/renderer/table/stage/label.ts';
import { fitStage } from '../../../src/renderer/table/stage/layout.ts';
import { bakeArt } from '../../../src/renderer/table/stage/textures.ts';
import { Timeline } from '../../../src/renderer/table/stage/timeline.ts';
import { handTurned } from '../../renderer/table/hand-turned.ts';
import { compare, kept, type Unlike } from './likeness.ts';

/** How often a picture comes while time is turned on. */
const FRAME = 20;

/** The table's scenes without a host: one view at a time, by a clock that moves when it is told to. */
export interface Screens {
  /** Ready to show things on a screen of this size. */
  open(screen: { width: number; height: number; calm: boolean }): Promise<void>;
  /** A new scene for this view. */
  show(seen: Seen): Promise<void>;
  /** Begins to tell what happened, and stops after so many milliseconds. */
  play(told: Told, before: Seen, ms: number): Promise<void>;
  /** People talk. */
  hear(room: RoomView): Promise<void>;
  wait(ms: number): Promise<void>;
  /** The host's clock, in milliseconds, for what happens when nothing does. */
  tick(now: number): Promise<{ readonly moves: boolean; readonly drawn: number }>;
  /** All words that are seen now, where they stand in design pixels; those printed on cards are left out. */
  words(): Words[];
  /** What is seen now, as a data URL of a PNG. */
  picture(): string;
  /** The same, as it is kept to compare others with. */
  kept(): Promise<string>;
  /** What is seen now beside a picture that was kept. */
  compare(should: string): Promise<Unlike>;
  /** Puts the panel of seat 0 elsewhere, as a fault would. */
  misplace(by: number): void;
}

export interface Words {
  readonly text: string;
  /** Height of the type. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

declare global {
  var screens: Screens;
}

const app = new Application();
const root = new Container();
let drawn = 0;
let frames = counted();
let calm = false;
let now = 0;
let scene: Scene | null = null;

/** Frames of a clock turned by hand, and how often one was asked for. */
function counted(): ReturnType<typeof handTurned> {
  const hand = handTurned();
  hand.touch = () => void drawn++;
  return hand;
}

async function lettersArrived(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await document.fonts.ready;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

function panelsIn(piece: Container): Container[] {
  return piece instanceof SeatPanel ? [piece] : piece.children.flatMap(panelsIn);
}

function wordsIn(piece: Container, scale: number): Words[] {
  if (!piece.visible || piece.alpha === 0 || piece.label === PRINTED) return [];
  if (!(piece instanceof Label)) return piece.children.flatMap(child => wordsIn(child, scale * child.scale.y));
  const [drawn] = piece.children;
  if (!(drawn instanceof Text) || drawn.text === '') return [];
  const { x, y, width, height } = drawn.getBounds();
  return [
    {
      text: drawn.text,
      size: drawn.style.fontSize * scale,
      x: (x - root.x) / root.scale.x,
      y: (y - root.y) / root.scale.y,
      width: width / root.scale.x,
      height: height / root.scale.y,
    },
  ];
}

globalThis.screens = {
  async open({ width, height, calm: isCalm }) {
    calm = isCalm;
    const fit = fitStage({ width, height, pixelRatio: 1 });
    await app.init({ preference: 'canvas', width, height, antialias: true, autoStart: false, sharedTicker: false });
    document.body.append(app.canvas);
    app.stage.addChild(root);
    root.scale.set(fit.scale);
    root.position.set(fit.x, fit.y);
    sharpenText(fit.scale);
    await Promise.all([bakeArt({ scale: fit.scale, ...fit.seen }), loadLetters('0123456789')]);
  },
  async show(seen) {
    const { language } = seen.room;
    const bang = await loadBang(language);
    // What still moved in the scene before moves no more.
    frames = counted();
    const tools: Tools = {
      frames,
      timeline: new Timeline(frames),
      sound: { play: () => undefined, set: () => undefined },
      narrate: () => undefined,
      calm,
      now: () => now,
      words: () => catalogues[language],
      showing: () => undefined,
      bang: () => bang,
    };
    now = 0;
    scene?.destroy();
    scene = new (sceneFor(seen))(tools);
    root.addChild(scene.root);
    scene.show(seen);
    await lettersArrived();
  },
  async play(told, before, ms) {
    void scene?.play?.(told, before);
    await screens.wait(ms);
    await lettersArrived();
  },
  async hear(room) {
    scene?.hear?.(room);
    await lettersArrived();
  },
  async wait(ms) {
    for (let at = 0; at < ms; at += FRAME) await frames.turn(FRAME);
  },
  async tick(at) {
    now = at;
    const before = drawn;
    scene?.tick?.();
    const moves = frames.listening > 0;
    await screens.wait(2000);
    return { moves, drawn: drawn - before };
  },
  words() {
    return wordsIn(root, 1);
  },
  picture() {
    app.render();
    return app.canvas.toDataURL('image/png');
  },
  kept: () => kept(screens.picture()),
  compare: should => compare(screens.picture(), should),
  misplace(by) {
    const panel = panelsIn(root)[0];
    if (!panel) throw new Error('this scene has no seats');
    panel.x += by;
  },
};
