import { Container } from 'pixi.js';
import type { Colour } from '../../../shared/protocol/room.ts';
import { shorterNames } from '../stage/fit.ts';
import { label } from '../stage/label.ts';
import { CENTRE } from '../stage/layout.ts';
import { INK, TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import type { Timeline } from '../stage/timeline.ts';

/** Who is asked what. */
export interface Question {
  readonly name: string;
  /** Null when several are asked. */
  readonly colour: Colour | null;
  /** The whole sentence, with the name in it. */
  readonly sentence: string;
}

const { x, y, width, height } = CENTRE.question;
const INDENT = 100;
/** Milliseconds one sentence takes to make room for the next, and how far both move. */
const SWAP = { lively: 240, calm: 160, by: 26 } as const;

/** How the strip moves; without it the next sentence is there at once. */
export interface StripMotion {
  readonly timeline: Timeline;
  readonly calm: boolean;
}

/** The torn paper in the middle: shape and name first, then the verb. */
export class QuestionStrip extends Container {
  readonly #motion: StripMotion | null;
  #words = new Container();
  #said = '';
  #asked: Question | null = null;

  constructor(motion: StripMotion | null = null) {
    super();
    this.#motion = motion;
    const paper = picture('paper/strip-1', { width: width + 48 });
    paper.position.set(width / 2, height / 2);
    this.position.set(x, y);
    this.rotation = (-0.6 * Math.PI) / 180;
    this.visible = false;
    this.addChild(paper, this.#words);
  }

  get asked(): Question | null {
    return this.#asked;
  }

  ask(question: Question | null): void {
    this.#asked = question;
    const said = question ? `${question.colour} ${question.sentence}` : '';
    if (said === this.#said) return;
    this.#said = said;
    this.#turnOver(this.visible && question !== null);
    this.visible = question !== null;
    if (!question) return;
    if (question.colour !== null) {
      const shape = picture(`shapes/${question.colour}`, { width: 52 });
      shape.position.set(58, height / 2);
      this.#words.addChild(shape);
    }
    this.#words.addChild(...sentence(question));
  }

  /** New words take the place of the old, which go up and away when both are `seen`. */
  #turnOver(seen: boolean): void {
    const old = this.#words;
    const words = this.addChild(new Container());
    this.#words = words;
    if (!this.#motion || !seen) return old.destroy({ children: true });
    const { timeline, calm } = this.#motion;
    const by = calm ? 0 : SWAP.by;
    void timeline.tween(calm ? SWAP.calm : SWAP.lively, t => {
      if (!old.destroyed) {
        old.alpha = Math.max(0, 1 - 2 * t);
        old.y = -2 * by * t;
      }
      if (!words.destroyed && words === this.#words) {
        words.alpha = Math.max(0, 2 * t - 1);
        words.y = by * (1 - t);
      }
      if (t === 1 && !old.destroyed) old.destroy({ children: true });
    });
  }
}

/** The name stands out where the sentence begins with it. */
function sentence({ name, colour, sentence: whole }: Question): Container[] {
  const room = width - INDENT - 36;
  const bold = { size: TYPE.question, weight: '900', colour: INK } as const;
  const plain = { size: TYPE.question, weight: '600', colour: INK, fold: { size: 31, leading: 37 } } as const;
  if (colour === null) {
    const words = label(whole, { ...plain, max: width - 72, align: 'center' });
    words.position.set(width / 2, height / 2);
    return [words];
  }
  if (!whole.startsWith(name)) {
    const words = label(whole, { ...plain, max: room });
    words.position.set(INDENT, height / 2);
    return [words];
  }
  // A colon belongs to the name, wherever the rest is put.
  const colon = /^[:：]/.exec(whole.slice(name.length))?.[0] ?? '';
  const first = label(name + colon, { ...bold, max: room * 0.4 }, ...shorterNames(name).map(form => form + colon));
  first.position.set(INDENT, height / 2);
  // The gap after the name is part of the sentence: a blank in English, none in Japanese.
  const rest = whole.slice(name.length + colon.length);
  const gap = rest.startsWith(' ') ? 12 : 2;
  const second = new Container();
  // The rest is laid out when the name is drawn: before its typeface is here, its width is not known.
  const follow = (): void => {
    if (first.destroyed || second.destroyed || second.children.length > 0) return;
    const start = INDENT + first.width + gap;
    const words = label(rest.trimStart(), { ...plain, max: width - 36 - start });
    words.position.set(start, height / 2);
    second.addChild(words);
  };
  if (first.width > 0) follow();
  else void first.ready.then(follow);
  return [first, second];
}
