import type { AllRules, GameId } from '../games.ts';

/** A guest's public number, for the whole evening; it says nothing about the token. */
export type GuestNo = number;

/** Player colours; each has a shape of its own, so that colour is never the only cue. */
export const COLOURS = ['sky', 'ochre', 'jade', 'plum', 'bone', 'brick', 'indigo', 'straw'] as const;
export type Colour = (typeof COLOURS)[number];

/** The marks guests choose from. */
export const MARKS = [
  'cactus',
  'horse-head',
  'rattlesnake',
  'bull-horns',
  'rooster',
  'wolf-head',
  'scorpion',
  'eagle-head',
  'cowboy-boot',
  'banjo',
  'armadillo',
  'desert-skull',
] as const;
export type Mark = (typeof MARKS)[number];

export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How fast the table tells its story and bots think. */
export const PACES = ['relaxed', 'normal', 'brisk'] as const;
export type Pace = (typeof PACES)[number];

export interface GuestView {
  readonly guest: GuestNo;
  readonly name: string;
  readonly mark: Mark;
  readonly colour: Colour;
  readonly bot: boolean;
  /** A phone is connected; true for bots. */
  readonly here: boolean;
  /** A bot plays for this person until he is back. */
  readonly minded: boolean;
}

/** The evening as every screen sees it. */
export interface RoomView {
  readonly phase: 'lobby' | 'game' | 'result';
  /** In sofa order; in a game the index is the seat. */
  readonly guests: readonly GuestView[];
  /** People who came during a game and sit down in the next. */
  readonly waiting: readonly GuestView[];
  readonly lead: GuestNo | null;
  /** What is dealt next. */
  readonly game: GameId;
  /** How many can play it. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly rules: AllRules;
  readonly language: Language;
  readonly pace: Pace;
  readonly address: Address;
  /** Games won this evening. */
  readonly tonight: readonly { readonly guest: GuestNo; readonly wins: number }[];
}

/** Where phones find the table. */
export interface Address {
  /** What the QR code says, with a numeric address: `http://192.168.1.20:8080/`. */
  readonly url: string;
  /** What a person types: `192.168.1.20:8080`. */
  readonly typed: string;
  /** The mDNS name, when it is announced: `saloon-4f2a.local:8080`. */
  readonly local: string | null;
}
