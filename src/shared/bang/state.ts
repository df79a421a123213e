import type { Stacked } from '../engine/resolver.ts';
import type { RngState } from '../engine/rng.ts';
import type { Seat } from '../engine/seats.ts';
import type { Role } from '../roles.ts';
import type { CharacterId } from './characters/index.ts';
import type { CardId } from './cards/index.ts';
import type { Card } from './face.ts';
import { idOf } from './face.ts';
import type { BangOptions, BangOutcome, CheckFor, LossCause, RefusedWhy } from './model.ts';
import type { DodgeDraw } from './traits.ts';

/** The whole truth of a game: JSON and nothing else. The last card of `deck` and of `discard` lies on top. */
export interface BangState extends Stacked<Frame> {
  rng: RngState;
  readonly options: BangOptions;
  readonly players: Player[];
  /** By seat, of which characters each may choose; null when they were dealt. */
  readonly choices: readonly (readonly CharacterId[])[] | null;
  /** Who had the first turn; rounds are counted from this seat. */
  readonly starter: Seat;
  deck: Card[];
  discard: Card[];
  /** `turnedOn[by][at]`: cards that `by` has played at `at`. */
  readonly turnedOn: number[][];
  /** At or below 0 life and not saved, in the order hit. They are out when the card is done. */
  fallen: Fallen[];
  /** Cards that will be taken from the hand of `from` when the card is done. */
  debts: Debt[];
  /** The number of the standing question, and the hand that it asked about last. */
  standing: { no: number; hand: Card[] };
  outcome: BangOutcome | null;
}

export interface Player {
  readonly role: Role;
  /** Null while he chooses; until then he has no life and no hand. */
  character: CharacterId | null;
  maxLife: number;
  /** At or below 0 until the card that did it is done. */
  life: number;
  /** In the order in which the cards came. */
  hand: Card[];
  /** In the order in which they were played. */
  inPlay: Card[];
  fell: LossCause | null;
}

export interface Fallen {
  readonly seat: Seat;
  readonly cause: LossCause;
}

interface Debt {
  readonly seat: Seat;
  readonly from: Seat;
  readonly cards: number;
}

/** Always the lowest frame of the stack. With it on top, every card is done. */
export interface TurnFrame {
  readonly kind: 'turn';
  readonly seat: Seat;
  readonly round: number;
  stage: 'begin' | 'checks' | 'draw' | 'play' | 'discard' | 'over';
  /** BANG! cards shot. */
  bangs: number;
}

/** The draw phase. `looked`: cards that lie aside while some of them are chosen; null before. */
export interface DrawFrame {
  readonly kind: 'draw';
  readonly seat: Seat;
  looked: Card[] | null;
}
/** A played card that goes to the discard pile after its effect. */
interface FinishFrame {
  readonly kind: 'finish';
  readonly card: Card;
}
/** `used`: draws! made against this shot. */
export interface ShotFrame {
  readonly kind: 'shot';
  readonly by: Seat;
  readonly at: Seat;
  readonly as: 'bang' | 'gatling';
  found: number;
  readonly used: DodgeDraw[];
}
export interface GatlingFrame {
  readonly kind: 'gatling';
  readonly by: Seat;
  readonly left: Seat[];
}
/** `at` has to answer now; `left` come after. */
export interface IndiansFrame {
  readonly kind: 'indians';
  readonly by: Seat;
  at: Seat | null;
  readonly left: Seat[];
}
export interface DuelFrame {
  readonly kind: 'duel';
  readonly by: Seat;
  readonly at: Seat;
  next: Seat;
  bangs: number;
}
/** The first of `left` chooses now. */
export interface StoreFrame {
  readonly kind: 'store';
  readonly by: Seat;
  readonly cards: Card[];
  readonly left: Seat[];
}
export interface RobFrame {
  readonly kind: 'rob';
  readonly by: Seat;
  readonly at: Seat;
  readonly as: 'panic' | 'cat-balou';
}
/** draw!: `cards` are flipped and lie aside until one of them counts; null before. */
export interface CheckFrame {
  readonly kind: 'check';
  readonly seat: Seat;
  readonly why: CheckFor;
  cards: Card[] | null;
}
/** One player loses life, may save himself, and does what his loss makes him do. */
export interface WoundFrame {
  readonly kind: 'wound';
  readonly seat: Seat;
  readonly amount: number;
  readonly cause: LossCause;
  phase: 'lose' | 'save' | 'react';
}
/** Sid Ketchum, before he answers what lies below. */
interface HealFrame {
  readonly kind: 'heal';
  readonly seat: Seat;
}

export type Frame =
  | TurnFrame
  | DrawFrame
  | FinishFrame
  | ShotFrame
  | GatlingFrame
  | IndiansFrame
  | DuelFrame
  | StoreFrame
  | RobFrame
  | CheckFrame
  | WoundFrame
  | HealFrame;

export function playerAt(state: Readonly<BangState>, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`no player sits at seat ${seat}; there are ${state.players.length}`);
  return player;
}

/** Living seats in seat order. Whoever is dying counts until the card is done. */
export function living(state: Readonly<BangState>): Seat[] {
  const seats: Seat[] = [];
  state.players.forEach((player, seat) => {
    if (player.fell === null) seats.push(seat);
  });
  return seats;
}

/** The turn being played. Not there while characters are chosen and once the game is over. */
export function turnOf(state: Readonly<BangState>): TurnFrame {
  const turn = state.stack[0];
  if (turn?.kind !== 'turn') throw new Error(`the lowest frame should be a turn, found ${turn?.kind ?? 'none'}`);
  return turn;
}

/** A turn at its very beginning, before its first event. */
export function beginTurn(seat: Seat, round: number): TurnFrame {
  return { kind: 'turn', seat, round, stage: 'begin', bangs: 0 };
}

export function woundOf(seat: Seat, amount: number, cause: LossCause): WoundFrame {
  return { kind: 'wound', seat, amount, cause, phase: 'lose' };
}

/** No two cards of one name lie before one player. */
export function inPlayAlready(state: Readonly<BangState>, seat: Seat, id: CardId): RefusedWhy | null {
  return playerAt(state, seat).inPlay.some(card => idOf(card) === id) ? { code: 'in-play-already', seat } : null;
}
