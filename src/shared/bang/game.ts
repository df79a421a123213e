import type { Rng } from '../engine/rng.ts';
import { shuffled } from '../engine/rng.ts';
import type { Seat } from '../engine/seats.ts';
import { others } from '../engine/seats.ts';
import { has } from './abilities.ts';
import { cardOf } from './cards/index.ts';
import type { Card } from './face.ts';
import { idOf } from './face.ts';
import type { BangEvent } from './facts.ts';
import type { CheckFor, LossCause, Option } from './model.ts';
import type { BangState, Frame, Player } from './state.ts';
import { living, playerAt, turnOf } from './state.ts';

type Of<Type extends BangEvent['type']> = Extract<BangEvent, { type: Type }>;

/** The verbs of the game. Each changes the state and tells of it, so that neither can be forgotten. */
export class Game {
  readonly events: BangEvent[] = [];
  readonly state: BangState;
  private readonly rng: Rng;

  constructor(state: BangState, rng: Rng) {
    this.state = state;
    this.rng = rng;
  }

  emit(event: BangEvent): void {
    this.events.push(event);
  }

  player(seat: Seat): Player {
    return playerAt(this.state, seat);
  }

  useAbility(seat: Seat, on: Seat | null): void {
    const { character } = this.player(seat);
    if (character !== null) this.emit({ type: 'usedAbility', seat, character, on });
  }

  /** Living seats from `seat` on, itself first if alive. */
  clockwise(seat: Seat): Seat[] {
    const ring = living(this.state);
    return ring.includes(seat) ? [seat, ...others(ring, seat)] : others(ring, seat);
  }

  /** Off the deck, the top first; fewer when there are no more cards anywhere. Nothing is told of where they go. */
  take(count: number): Card[] {
    const cards: Card[] = [];
    while (cards.length < count) {
      if (this.state.deck.length === 0) this.reshuffle();
      const card = this.state.deck.pop();
      if (card === undefined) break;
      cards.push(card);
      if (this.state.deck.length === 0 && this.state.options.reshuffle === 'empty') this.reshuffle();
    }
    return cards;
  }

  private reshuffle(): void {
    const { discard } = this.state;
    if (discard.length === 0) return;
    this.state.deck = shuffled(discard, this.rng);
    this.state.discard = [];
    this.emit({ type: 'reshuffled', cards: discard.length });
  }

  draw(seat: Seat, count: number, why: Of<'drew'>['why']): Card[] {
    const cards = this.take(count);
    this.receive(seat, cards, why);
    return cards;
  }

  /** Cards taken off the deck before come into a hand. */
  receive(seat: Seat, cards: readonly Card[], why: Of<'drew'>['why']): void {
    if (cards.length === 0) return;
    this.player(seat).hand.push(...cards);
    this.emit({ type: 'drew', seat, cards: [...cards], why });
  }

  putBack(seat: Seat, card: Card): void {
    this.state.deck.push(card);
    this.emit({ type: 'putBack', seat, card });
  }

  /** Whoever draws when his hand is empty does so now. */
  refill(seat: Seat): void {
    if (this.player(seat).hand.length > 0 || !has(this.state, seat, 'refills')) return;
    const cards = this.take(1);
    if (cards.length === 0) return;
    this.useAbility(seat, null);
    this.receive(seat, cards, 'suzy-lafayette');
  }

  /** Brown cards go to the discard pile, blue ones before somebody. Returns what resolves the card. */
  play(seat: Seat, { card, as, at }: Extract<Option, { kind: 'play' }>): Frame[] {
    const rule = cardOf(as);
    remove(this.player(seat).hand, card, seat);
    this.emit({ type: 'played', seat, card, as, at });
    if (at !== null) this.countTurnedOn(seat, at);
    if (rule.colour === 'blue') {
      this.equip(at ?? seat, card);
      return [...rule.play(this, { seat, card, at })];
    }
    if (this.state.options.playedCard === 'before') {
      this.state.discard.push(card);
      return [...rule.play(this, { seat, card, at })];
    }
    return [...rule.play(this, { seat, card, at }), { kind: 'finish', card }];
  }

  private countTurnedOn(by: Seat, at: Seat): void {
    const counts = this.state.turnedOn[by];
    if (counts) counts[at] = (counts[at] ?? 0) + 1;
  }

  private equip(seat: Seat, card: Card): void {
    const { inPlay } = this.player(seat);
    const isWeapon = (other: Card) => cardOf(idOf(other)).weapon;
    const old = isWeapon(card) ? inPlay.find(isWeapon) : undefined;
    inPlay.push(card);
    if (old !== undefined) this.discardInPlay(seat, old, 'replaced');
  }

  /** `by` is whose card is answered. */
  answer(seat: Seat, { card, as }: Extract<Option, { kind: 'answer' }>, by: Seat | null): void {
    remove(this.player(seat).hand, card, seat);
    this.state.discard.push(card);
    this.emit({ type: 'answered', seat, card, as, by });
  }

