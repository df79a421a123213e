import type { RngState } from '../../shared/engine/rng.ts';
import type { GameId, GameView, OwnView } from '../../shared/games.ts';
import { DEFAULT_RULES } from '../../shared/house-rules.ts';
import type { Refusal, You } from '../../shared/protocol/messages.ts';
import type {
  Address,
  Advice,
  Deadline,
  Desk,
  HostTime,
  Language,
  Offered,
  OtherTable,
  Pace,
  RoomView,
} from '../../shared/protocol/room.ts';
import type { Found } from '../journal/found.ts';
import type { Journal } from '../journal/journal.ts';
import type { KeptRoom } from '../journal/kept.ts';
import { aftermath } from './aftermath.ts';
import { Door } from './door.ts';
import { Ghosts } from './ghosts.ts';
import { keptOf, seatAgain } from './keeping.ts';
import { Moment } from './moment.ts';
import type { Screen } from './screen.ts';
import type { Guest, Looks } from './seating.ts';
import { guestView, Seating } from './seating.ts';
import type { Settings } from './settings.ts';
import type { Asked, GivenAnswer, Result } from './table-game.ts';
import { SEATS, TableGame } from './table-game.ts';
import { Talk } from './talk.ts';

/** The table among other computers. */
export interface Network {
  readonly address: Address;
  readonly offered: readonly Offered[];
  readonly advice: readonly Advice[];
  readonly tables: readonly OtherTable[];
}

export interface RoomOptions {
  /** Chosen until somebody chooses another. */
  readonly game: GameId;
  readonly network: Network;
  /** Shows another of the offered addresses; false when it is none of them. */
  readonly chooseAddress: (address: string) => boolean;
  readonly language: Language;
  readonly pace: Pace;
  /** A fresh seed for each game: from `crypto`, or counted up from one number for a repeatable evening. */
  readonly seed: () => RngState;
  readonly journal: Journal;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What the clocks have found out. */
interface KnownTimes {
  readonly deadlines: readonly Deadline[];
  readonly leadOpen: boolean;
}

const NO_DEEDS: RoomView['deeds'] = [];

/** One evening: who is there, what they play, and what whoever steers may do about it. */
export class Room {
  readonly seating = new Seating(SEATS.max);
  readonly door = new Door(this.seating);
  settings: Settings;
  times: KnownTimes = { deadlines: [], leadOpen: false };
  readonly played: TableGame;
  readonly talk: Talk;
  readonly ghosts: Ghosts;
  skips = 0;
  readonly journal: Journal;
  private network: Network;
  readonly chooseAddress: RoomOptions['chooseAddress'];

  constructor({ game, network, chooseAddress, language, pace, seed, journal, now }: RoomOptions) {
    this.settings = { game, rules: DEFAULT_RULES, language, pace, turnTime: 0, grace: 0 };
    this.journal = journal;
    this.played = new TableGame(this.seating, { seed, journal, kept: () => this.kept(), now });
    this.talk = new Talk(this.seating, this.played);
    this.ghosts = new Ghosts(this.seating, this.played);
    this.network = network;
    this.chooseAddress = chooseAddress;
  }

  view(): RoomView {
    const { guests, waiting, lead } = this.seating;
    const { phase, pause, wins, dealt, dealtAt, outcome, turning } = this.played;
    const { address, advice, tables } = this.network;
    return {
      phase,
      guests: guests.map(guestView),
      waiting: waiting.map(guestView),
      lead,
      seats: SEATS,
      ...this.settings,
      address,
      advice,
      tables,
      pause,
      ...this.times,
      knocks: this.door.view(),
      disk: this.journal.disk,
      talk: this.talk.spoken,
      hush: this.talk.hush,
      ghostsSee: this.ghosts.maySee,
      skips: this.skips,
      dealt: dealtAt,
      deeds: dealt?.chronicle.deeds ?? NO_DEEDS,
      after: outcome && aftermath(outcome, turning, guests),
      tonight: guests.flatMap(({ guest }) => {
        const won = wins.get(guest) ?? 0;
        return won > 0 ? [{ guest, wins: won }] : [];
      }),
    };
  }

  gameView(): GameView | null {
    return this.played.view();
  }

  ownView(guest: Guest | null): OwnView | null {
    return this.played.ownView(guest);
  }

  /** All of it as it is now. */
  moment(): Moment {
    return new Moment(this.view(), this.played.dealt);
  }

  /** @param moment what this screen may know of the game */
  you({ guest, holdsKey, tokenHash }: Pick<Screen, 'guest' | 'holdsKey' | 'tokenHash'>, moment: Moment): You {
    const leads = guest !== null && this.seating.lead === guest.guest;
    return {
      guest: guest?.guest ?? null,
      seat: moment.seatOf(guest),
      steers: holdsKey || leads,
      pin: guest && this.door.pins.of(guest),
      barred: this.door.isBarred(tokenHash),
      knock: this.door.knockOf(tokenHash),
      ghost: guest && moment.isGhost(guest) ? { bet: guest.bet, sees: guest.sees } : null,
    };
  }

