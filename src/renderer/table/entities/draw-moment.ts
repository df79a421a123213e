import { Container, Graphics } from 'pixi.js';
import type { Card } from '../../../shared/bang/face.ts';
import type { CheckFor } from '../../../shared/bang/model.ts';
import { label } from '../stage/label.ts';
import { STAGE, type Point } from '../stage/layout.ts';
import { INK, PAINT, TYPE } from '../stage/palette.ts';
import { curtain, likeness, ribbon } from '../stage/pieces.ts';
import { picture, slice } from '../stage/textures.ts';
import { cardSprite, type CardNames } from './card-sprite.ts';
import { QuestionStrip } from './question-strip.ts';
import { Fuse } from './fuse.ts';
import type { Sitter } from './seat-panel.ts';
import { stakePaper } from './stakes.ts';
import { empty } from '../stage/empty.ts';

const TITLE = { x: 564, y: 60, width: 792, height: 110 };
const CARD_HEIGHT = 420;
const CHANCE = { width: 290, height: 74 } as const;
const CHANCE_UNDER = 258;
const CARDS_AT: Point = { x: STAGE.width / 2, y: 456 };

export interface Check {
  readonly who: Sitter;
  readonly why: CheckFor;
  readonly title: string;
  readonly good: { readonly title: string; readonly text: string };
  readonly bad: { readonly title: string; readonly text: string };
  /** How likely each way is. */
  readonly odds: Readonly<Record<'good' | 'bad', string>>;
  readonly names: CardNames;
}

/** The whole-screen moment of a draw!: who, for what, what each way means, and the card in the middle. */
export class DrawMoment extends Container {
  readonly curtain = curtain(0x050301, 0.86);
  readonly rays = picture('light/rays', { width: 2400 });
  readonly stakes: Readonly<Record<'good' | 'bad', Container>>;
  readonly question = new QuestionStrip();
  readonly #cards = new Container();
  readonly #names: CardNames;
  readonly #fuse: Fuse | null;
  #shown: readonly Card[] = [];

  constructor({ who, why, title, good, bad, odds, names }: Check) {
    super();
    this.#names = names;
    this.rays.position.copyFrom(CARDS_AT);
    this.rays.tint = 0xd9a23a;
    this.rays.alpha = 0.16;
    const light = picture('light/pool', { width: 1300 });
    light.position.copyFrom(CARDS_AT);
    light.alpha = 0.4;
    this.stakes = { bad: stakePaper({ why, side: 'bad' }, bad), good: stakePaper({ why, side: 'good' }, good) };
    this.stakes.bad.position.set(366, 470);
    this.stakes.good.position.set(1554, 470);
    this.#cards.position.copyFrom(CARDS_AT);
    for (const side of ['good', 'bad'] as const) this.stakes[side].addChild(chance(odds[side], side));
    this.#fuse = why === 'dynamite' ? new Fuse({ ...CARDS_AT, width: 372, height: 492 }) : null;
    this.question.position.set(532, 716);
    this.addChild(this.curtain, this.rays, light, this.#sign(title, why, who), this.stakes.bad, this.stakes.good);
    if (this.#fuse) this.addChild(this.#fuse);
    this.addChild(this.#cards, person(who), this.question);
    this.lay([]);
  }

  /** The fuse of a Dynamite, as far as it has burnt. */
  burn(t: number): void {
    this.#fuse?.burn(t);
  }

  /** Where the flipped cards lie. */
  get cards(): readonly Container[] {
    return this.#cards.children;
  }

  get shown(): readonly Card[] {
    return this.#shown;
  }

  /** These cards face up; one face down when there are none yet. */
  lay(cards: readonly Card[]): void {
    this.#shown = cards;
    empty(this.#cards);
    const faces = cards.length === 0 ? [null] : cards;
    for (const [i, card] of faces.entries()) {
      const sprite = cardSprite(card, { names: this.#names, height: faces.length > 1 ? 380 : CARD_HEIGHT });
      sprite.x = (i - (faces.length - 1) / 2) * 296;
      this.#cards.addChild(sprite);
    }
  }

  /** The card that counts has a bright rim, the losing side fades. */
  judge(card: Card | null, good: boolean): void {
    this.stakes[good ? 'bad' : 'good'].alpha = 0.25;
    for (const [i, sprite] of this.cards.entries()) {
      const counts = card === null || this.#shown[i] === card;
      sprite.alpha = counts ? 1 : 0.4;
      if (!counts || card === null) continue;
      const rim = new Graphics()
        .roundRect(-133, -183, 266, 366, 24)
        .stroke({ color: good ? 0x7fe0a8 : 0xff6a4d, width: 12 });
      sprite.addChildAt(rim, 0);
    }
  }

  #sign(title: string, why: CheckFor, { colour }: Sitter): Container {
    const sign = new Container();
    const middle = TITLE.y + TITLE.height / 2;
    const words = label(title, {
      face: 'sign',
      size: TYPE.fallen,
      colour: PAINT.brassLight,
      outline: { colour: INK, width: 10 },
      max: 420,
      align: 'center',
    });
    words.position.set(STAGE.width / 2, middle);
    const shape = picture(`shapes/${colour}`, { width: 62 });
    shape.position.set(TITLE.x + 92, middle);
    const cause =
      why === 'jourdonnais'
        ? picture('portraits/jourdonnais', { height: 100 })
        : picture(`card-pictures/${why}`, { height: 96 });
    cause.position.set(TITLE.x + TITLE.width - 96, middle);
    sign.addChild(slice('slices/plank', TITLE), words, shape, cause);
    return sign;
  }
}

/** A small plank under a paper. */
function chance(words: string, side: 'good' | 'bad'): Container {
  const plank = new Container();
  const text = label(words, {
    size: 38,
    weight: '900',
    colour: side === 'good' ? PAINT.saved : 0xff9a76,
    align: 'center',
    max: 330,
  });
  plank.addChild(slice('slices/plank', { x: -CHANCE.width / 2, y: -CHANCE.height / 2, ...CHANCE }), text);
  plank.position.set(side === 'good' ? 26 : -26, CHANCE_UNDER);
  return plank;
}

/** Who draws, under the card. */
function person(who: Sitter): Container {
  const piece = new Container();
  const face = likeness(who, { radius: 86 });
  face.position.set(826, 912);
  const name = ribbon({ name: who.name, colour: who.colour, width: 300, height: 66, size: 42, indent: 62 });
  name.position.set(868, 872);
  const character = label(who.characterName, { size: 30, colour: PAINT.creamQuiet, max: 250 });
  character.position.set(930, 966);
  piece.addChild(name, face, character);
  return piece;
}