  /** In this order, the last on top. */
  discardHand(seat: Seat, cards: readonly Card[], { why, by }: { why: Of<'discarded'>['why']; by: Seat | null }): void {
    for (const card of cards) remove(this.player(seat).hand, card, seat);
    this.discarded(seat, cards, why, by);
  }

  discardInPlay(seat: Seat, card: Card, why: Of<'discarded'>['why'], by: Seat | null = null): void {
    remove(this.player(seat).inPlay, card, seat);
    this.discarded(seat, [card], why, by);
  }

  private discarded(seat: Seat, cards: readonly Card[], why: Of<'discarded'>['why'], by: Seat | null): void {
    if (cards.length === 0) return;
    this.state.discard.push(...cards);
    this.emit({ type: 'discarded', seat, cards: [...cards], why, by });
  }

  /** The hand, then what lies in play. */
  discardAll(seat: Seat, why: Of<'discarded'>['why']): void {
    const player = this.player(seat);
    const cards = [...player.hand, ...player.inPlay];
    player.hand = [];
    player.inPlay = [];
    this.discarded(seat, cards, why, null);
  }

  /** A card of a hand, by chance. */
  randomCard(of: Seat): Card {
    const { hand } = this.player(of);
    const card = hand[this.rng.int(hand.length)];
    if (card === undefined) throw new Error(`seat ${of} has no card in hand`);
    return card;
  }

  takeFromHand(seat: Seat, from: Seat, why: Of<'tookFromHand'>['why']): void {
    const card = this.randomCard(from);
    remove(this.player(from).hand, card, from);
    this.player(seat).hand.push(card);
    this.emit({ type: 'tookFromHand', seat, from, card, why });
  }

  takeInPlay(seat: Seat, from: Seat, card: Card): void {
    remove(this.player(from).inPlay, card, from);
    this.player(seat).hand.push(card);
    this.emit({ type: 'tookInPlay', seat, from, card });
  }

  takeDiscard(seat: Seat): void {
    const card = this.state.discard.pop();
    if (card === undefined) throw new Error(`seat ${seat} takes from an empty discard pile`);
    this.player(seat).hand.push(card);
    this.emit({ type: 'tookDiscard', seat, card });
  }

  inherit(seat: Seat, from: Seat): void {
    const fallen = this.player(from);
    const { hand, inPlay } = fallen;
    if (hand.length + inPlay.length === 0) return;
    fallen.hand = [];
    fallen.inPlay = [];
    this.player(seat).hand.push(...hand, ...inPlay);
    this.useAbility(seat, from);
    this.emit({ type: 'inherited', seat, from, hand, inPlay });
  }

  openStore(by: Seat, count: number): Card[] {
    const cards = this.take(count);
    this.emit({ type: 'storeOpened', by, cards: [...cards] });
    return cards;
  }

  takeFromStore(seat: Seat, cards: Card[], card: Card): void {
    remove(cards, card, seat);
    this.player(seat).hand.push(card);
    this.emit({ type: 'tookFromStore', seat, card });
  }

  /** Flipped cards lie aside until `settleFlip`, so that no reshuffle takes them. */
  flip(seat: Seat, count: number, why: CheckFor): Card[] {
    const cards = this.take(count);
    if (cards.length > 0) this.emit({ type: 'flipped', seat, cards: [...cards], why });
    return cards;
  }

  /** To the discard pile, the one that counts on top. */
  settleFlip(cards: readonly Card[], counts: Card | null): void {
    const rest = [...cards];
    if (counts !== null) rest.splice(rest.indexOf(counts), 1);
    this.state.discard.push(...rest, ...(counts === null ? [] : [counts]));
  }

  /** Dynamite goes to the left. */
  passOn(from: Seat, card: Card): void {
    const to = this.clockwise(from)[1];
    if (to === undefined) throw new Error(`nobody sits after seat ${from}`);
    remove(this.player(from).inPlay, card, from);
    this.player(to).inPlay.push(card);
    this.emit({ type: 'dynamitePassed', from, to, card });
  }

  skipTurn(): void {
    const turn = turnOf(this.state);
    turn.stage = 'over';
    this.emit({ type: 'turnSkipped', seat: turn.seat });
  }

  gainLife(seat: Seat, points: number, why: Of<'gainedLife'>['why']): void {
    const player = this.player(seat);
    const amount = Math.min(points, player.maxLife - player.life);
    player.life += amount;
    this.emit({ type: 'gainedLife', seat, amount, life: player.life, why });
  }

  loseLife(seat: Seat, amount: number, cause: LossCause): void {
    const player = this.player(seat);
    player.life -= amount;
    this.emit({ type: 'lostLife', seat, amount, life: player.life, cause });
  }

  /** Sid Ketchum. */
  heal(seat: Seat, cards: readonly Card[]): void {
    this.useAbility(seat, null);
    this.discardHand(seat, cards, { why: 'sid-ketchum', by: null });
    this.gainLife(seat, 1, 'sid-ketchum');
  }
}

function remove(cards: Card[], card: Card, seat: Seat): void {
  const index = cards.indexOf(card);
  if (index < 0) throw new RangeError(`seat ${seat} has no ${card} among [${cards.join(', ')}]`);
  cards.splice(index, 1);
}