  /** For those who steer. */
  desk(): Desk {
    return { addresses: this.network.offered, evenings: this.journal.past };
  }

  /** A game is played, and time runs in it. */
  get isRunning(): boolean {
    return this.played.isRunning;
  }

  /** What the game waits for. */
  asked(): Asked[] {
    return this.played.asked();
  }

  /** What is asked of bots, and of those that mind a person's seat. */
  askedOfBots(): Asked[] {
    if (!this.isRunning) return [];
    return this.asked().filter(({ guest }) => guest.tokenHash === null || guest.minded);
  }

  move(network: Network): void {
    this.network = network;
  }

  /** Whose seat this phone's token opens; nobody's while it is barred. */
  ownerBy(tokenHash: Buffer): Guest | null {
    return this.door.isBarred(tokenHash) ? null : this.seating.byToken(tokenHash);
  }

  join(looks: Looks, tokenHash: Buffer): ReturnType<Seating['join']> {
    const refusal: Refusal | null = this.door.isBarred(tokenHash)
      ? { code: 'barred' }
      : this.ghosts.refusal(tokenHash, null);
    if (refusal) return { refusal };
    return this.seating.join(looks, { tokenHash, playing: this.played.phase !== 'lobby' });
  }

  dress(guest: Guest, looks: Looks): Result {
    return this.played.phase === 'lobby' ? this.seating.dress(guest, looks) : { code: 'game-running' };
  }

  /** Frees a chair in the lobby; at a game a bot minds the seat, and the person may come back to it. */
  leave(guest: Guest): void {
    if (this.played.seatOf(guest) !== null) {
      guest.minded = true;
      guest.left = true;
      if (this.seating.lead === guest.guest) this.seating.passLead();
      return;
    }
    this.seating.remove(guest);
    if (this.played.phase === 'lobby') this.seating.sitDown();
  }

  /** The person is back and plays for himself again. */
  comeBack(guest: Guest): void {
    guest.awaySince = null;
    guest.minded = false;
    guest.left = false;
    if (this.seating.lead === null) this.seating.passLead();
  }

  takeLead(guest: Guest): Result {
    if (!this.times.leadOpen) return { code: 'lead-is-here' };
    this.seating.lead = guest.guest;
    return null;
  }

  answer(guest: Guest, given: GivenAnswer): Result {
    return this.played.answer(guest, given);
  }

  /** Has the room on disk as it is now, before any screen learns what changed. */
  keep(): void {
    if (this.journal.disk !== 'none') this.journal.keep(this.kept());
  }

  /** How much time is left for the questions that are open, by their numbers. */
  keepTimeLeft(left: ReadonlyMap<number, number>): void {
    this.journal.left([...left].map(([decision, ms]) => ({ decision, ms })));
  }

  /** Goes on with the evening that was found on disk, if there is one. Returns the time left in it. */
  takeUp(now: HostTime): ReadonlyMap<number, number> {
    const { found } = this.journal;
    return found ? this.goOnWith(found, now) : new Map();
  }

  /** Goes on with another evening in place of this one. Who is here, and was not there, waits for the next game. */
  reopen(past: string, now: HostTime): { readonly left: ReadonlyMap<number, number> } | { readonly refusal: Refusal } {
    const { seating, door, talk } = this;
    if (this.played.phase !== 'lobby') return { refusal: { code: 'game-running' } };
    const found = this.journal.reopen(past);
    if ('code' in found) return { refusal: found };
    const { leader } = seating;
    const here = [...seating.guests, ...seating.waiting];
    seating.clear();
    seating.seers.clear();
    door.open();
    talk.clear();
    const left = this.goOnWith(found, now);
    for (const { tokenHash, awaySince, ...looks } of here) {
      if (tokenHash === null || seating.byToken(tokenHash)) continue;
      const joined = seating.join(looks, { tokenHash, playing: true });
      if ('guest' in joined) joined.guest.awaySince = awaySince;
    }
    // Whoever leads tonight is here; whoever led then may not be.
    const leads = leader?.tokenHash ? seating.byToken(leader.tokenHash) : null;
    seating.lead = leads?.guest ?? seating.lead;
    return { left };
  }

  private goOnWith(found: Found, now: HostTime): ReadonlyMap<number, number> {
    seatAgain(this, found.room, now);
    const { game, rules, language, pace, turnTime, grace } = found.room;
    this.settings = { game, rules, language, pace, turnTime, grace };
    this.played.takeUp(found);
    return new Map(found.left.map(({ decision, ms }) => [decision, ms]));
  }

  private kept(): KeptRoom {
    return keptOf(this);
  }

  /** A bot goes as it came; a person comes back only if let in. */
  showOut(guest: Guest): Result {
    if (guest.tokenHash === null && this.played.phase !== 'lobby') return { code: 'game-running' };
    this.door.bar(guest);
    this.leave(guest);
    return null;
  }
}
