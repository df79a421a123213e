// The host's page may not evaluate text as code; Pixi builds its shaders without it when told so.
import 'pixi.js/unsafe-eval';
import { Container, RendererType } from 'pixi.js';
import type { Told } from '../../shared/games.ts';
import type { RoomView } from '../../shared/protocol/room.ts';
import { loadBang } from '../../shared/text/bang/words.ts';
import { catalogues } from '../../shared/text/index.ts';
import { connect } from '../connection.ts';
import { browser, memoryOf } from '../surroundings.ts';
import { beginAnew } from './begin-anew.ts';
import { controls } from './controls/controls.tsx';
import { CurrentScene } from './current-scene.ts';
import { openDrawing } from './drawing.ts';
import { Feed } from './feed.ts';
import { fetchesLateLetters } from './late-letters.ts';
import { mirror } from './mirror.ts';
import { lineSign } from './notices/line-sign.ts';
import { paintedFrames } from './painted-frames.ts';
import { sceneFor } from './scenes/scene-for.ts';
import type { Seen, Tools } from './scenes/scene.ts';
import { loadLetters, onLateText, sharpenText } from './stage/label.ts';
import { fitStage, type Fit } from './stage/layout.ts';
import { webAudio } from './stage/sound.ts';
import { narrator } from './stage/narrator.ts';
import { Remembered } from './stage/preferences.ts';
import { bakeArt } from './stage/textures.ts';
import { Timeline } from './stage/timeline.ts';
import { Strain } from './strain.ts';

const REBAKE_AFTER = 300;
/** Milliseconds a graphics card has to come back before the page is loaded again without it. */
const LOST_FOR_GOOD = 4000;
/** Between two pictures that no graphics card draws. */
const UNHURRIED = 30;
/** A gap in what moves that only a sleeping computer leaves. */
const SLEPT = 1500;
/** How much coarser a computer draws that is too slow. */
const COARSER = 0.67;
const STRAINED = 'saloon.strained';
/** Seconds are shown, so they may not be skipped. */
const TICK = 500;

function measured(coarser: boolean): Fit {
  const pixelRatio = devicePixelRatio * (coarser ? COARSER : 1);
  return fitStage({ width: innerWidth, height: innerHeight, pixelRatio });
}

/** The window was moved to a screen of other sharpness, or zoomed. */
function onOtherDisplay(listener: () => void): void {
  const same = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const changed = (): void => {
    listener();
    onOtherDisplay(listener);
  };
  same.addEventListener('change', changed, { once: true });
}

