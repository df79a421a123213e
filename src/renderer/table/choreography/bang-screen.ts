import type { Container } from 'pixi.js';
import type { CardId } from '../../../shared/bang/cards/index.ts';
import { idOf, type Card } from '../../../shared/bang/face.ts';
import type { SeenBangEvent } from '../../../shared/bang/facts.ts';
import type { CheckFor } from '../../../shared/bang/model.ts';
import { after, distance, type Seat } from '../../../shared/engine/seats.ts';
import { bangCauseText } from '../../../shared/text/bang/outcome.ts';
import { tellBang } from '../../../shared/text/bang/story.ts';
import { checkText, oddsText } from '../../../shared/text/bang/table.ts';
import type { BangWords } from '../../../shared/text/bang/words.ts';
import { CARD, cardSprite } from '../entities/card-sprite.ts';
import type { Check } from '../entities/draw-moment.ts';
import type { Sitter } from '../entities/seat-panel.ts';
import { spoilsBoard } from '../entities/spoils-board.ts';
import type { BangProps } from '../scenes/bang-props.ts';
import { oddsOf } from '../scenes/odds.ts';
import { NOTHING_PENDING } from '../scenes/tickets.ts';
import { shortened } from '../stage/fit.ts';
import { STAGE } from '../stage/layout.ts';
import { picture } from '../stage/textures.ts';
import { mix, pullBack, settle, travel } from '../stage/tween.ts';
import type { BangStage, CardSpot, Fallen } from './bang-stage.ts';
import { CardPlaces } from './card-places.ts';
import { MISSILES } from './missiles.ts';
import { along } from './motions.ts';
import { faceOff } from './set-pieces.ts';
import { keepsAway, type Player } from './skills.ts';
import { TableScreen, type Performance } from './table-screen.ts';

const READING = 600;
const STAGGER = 70;
/** How far a bullet passes by, and goes on. */
const MISS = { beside: 120, beyond: 420 } as const;
const MOST_SPOILS = 3;

/** The stage of the card game: the table's own, with cards that move, the draw! and the store. */
export class BangScreen extends TableScreen<BangProps> implements BangStage {
  readonly #places: CardPlaces;
  #presented: Container | null = null;

  constructor(made: Performance<BangProps>) {
    super(made);
    this.#places = new CardPlaces(made.props);
  }

  async present(card: Card, from: Seat): Promise<void> {
    this.#presented?.destroy({ children: true });
    this.#presented = await this.#travel(card, { hand: from }, 'middle');
    await this.hold(READING);
  }

  async carry(cards: readonly (Card | null)[], from: CardSpot, to: CardSpot): Promise<void> {
    await Promise.all(
      cards.map(async (card, i) => {
        await this.hold(i * STAGGER);
        const sprite = await this.#travel(card, from, to);
        this.#places.put(card, to);
        sprite.destroy({ children: true });
      }),
    );
  }

  point(from: Seat, to: Seat): Promise<void> {
    return this.motions.line(this.seatSpot(from), this.seatSpot(to));
  }

  async shoot(by: Seat, at: Seat, ends: 'hit' | 'past'): Promise<void> {
    const [from, to] = [this.seatSpot(by), this.seatSpot(at)];
    if (ends === 'hit' || this.calm) return this.motions.fly(MISSILES.bullet, from, to);
    const bullet = this.motions.up(picture('tokens/bullet', { height: MISSILES.bullet.height }));
    const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [ux, uy] = [(to.x - from.x) / way, (to.y - from.y) / way];
    bullet.rotation = along(from, to);
    await this.motions.tween(320, t => {
      const gone = t * (way + MISS.beyond);
      const aside = MISS.beside * Math.min(1, gone / way) ** 3;
      bullet.position.set(from.x + ux * gone - uy * aside, from.y + uy * gone + ux * aside);
    });
    bullet.destroy();
    await this.#hatHop(at);
  }

  async arrow(at: Seat): Promise<void> {
    const to = this.seatSpot(at);
    const away = to.x < STAGE.width / 2 ? -760 : 760;
    await this.motions.fly(MISSILES.arrow, { x: to.x + away, y: to.y - 420 }, to);
  }

  async faceOff(by: Seat, at: Seat): Promise<void> {
    this.props.duel = [by, at];
    const { sitters } = this.props;
    const [one, other] = [sitters[by], sitters[at]];
    if (one && other) await faceOff(this.motions, [one, other], this.props.shade);
  }

