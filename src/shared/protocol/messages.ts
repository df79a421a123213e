import type { PicksFault } from '../engine/decision.ts';
import type { Seat } from '../engine/seats.ts';
import type { GameId, GameView, OwnView, RulesOf, Told, Truth } from '../games.ts';
import type { Changes } from './changes.ts';
import type { Colour, Desk, Grace, GuestNo, HostTime, Language, Mark, Pace, RoomView, TurnTime } from './room.ts';
import type { Ghost, Say, Side, Suspicion } from './talk.ts';

/** Raised with every change that an older page would misread; a page with another number reloads itself. */
export const PROTOCOL = 4;

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
  /** I play for myself again: ends a bot's minding of this seat in the middle of anything, as any own answer does. */
  | { type: 'back'; id: number }
  /** Take a seat over from another phone by the number its owner was shown. */
  | { type: 'reclaim'; id: number; guest: GuestNo; pin: string }
  /** Ask the table for that seat, or to be let in again. */
  | { type: 'knock'; id: number; guest: GuestNo | null }
  /** Lead the table in place of somebody who is gone. */
  | { type: 'takeLead'; id: number }
  /** Said across the table, for everybody. */
  | { type: 'say'; id: number; what: Say }
  /** Of the fallen: who will win, once a game. */
  | { type: 'bet'; id: number; side: Side }
  /** Of the fallen: show me everything; I say no more in this game. */
  | { type: 'seeAll'; id: number }
  /** After a game: what I thought of the others, for everybody. */
  | { type: 'share'; id: number; marks: Suspicion[] }
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
  /** Take a bot or a person out of the lobby; in a game a bot has the seat. A person comes back only if let in. */
  | { do: 'remove'; guest: GuestNo }
  /** A bot plays for somebody until he touches his phone again. */
  | { do: 'mind'; guest: GuestNo }
  | { do: 'pause' }
  | { do: 'resume' }
  /** Everybody's for an answer. */
  | { do: 'turnTime'; seconds: TurnTime }
  /** Twice the time for one seat, or no more. */
  | { do: 'unhurried'; guest: GuestNo; on: boolean }
  | { do: 'grace'; seconds: Grace }
  /** Let in who knocked, or not. */
  | { do: 'admit'; knock: number; yes: boolean }
  /** Which of the offered addresses the table shows. */
  | { do: 'address'; address: string }
  /** In the lobby: go on with a game that was broken off, and with the evening around it. */
  | { do: 'takeUp'; past: string }
  /** Delete a past game. */
  | { do: 'forget'; past: string }
  /** Nobody wants the game that was found on disk: an empty lobby. */
  | { do: 'fresh' }
  /** Everybody's number, in the new order of the sofa. */
  | { do: 'order'; guests: GuestNo[] }
  | { do: 'lead'; guest: GuestNo }
  /** Lets somebody talk, or not. */
  | { do: 'mute'; guest: GuestNo; on: boolean }
  /** Nobody writes or claims anything at the table. */
  | { do: 'hush'; on: boolean }
  /** Whether the fallen may look at all hands. */
  | { do: 'ghostsSee'; on: boolean }
  /** Every table ends what it shows and stands where the game is. */
  | { do: 'skip' }
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
      now: HostTime;
      you: You;
      desk: Desk | null;
      room: RoomView;
      game: GameView | null;
      own: OwnView | null;
      /** The number of the question in `own` that its owner has answered: what comes of it waits for the table. */
      received: number | null;
      /** For a fallen player who asked to see everything. */
      truth: Truth | null;
      /** What was told last, oldest first, as this screen may know it; for one who was away. */
      story: Story;
    }
  /** What changed, to lay over the last view; `game` and `own` null when the game is put away. */
  | {
      type: 'update';
      seq: number;
      desk?: Changes | null;
      room?: Changes;
      game?: Changes | null;
      own?: Changes | null;
      you?: You;
      truth?: Changes | null;
      told?: Told;
      /** With `told`: its number in the game. */
      nth?: number;
    }
  | { type: 'ack'; id: number }
  | { type: 'refused'; id: number | null; refusal: Refusal }
  /** Last on a socket; do not come back by yourself unless the reason says the host will be back. */
  | { type: 'bye'; reason: ByeReason }
  | { type: 'pong' };

export interface Story {
  /** Number in the game of the last of them; 0 before the first. */
  readonly nth: number;
  readonly recent: readonly Told[];
}

export type ByeReason =
  /** The same seat was opened elsewhere. */
  | 'taken-over'
  /** Out of the lobby: the seat is free. */
  | 'removed'
  /** A bot plays on in the seat, and `hello` takes it back. */
  | 'minded'
  /** Shown the door: a bot has the seat, and only a yes at the table brings it back. */
  | 'shown-out'
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
  /** Brings another phone to this seat: for its owner's eyes. */
  readonly pin: string | null;
  /** Shown the door, so that this phone has to knock. */
  readonly barred: boolean;
  /** This phone's own, while it waits for an answer. */
  readonly knock: number | null;
  /** Null while one plays. */
  readonly ghost: Ghost | null;
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
  | { code: 'wrong-pin'; left: number }
  | { code: 'pin-locked'; seconds: number }
  | { code: 'barred' }
  | { code: 'nobody-knocks' }
  | { code: 'lead-is-here' }
  | { code: 'paused' }
  | { code: 'not-paused' }
  | { code: 'unknown-address' }
  | { code: 'unknown-past' }
  | { code: 'past-over' }
  /** Played by another version of the rules. */
  | { code: 'past-unfit' }
  | { code: 'past-damaged'; file: string }
  | { code: 'muted' }
  | { code: 'hushed' }
  | { code: 'talks-too-fast'; seconds: number }
  | { code: 'text-empty' }
  | { code: 'text-too-long'; length: number; limit: number }
  /** Who has seen all hands says nothing, and takes no other seat. */
  | { code: 'has-seen' }
  | { code: 'not-a-ghost' }
  | { code: 'ghosts-are-blind' }
  | { code: 'bet-already' }
  | { code: 'not-over' }
  | PicksFault;