async function start({
  stage,
  words,
  desk,
  line,
}: Record<'stage' | 'words' | 'desk' | 'line', HTMLElement>): Promise<void> {
  const { memory } = browser();
  const preferences = new Remembered(memory);
  const isSystemCalm = matchMedia('(prefers-reduced-motion: reduce)');
  const strain = new Strain(memory.read(STRAINED) !== null);
  /** Who wants it lively gets it, whatever it costs. */
  const spares = (): boolean => strain.isFelt && preferences.now.calm !== 'lively';
  let fit = measured(spares());
  const app = await openDrawing(fit);
  // Without a picture the words are shown that are there for screen readers.
  document.body.classList.toggle('in-words', app === null);
  const root = new Container();
  app?.stage.addChild(root);
  const frames = paintedFrames({
    paint: () => app?.render(),
    least: app?.renderer.type === RendererType.WEBGL ? 0 : UNHURRIED,
    moved(gap) {
      if (gap > SLEPT) timeline.skip();
      if (!strain.isTurned(gap)) return;
      memory.write(STRAINED, strain.isFelt ? 'yes' : null);
      again();
    },
  });
  const timeline = new Timeline(frames);

  onLateText(() => frames.touch());

  /** Puts the stage on the screen as it is now; what is painted on it becomes sharp with `prepare`. */
  function place(): void {
    fit = measured(spares());
    root.scale.set(fit.scale);
    root.position.set(fit.x, fit.y);
    app?.renderer.resize(innerWidth, innerHeight, fit.resolution);
    frames.touch();
  }

  async function prepare(): Promise<void> {
    if (!app) return;
    place();
    const scale = fit.scale * fit.resolution;
    sharpenText(scale);
    await bakeArt({ scale, ...fit.seen });
    frames.touch();
  }
  const [en, ja] = await Promise.all([
    loadBang('en'),
    loadBang('ja'),
    prepare(),
    loadLetters('0123456789 ×+−…·–“”‘’.,:!?()abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  ]);
  const bang = { en, ja };

  const sound = webAudio();
  const voice = narrator(window.speechSynthesis ?? null);
  preferences.follow(now => {
    sound.set(now);
    voice.set({ on: now.narrator, volume: now.volume });
  });
  let language: RoomView['language'] = 'en';
  let offset = 0;
  const tools: Tools = {
    frames,
    timeline,
    sound,
    narrate: sentence => voice.narrate(sentence, language),
    get calm() {
      const { calm } = preferences.now;
      return calm === 'system' ? isSystemCalm.matches || strain.isFelt : calm === 'calm';
    },
    now: () => Date.now() + offset,
    words: () => catalogues[language],
    showing(type) {
      words.dataset.showing = type;
    },
    bang: () => bang[language],
  };
  const inWords = mirror(words, tools);
  const steering = controls(desk, {
    command: command => connection.request({ type: 'command', command }),
    screen: { preferences, voice },
    recent: () => scene.recent(),
  });
  const scene = new CurrentScene({
    kindFor: sceneFor,
    make(Kind) {
      const made = new Kind(tools);
      root.addChild(made.root);
      return made;
    },
  });

  setInterval(() => scene.tick(), TICK);
  function settle(seen: Seen, recall: readonly Told[] | null): void {
    language = seen.room.language;
    offset = seen.offset;
    if (app) scene.settle(seen, recall);
    // Until there is something to see, the page shows its title.
    if (app && !app.canvas.isConnected) stage.append(app.canvas);
    tools.showing('');
    inWords.show(seen);
    steering.show(seen, tools.words(), { dice: tools.words().dice.options, bang: tools.bang().options });
    frames.touch();
  }

  const feed = new Feed(timeline, {
    play: (told, before) => scene.play(told, before),
    tell: (told, seen) => inWords.tell(told, seen),
    settle,
    shown: seq => connection.shown(seq),
  });
  const letters = fetchesLateLetters({
    fonts: document.fonts,
    // Another screen, or another evening, has letters of its own to miss.
    memory: memoryOf(() => window.sessionStorage),
    reload: () => location.reload(),
  });
  const saysLine = lineSign(line, () => tools.words().table);
  const key = location.hash.slice(1) || null;
  let story: readonly Told[] | null = null;
  const connection = connect({
    screen: 'table',
    key,
    paces: true,
    onSeen(seen, told) {
      // Talk does not wait for what is being told.
      scene.hear(seen.room);
      // Only a whole view brings another story along.
      const isWhole = seen.story.recent !== story;
      story = seen.story.recent;
      feed.hear({ seq: seen.seq, seen, told, ...(isWhole ? { recall: story } : {}) });
    },
    onStatus(status) {
      letters(status);
      words.dataset.connection = status.is;
      saysLine(status);
    },
  });

  let timer = 0;
  let preparing = Promise.resolve();
  function again(): void {
    place();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      preparing = preparing.then(prepare).then(() => scene.resize(fit));
    }, REBAKE_AFTER);
  }
  addEventListener('resize', again);
  onOtherDisplay(again);
  isSystemCalm.addEventListener('change', () => scene.spoil());
  const look = (): void => {
    timeline.unseen = document.hidden;
    frames.touch();
  };
  document.addEventListener('visibilitychange', look);
  look();
  let lost = 0;
  app?.canvas.addEventListener('webglcontextlost', () => {
    lost = window.setTimeout(() => location.reload(), LOST_FOR_GOOD);
  });
  app?.canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(lost);
    again();
  });
  document.fonts.addEventListener('loadingdone', () => frames.touch());
}

const stage = document.getElementById('stage');
const words = document.getElementById('mirror');
const desk = document.getElementById('controls');
const line = document.getElementById('line');
if (!stage || !words || !desk || !line) throw new Error('the table page needs #stage, #mirror, #controls and #line');
start({ stage, words, desk, line }).catch((fault: unknown) => {
  console.error('the table could not begin:', fault);
  return beginAnew();
});