  opponent(seat: Seat): Seat | null {
    return this.props.duel?.find(one => one !== seat) ?? null;
  }

  outOfReach(seat: Seat): readonly Seat[] {
    const { sitters, hands, keptAway } = this.props;
    const sees = this.#lies('scope', seat) + (sitters[seat]?.character === 'rose-doolan' ? 1 : 0);
    const living = this.living();
    const fresh = living.filter(other => {
      if (other === seat || !living.includes(seat) || keptAway.has(`${seat} ${other}`)) return false;
      const away = distance(living, seat, other) + this.#lies('mustang', other) - sees;
      return keepsAway(sitters[other]?.character ?? null, { away, reach: hands[seat]?.reach ?? 0 });
    });
    for (const other of fresh) keptAway.add(`${seat} ${other}`);
    return fresh;
  }

  player(seat: Seat, at: Seat | null): Player {
    const { sitters, hands, bangs } = this.props;
    const reach = (hands[seat]?.reach ?? 0) + this.#lies('scope', seat);
    const stretches = at !== null && at !== seat && distance(this.living(), seat, at) > reach;
    return { character: sitters[seat]?.character ?? null, bangs, stretches };
  }

  /** 1 when such a card lies before this seat. */
  #lies(id: CardId, seat: Seat): 0 | 1 {
    return this.props.inPlay[seat]?.cards.some(card => idOf(card) === id) ? 1 : 0;
  }

  async openCheck(seat: Seat, why: CheckFor): Promise<void> {
    const before = this.props.moment;
    const moment = this.props.openMoment(`${seat} ${why}`, () => this.#check(seat, why));
    moment.question.ask(this.props.question.asked);
    if (moment === before) return;
    if (this.calm) {
      moment.rays.visible = false;
      return this.motions.fade(moment);
    }
    for (const side of ['bad', 'good'] as const) moment.stakes[side].alpha = 0;
    await this.motions.tween(300, t => (moment.alpha = t));
    await this.motions.tween(
      400,
      t => {
        for (const side of ['bad', 'good'] as const) {
          moment.stakes[side].alpha = Math.min(1, t * 1.4);
          moment.stakes[side].scale.set(mix(0.86, 1, t));
        }
      },
      settle,
    );
  }

  async suspense(): Promise<void> {
    const { moment } = this.props;
    if (this.calm) return this.hold(900);
    await this.motions.tween(900, t => moment?.burn(t));
  }

  async flip(cards: readonly Card[]): Promise<void> {
    const { moment, deck } = this.props;
    if (!moment) return;
    const turn = (to: number): Promise<void> =>
      this.motions.tween(140, t => {
        for (const sprite of moment.cards) sprite.scale.x = sprite.scale.y * Math.max(0.02, mix(1 - to, to, t));
      });
    if (!this.calm) await turn(0);
    moment.lay(cards);
    deck.setCount(deck.count - cards.length);
    if (!this.calm) await turn(1);
  }

  async decide(card: Card | null, good: boolean): Promise<void> {
    const { moment } = this.props;
    if (!moment) return;
    if (card !== null && !moment.shown.includes(card)) moment.lay([card]);
    moment.judge(card, good);
    const won = moment.stakes[good ? 'good' : 'bad'];
    if (this.calm) return this.hold(160);
    const lost = moment.stakes[good ? 'bad' : 'good'];
    const { y, rotation } = lost;
    await Promise.all([
      this.motions.tween(240, t => won.scale.set(mix(1, 1.08, t)), settle),
      this.motions.tween(420, t => {
        lost.y = y + 760 * t * t;
        lost.rotation = rotation + (good ? -0.5 : 0.5) * t;
        lost.alpha = 1 - t * t;
      }),
    ]);
  }

  async closeCheck(): Promise<void> {
    const { moment, discard } = this.props;
    if (!moment) return;
    const flipped = moment.shown.length;
    if (flipped > 0) discard.show({ cards: discard.cards + flipped, top: moment.shown.at(-1) ?? null });
    await this.motions.tween(160, t => (moment.alpha = 1 - t));
    this.props.closeMoment();
  }

  async openStore(cards: readonly Card[]): Promise<void> {
    const { store, chain, discard } = this.props;
    chain.show(NOTHING_PENDING, []);
    discard.visible = this.props.before.visible = false;
    store.open(cards);
    await Promise.all(
      cards.map(async (card, i) => {
        await this.hold(i * STAGGER * 2);
        const sprite = await this.#travel(card, 'deck', { store: i });
        store.put(card, i);
        sprite.destroy({ children: true });
      }),
    );
    await this.hold(300);
  }

  setDeck(cards: number): void {
    this.props.deck.setCount(cards);
    this.props.discard.show({ cards: 0, top: null });
  }

  async showFallen({ seat, role, cause, by }: Fallen, spoils: readonly SeenBangEvent[]): Promise<void> {
    const words = this.tools.bang();
    const name = (one: Seat): string => shortened(this.props.sitters[one]?.name ?? '');
    await this.dropPosters([{ seat, role, cause: bangCauseText(words, cause, seat, name) }], by);
    if (spoils.length === 0) return;
    const lines = spoils.slice(0, MOST_SPOILS).map(event => tellBang(words, event, name));
    const board = spoilsBoard(lines, by === null ? 'right' : 'left');
    this.props.front.addChild(board);
    await this.motions.fade(board);
  }

  #check(seat: Seat, why: CheckFor): Check {
    const words = this.tools.bang();
    return checkOf({ seat, why }, { words, sitters: this.props.sitters, living: this.living() });
  }

  /** A card on its way; it stays in the air where it arrived. */
  async #travel(card: Card | null, from: CardSpot, to: CardSpot | { readonly store: number }): Promise<Container> {
    const start = this.#places.spot(card, from);
    const end = this.#places.spot(card, to);
    const sprite = (from === 'middle' ? this.#presented : null) ?? this.#raise(card, start.height);
    if (from === 'middle') this.#presented = null;
    sprite.position.copyFrom(start);
    this.#places.take(card, from);
    if (this.calm) {
      await this.motions.line(start, end);
      sprite.position.copyFrom(end);
      sprite.scale.set(end.height / CARD.height);
      return sprite;
    }
    const [small, large] = [start.height / CARD.height, end.height / CARD.height];
    await this.motions.tween(120, t => sprite.scale.set(small * (1 + 0.1 * t)), pullBack);
    await this.motions.tween(
      260,
      t => {
        sprite.position.set(mix(start.x, end.x, t), mix(start.y, end.y, t));
        sprite.scale.set(mix(small * 1.1, large * 1.06, t));
      },
      travel,
    );
    await this.motions.tween(140, t => sprite.scale.set(large * mix(1.06, 1, t)), settle);
    return sprite;
  }

  #raise(card: Card | null, height: number): Container {
    return this.motions.up(cardSprite(card, { names: this.tools.bang().cards, height }));
  }

  /** The hat jumps, and there is dust where the bullet went. */
  async #hatHop(seat: Seat): Promise<void> {
    const at = this.seatSpot(seat);
    const hat = this.motions.up(picture('card-pictures/missed', { width: 110 }));
    await Promise.all([
      this.motions.puff(at, 3, 300),
      this.motions.tween(220, t => {
        hat.position.set(at.x, at.y - 60 - 70 * Math.sin(Math.PI * t));
        hat.rotation = 0.3 * Math.sin(Math.PI * 2 * t);
      }),
    ]);
    hat.destroy({ children: true });
  }
}

/** What the screen says of a draw! before it is known. */
export function checkOf(
  { seat, why }: { seat: Seat; why: CheckFor },
  { words, sitters, living }: { words: BangWords; sitters: readonly Sitter[]; living: readonly Seat[] },
): Check {
  const who = sitters[seat];
  if (!who) throw new RangeError(`nobody sits at seat ${seat}, whose draw! is to be shown`);
  const name = (one: Seat): string => shortened(sitters[one]?.name ?? '');
  const next = living.some(one => one !== seat) ? after(living, seat) : seat;
  const side = (good: boolean) => checkText(words, { why, good }, { seat, next }, name);
  const flips = who.character === 'lucky-duke' ? 2 : 1;
  const share = oddsOf(why, flips);
  const odds = { good: oddsText(words, share.good, flips), bad: oddsText(words, share.bad, flips) };
  return { who, why, title: words.onTable.draw, good: side(true), bad: side(false), odds, names: words.cards };
}
