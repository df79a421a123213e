// The host's page may not evaluate text as code; Pixi builds its shaders without it when told so.
import 'pixi.js/unsafe-eval';
import { Application, Container } from 'pixi.js';
import type { Story } from '../../shared/protocol/messages.ts';
import type { RoomView } from '../../shared/protocol/room.ts';
import { loadBang } from '../../shared/text/bang/words.ts';
import { catalogues } from '../../shared/text/index.ts';
import { connect } from '../connection.ts';
import { browser } from '../surroundings.ts';
import { controls } from './controls/controls.tsx';
import { Feed } from './feed.ts';
import { mirror } from './mirror.ts';
import { lineSign } from './notices/line-sign.ts';
import { paintedFrames } from './painted-frames.ts';
import { sceneFor } from './scenes/scene-for.ts';
import type { Scene, Seen, Tools } from './scenes/scene.ts';
import { loadLetters, onLateText, sharpenText } from './stage/label.ts';
import { fitStage, type Fit } from './stage/layout.ts';
import { PAINT } from './stage/palette.ts';
import { webAudio } from './stage/sound.ts';
import { narrator } from './stage/narrator.ts';
import { Remembered } from './stage/preferences.ts';
import { bakeArt } from './stage/textures.ts';
import { Timeline } from './stage/timeline.ts';

const REBAKE_AFTER = 300;
/** Seconds are shown, so they may not be skipped. */
const TICK = 500;

/** Software drawing is ten times faster on a canvas; a browser says so only in its unmasked name. */
function preference(): 'webgl' | 'canvas' {
  const gl = document.createElement('canvas').getContext('webgl');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl && !/SwiftShader|llvmpipe|softpipe|Software/i.test(name) ? 'webgl' : 'canvas';
}

function measured(): Fit {
  return fitStage({ width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio });
}

async function start({
  stage,
  words,
  desk,
  line,
}: Record<'stage' | 'words' | 'desk' | 'line', HTMLElement>): Promise<void> {
  let fit = measured();
  const app = new Application();
  await app.init({
    preference: preference(),
    width: innerWidth,
    height: innerHeight,
    resolution: fit.resolution,
    background: PAINT.night,
    antialias: true,
    autoStart: false,
    sharedTicker: false,
  });
  const root = new Container();
  app.stage.addChild(root);
  const frames = paintedFrames(() => app.render());

  onLateText(() => frames.touch());

  async function prepare(): Promise<void> {
    fit = measured();
    root.scale.set(fit.scale);
    root.position.set(fit.x, fit.y);
    app.renderer.resize(innerWidth, innerHeight, fit.resolution);
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

  const timeline = new Timeline(frames);
  const sound = webAudio();
  const voice = narrator(window.speechSynthesis ?? null);
  const preferences = new Remembered(browser().memory);
  preferences.follow(now => {
    sound.set(now);
    voice.set({ on: now.narrator, volume: now.volume });
  });
  const isSystemCalm = matchMedia('(prefers-reduced-motion: reduce)');
  let language: RoomView['language'] = 'en';
  let offset = 0;
  const tools: Tools = {
    frames,
    timeline,
    sound,
    narrate: sentence => voice.narrate(sentence, language),
    get calm() {
      const { calm } = preferences.now;
      return calm === 'system' ? isSystemCalm.matches : calm === 'calm';
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
    recent: () => scene?.recent?.() ?? [],
  });
  let scene: Scene | null = null;
  /** What was told before this page was here. */
  let missed: Story['recent'] = [];
  let shows: ReturnType<typeof sceneFor> | null = null;

  setInterval(() => scene?.tick?.(), TICK);
  function settle(seen: Seen): void {
    language = seen.room.language;
    offset = seen.offset;
    const wanted = sceneFor(seen);
    if (wanted === shows && scene) scene.update(seen);
    else {
      scene?.hide();
      scene?.destroy();
      shows = wanted;
      scene = new wanted(tools);
      root.addChild(scene.root);
      scene.show(seen);
      // Until there is something to see, the page shows its title.
      if (!app.canvas.isConnected) stage.append(app.canvas);
    }
    if (missed.length > 0) scene.recall?.(missed);
    missed = [];
    tools.showing('');
    inWords.show(seen);
    steering.show(seen, tools.words(), { dice: tools.words().dice.options, bang: tools.bang().options });
    frames.touch();
  }

  const feed = new Feed(timeline, {
    play: (told, before) => scene?.play?.(told, before) ?? Promise.resolve(),
    tell: (told, seen) => inWords.tell(told, seen),
    settle,
    shown: seq => connection.shown(seq),
  });
  const saysLine = lineSign(line, () => tools.words().table);
  const key = location.hash.slice(1) || null;
  const connection = connect({
    screen: 'table',
    key,
    paces: true,
    onSeen(seen, told) {
      // Talk does not wait for what is being told.
      scene?.hear?.(seen.room);
      if (told === null) missed = seen.story.recent;
      feed.hear({ seq: seen.seq, seen, told });
    },
    onStatus(status) {
      // Typefaces that were asked for while the host was down are not asked for again by a browser.
      const isBack = status.is === 'open' && words.dataset.connection === 'lost';
      if (isBack && [...document.fonts].some(face => face.status === 'error')) location.reload();
      words.dataset.connection = status.is;
      saysLine(status);
    },
  });

  let timer = 0;
  const again = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void prepare().then(() => scene?.resize(fit)), REBAKE_AFTER);
  };
  addEventListener('resize', again);
  app.canvas.addEventListener('webglcontextrestored', again);
  document.fonts.addEventListener('loadingdone', () => frames.touch());
}

const stage = document.getElementById('stage');
const words = document.getElementById('mirror');
const desk = document.getElementById('controls');
const line = document.getElementById('line');
if (!stage || !words || !desk || !line) throw new Error('the table page needs #stage, #mirror, #controls and #line');
void start({ stage, words, desk, line });
