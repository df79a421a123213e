import type { Role } from '../roles.ts';
import type { Turning } from '../turning.ts';
import type { GuestNo, HostTime } from './room.ts';

export type { Deed, DeedKind } from '../deeds.ts';

/** Quick words without words, each with a picture of its own. */
export const REACTIONS = ['cheers', 'laugh', 'yeehaw', 'shock', 'doubt', 'anger', 'mercy', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Cards whose holding people like to talk about. */
export const CLAIMED_CARDS = ['bang', 'missed', 'beer'] as const;
export type ClaimedCard = (typeof CLAIMED_CARDS)[number];

/** Longest text somebody may write, in graphemes. */
export const MAX_TALK_GRAPHEMES = 60;

/** What is said across the table. Nothing of it is ever checked: who says that he is the Deputy may be lying. */
export type Say =
  /** “I am the Deputy”; null takes the claim back. */
  | { readonly say: 'role'; readonly role: Role | null }
  /** “I have a Missed!”, “I have no Missed!”. */
  | { readonly say: 'card'; readonly card: ClaimedCard; readonly holds: boolean }
  /** “Ben is an Outlaw”. */
  | { readonly say: 'about'; readonly guest: GuestNo; readonly role: Role }
  | { readonly say: 'reaction'; readonly reaction: Reaction }
  | { readonly say: 'text'; readonly text: string };

export interface Spoken {
  /** Counts up through the evening. */
  readonly no: number;
  readonly guest: GuestNo;
  readonly at: HostTime;
  readonly what: Say;
}

/** What the fallen may bet on. With three players a side is one person. */
export const SIDES = ['law', 'outlaws', 'renegade'] as const;
export type Side = (typeof SIDES)[number];

/** Of somebody who fell, while the game goes on without him. */
export interface Ghost {
  readonly bet: Side | null;
  /** Chose to see every role and hand, and so may not talk any more. */
  readonly sees: boolean;
}

/** What somebody thinks that another is. */
export interface Suspicion {
  readonly guest: GuestNo;
  readonly role: Role;
}

/** What comes to light after a game. */
export interface Aftermath {
  readonly bets: readonly { readonly guest: GuestNo; readonly side: Side; readonly right: boolean }[];
  /** Trail books, of those who showed theirs. */
  readonly books: readonly { readonly guest: GuestNo; readonly marks: readonly Suspicion[] }[];
  /** The shot that turned it, as `turningOf` finds it; null when there is none. */
  readonly turning: Turning | null;
}
