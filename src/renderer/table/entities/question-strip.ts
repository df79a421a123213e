import { Container } from 'pixi.js';
import type { Colour } from '../../../shared/protocol/room.ts';
import { shorterNames } from '../stage/fit.ts';
import { label } from '../stage/label.ts';
import { CENTRE } from '../stage/layout.ts';
import { INK, TYPE } from '../stage/palette.ts';
import { picture } from '../stage/textures.ts';
import { empty } from '../stage/empty.ts';

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

/** The torn paper in the middle: shape and name first, then the verb. */
export class QuestionStrip extends Container {
  readonly #words = new Container();
  #said = '';
  #asked: Question | null = null;

  constructor() {
    super();
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
    empty(this.#words);
    this.visible = question !== null;
    if (!question) return;
    if (question.colour !== null) {
      const shape = picture(`shapes/${question.colour}`, { width: 52 });
      shape.position.set(58, height / 2);
      this.#words.addChild(shape);
    }
    this.#words.addChild(...sentence(question));
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
