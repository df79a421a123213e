import type { AllRules, GameId } from '../games.ts';
import type { Role } from '../roles.ts';
import type { Aftermath, Deed, Spoken } from './talk.ts';

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

/** Seconds somebody has for an answer; 0: nobody is hurried. */
export const TURN_TIMES = [0, 30, 60, 120] as const;
export type TurnTime = (typeof TURN_TIMES)[number];

/** Seconds away before a bot minds the seat; 0: it waits for its owner. */
export const GRACES = [0, 15, 30, 60, 120] as const;
export type Grace = (typeof GRACES)[number];

/** Milliseconds by the host's own clock, as in the `now` of `welcome`; only differences mean something. */
export type HostTime = number;

export interface GuestView {
  readonly guest: GuestNo;
  readonly name: string;
  readonly mark: Mark;
  readonly colour: Colour;
  readonly bot: boolean;
  /** When the last phone of this person went; null while one is connected, and for bots. */
  readonly awaySince: HostTime | null;
  /** A bot plays for this person until he is back. */
  readonly minded: boolean;
  /** Has twice the time to answer. */
  readonly unhurried: boolean;
  /** May not talk. */
  readonly muted: boolean;
  /** What he says that he is, in this game. */
  readonly claim: Role | null;
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
  /** Why phones may not find the table, the likeliest first. */
  readonly advice: readonly Advice[];
  /** Other hosts heard on this network. */
  readonly tables: readonly OtherTable[];
  /** Nothing is asked and no time runs until somebody who steers says so. */
  readonly pause: Pause | null;
  readonly turnTime: TurnTime;
  readonly grace: Grace;
  /** How long those who are asked have left; nobody while nobody is hurried. */
  readonly deadlines: readonly Deadline[];
  /** Who stands at the door, in order of arrival. */
  readonly knocks: readonly Knock[];
  /** The lead is gone for so long that another phone may take over. */
  readonly leadOpen: boolean;
  /** Whether the evening would survive a crash. */
  readonly disk: Disk;
  /** What was said last, oldest first. */
  readonly talk: readonly Spoken[];
  readonly hush: boolean;
  readonly ghostsSee: boolean;
  /** How often somebody who steers had the tables skip. */
  readonly skips: number;
  /** Epoch milliseconds at which the game on the table was dealt, as no other one was; null without a game. */
  readonly dealt: number | null;
  /** What each seat did to others in this game; empty without one. */
  readonly deeds: readonly (readonly Deed[])[];
  /** Null until a game is over. */
  readonly after: Aftermath | null;
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

export interface Pause {
  /** Epoch milliseconds of the last answer, when this game was found on disk and waits to be taken up again. */
  readonly from: number | null;
}

export interface Deadline {
  readonly guest: GuestNo;
  /** Milliseconds left at `since`. */
  readonly left: number;
  /** Null while no time runs. */
  readonly since: HostTime | null;
}

/** Somebody who wants a seat that is not his phone's, and waits for a yes at the table or on the lead phone. */
export interface Knock {
  readonly knock: number;
  /** The seat that is asked for; null: to be let in again after having been shown the door. */
  readonly guest: GuestNo | null;
  /** What whoever was shown the door was called; null for an unknown phone. */
  readonly name: string | null;
}

export interface OtherTable {
  readonly name: string;
  /** Its table page: `http://192.168.1.30:8080/table`. */
  readonly url: string;
  /** As it is announced; an unknown game of another version has no word here. */
  readonly game: string;
  readonly players: number;
  /** Speaks this host's protocol, so that its table page is like this one. */
  readonly fits: boolean;
}

/** What a host runs on, each with a firewall of its own. */
export const SYSTEMS = ['windows', 'macos', 'linux'] as const;
export type System = (typeof SYSTEMS)[number];

/** What may keep phones away, for the join doctor. */
export type Advice =
  /** No network at all: Wi-Fi off, cable out. */
  | { readonly code: 'no-address' }
  /** Only a VPN's, a virtual machine's or a self-given address. */
  | { readonly code: 'no-lan'; readonly kind: 'vpn' | 'virtual' | 'link-local' }
  /** A VPN is up beside the network. */
  | { readonly code: 'vpn'; readonly name: string }
  /** The table has waited for a minute and no phone's request has reached this computer. */
  | { readonly code: 'nobody-came'; readonly port: number; readonly system: System }
  /** A phone loaded the page and never opened its socket. */
  | { readonly code: 'page-only' }
  /** A phone came from another network: guest Wi-Fi, or mobile data through a VPN. */
  | { readonly code: 'other-network'; readonly from: string }
  /** No name on the network: multicast was refused. */
  | { readonly code: 'no-multicast' };

/** `none`: no folder was given. `lost`: the game goes on in memory alone. */
export type Disk = 'kept' | 'none' | 'full' | 'read-only' | 'lost';

/** For those who steer alone. */
export interface Desk {
  /** All that phones may try, the likeliest first. */
  readonly addresses: readonly Offered[];
  readonly evenings: readonly PastGame[];
}

export interface Offered {
  readonly address: string;
  /** The computer's own word for it: `wlan0`, `Wi-Fi`. */
  readonly name: string;
  readonly kind: 'lan' | 'vpn' | 'virtual' | 'link-local';
  readonly chosen: boolean;
}

/** A game in a file of the data folder. */
export interface PastGame {
  /** The name of its file. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly began: number;
  /** Epoch milliseconds at which it was dealt, or last taken up out of the lobby: the list goes by it. */
  readonly since: number;
  /** Epoch milliseconds of the last answer in it, or of the deal, once it is played no more. */
  readonly played: number;
  readonly game: GameId;
  readonly players: readonly string[];
  /** Null while it is not over. */
  readonly winners: readonly string[] | null;
  /** Played by these rules, so that it can be taken up again. */
  readonly fits: boolean;
}
