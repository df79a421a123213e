import type { PicksFault } from '../engine/decision.ts';
import type { Seat } from '../engine/seats.ts';
import type { GameId, GameView, OwnView, RulesOf, Told } from '../games.ts';
import type { Changes } from './changes.ts';
import type { RoomView, Colour, Mark, Language, Pace, GuestNo } from './room.ts';

/** Raised with every change that an older page would misread; a page with another number reloads itself. */
export const PROTOCOL = 2;

/** Longest text of a client's message, in UTF-16 units. */
export const MAX_MESSAGE = 2048;
export const MAX_NAME_GRAPHEMES = 16;

export type Screen = 'table' | 'phone';

/** What a page may send. `id` is the page's own number for a request; its `ack` or `refused` carries it back. */
export type ClientMessage =
  /**
   * First on every socket. `token` is the phone's own secret, 128 bits of its own making: the seat it sits down in is
   * bound to it, and it brings the phone back there. `key` makes a table the host's window. `paces`: this table will
   * report `shown`, and phones may wait for it.
   */
  | { type: 'hello'; protocol: number; screen: Screen; token: string | null; key: string | null; paces: boolean }
  /** Take a seat in the lobby, or wait for the next game. */
  | { type: 'join'; id: number; name: string; mark: Mark; colour: Colour }
  /** Change name, mark or colour in the lobby. */
  | { type: 'dress'; id: number; name: string; mark: Mark; colour: Colour }
  | { type: 'answer'; id: number; decision: number; picks: number[] }
  | { type: 'command'; id: number; command: Command }
  /** Give the seat up: in the lobby it is free again, in a game a bot minds it. */
  | { type: 'leave'; id: number }
  /** Ask for everything again, after a gap in `seq`. */
  | { type: 'sync' }
  /** This table has shown everything up to its own `seq`. */
  | { type: 'shown'; seq: number }
  | { type: 'ping' };

/** Steering the evening: the host's window and the lead phone may. */
export type Command =
  | { do: 'start' }
  /** After a game: deal again with everybody seated, and those who waited. */
  | { do: 'again' }
  /** After a game: back to the lobby. In a game: end it without a winner. */
  | { do: 'lobby' }
  | { do: 'addBot' }
  /** Take a bot or a person out of the lobby. */
  | { do: 'remove'; guest: GuestNo }
  /** Everybody's number, in the new order of the sofa. */
  | { do: 'order'; guests: GuestNo[] }
  | { do: 'lead'; guest: GuestNo }
  | { do: 'language'; language: Language }
  | { do: 'pace'; pace: Pace }
  /** Which game is dealt next. */
  | { do: 'game'; game: GameId }
  /** All house rules of one game, chosen or not. */
  | ({ do: 'rules' } & RulesOf);

/** `welcome` and `update` count `seq` up by one on their socket. */
export type ServerMessage =
  /** Everything this screen may know: first on a socket, and after `sync`. */
  | {
      type: 'welcome';
      seq: number;
      protocol: number;
      you: You;
      room: RoomView;
      game: GameView | null;
      own: OwnView | null;
    }
  /** What changed, to lay over the last view; `game` and `own` null when the game is put away. */
  | {
      type: 'update';
      seq: number;
      room?: Changes;
      game?: Changes | null;
      own?: Changes | null;
      you?: You;
      told?: Told;
    }
  | { type: 'ack'; id: number }
  | { type: 'refused'; id: number | null; refusal: Refusal }
  /** Last on a socket; do not come back by yourself unless the reason says the host will be back. */
  | { type: 'bye'; reason: ByeReason }
  | { type: 'pong' };

export type ByeReason =
  /** The same seat was opened elsewhere. */
  | 'taken-over'
  /** Out of the lobby: the seat is free. */
  | 'removed'
  /** A bot plays on in the seat, and `hello` takes it back. */
  | 'minded'
  | 'old-page'
  | 'host-closed';

/** What this screen is to the room. */
export interface You {
  /** Null for a table and for somebody who only looks. */
  readonly guest: GuestNo | null;
  /** The seat in the running game. */
  readonly seat: Seat | null;
  /** May give commands: the lead phone or the host's window. */
  readonly steers: boolean;
}

/** Why a message changed nothing. */
export type Refusal =
  | { code: 'malformed' }
  | { code: 'too-long'; length: number; limit: number }
  | { code: 'too-fast' }
  | { code: 'hello-first' }
  | { code: 'not-seated' }
  | { code: 'already-seated' }
  | { code: 'no-game' }
  | { code: 'game-running' }
  | { code: 'not-asked'; waitingFor: Seat | null }
  | { code: 'stale'; decision: number; open: number | null }
  | { code: 'not-yours-to-steer' }
  | { code: 'name-empty' }
  | { code: 'name-too-long'; length: number; limit: number }
  | { code: 'mark-taken' }
  | { code: 'colour-taken' }
  | { code: 'table-full'; seats: number }
  | { code: 'too-few'; have: number; need: number }
  | { code: 'unknown-guest' }
  | { code: 'wrong-order' }
  | PicksFault;
