import type { Stacked } from '../engine/resolver.ts';
import type { RngState } from '../engine/rng.ts';
import type { Seat } from '../engine/seats.ts';
import type { DiceOptions, DiceOutcome, Face, LossCause, Player } from './model.ts';

/** The whole truth of a game: JSON and nothing else. */
export interface DiceState extends Stacked<Frame> {
  rng: RngState;
  readonly options: DiceOptions;
  readonly players: Player[];
  /** Who had the first turn; rounds are counted from this seat. */
  readonly starter: Seat;
  pile: number;
  outcome: DiceOutcome | null;
}

/** Always the lowest frame of the stack. */
export interface TurnFrame {
  readonly kind: 'turn';
  readonly seat: Seat;
  readonly round: number;
  phase: 'begin' | 'rolled' | 'resolved';
  /** Faces by place, empty before the first throw. */
  dice: Face[];
  throws: number;
  /** The beer that doubled a shot and heals nobody. */
  spentBeer: number | null;
}

/** Somebody's gift of life at the start of the turn. */
export interface GiftFrame {
  readonly kind: 'gift';
}
export interface RollFrame {
  readonly kind: 'roll';
  phase: 'throw' | 'count' | 'choose';
}
export interface ShootFrame {
  readonly kind: 'shoot';
}
export interface DrinkFrame {
  readonly kind: 'drink';
}
export interface GatlingFrame {
  readonly kind: 'gatling';
  fired: boolean;
}
/** The roller may send `left` arrows of any players back. */
export interface RemovalsFrame {
  readonly kind: 'removals';
  left: number;
}
/** `seat` takes `left` arrows, one at a time. */
export interface ArrowsFrame {
  readonly kind: 'arrows';
  readonly seat: Seat;
  readonly why: 'roll' | 'el-gringo';
  left: number;
}
export interface AttackFrame {
  readonly kind: 'attack';
}
/** One effect that costs life, with all whom it hits, clockwise from the roller. */
export interface WoundFrame {
  readonly kind: 'wound';
  readonly cause: LossCause;
  phase: 'replace' | 'lose' | 'react' | 'repay';
  readonly hits: Hit[];
}
export interface Hit {
  readonly seat: Seat;
  /** Life at stake; after the loss, life lost. */
  amount: number;
  /** Has this player said what he does about it? */
  answered: boolean;
}

export type Frame =
  | TurnFrame
  | GiftFrame
  | RollFrame
  | ShootFrame
  | DrinkFrame
  | GatlingFrame
  | RemovalsFrame
  | ArrowsFrame
  | AttackFrame
  | WoundFrame;

export function playerAt(state: Readonly<DiceState>, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`no player sits at seat ${seat}; there are ${state.players.length}`);
  return player;
}

/** Living seats in seat order. */
export function living(state: Readonly<DiceState>): Seat[] {
  const seats: Seat[] = [];
  state.players.forEach((player, seat) => {
    if (player.fell === null) seats.push(seat);
  });
  return seats;
}

/** The turn being played. Not there once the game is over. */
export function turnOf(state: Readonly<DiceState>): TurnFrame {
  const turn = state.stack[0];
  if (turn?.kind !== 'turn') throw new Error(`the lowest frame should be a turn, found ${turn?.kind ?? 'none'}`);
  return turn;
}

/** A turn at its very beginning, before its first event. */
export function beginTurn(seat: Seat, round: number): TurnFrame {
  return { kind: 'turn', seat, round, phase: 'begin', dice: [], throws: 0, spentBeer: null };
}
