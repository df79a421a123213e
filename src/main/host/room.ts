import type { Decision } from '../../shared/engine/decision.ts';
import { isStanding, picksFault } from '../../shared/engine/decision.ts';
import type { RngState } from '../../shared/engine/rng.ts';
import type { Seat, Viewer } from '../../shared/engine/seats.ts';
import type { GameId, GameView, OwnView } from '../../shared/games.ts';
import { DEFAULT_RULES } from '../../shared/house-rules.ts';
import type { Command, Refusal, You } from '../../shared/protocol/messages.ts';
import type {
  Address,
  Advice,
  Desk,
  Grace,
  GuestNo,
  HostTime,
  Language,
  Offered,
  OtherTable,
  Pace,
  Pause,
  RoomView,
  TurnTime,
} from '../../shared/protocol/room.ts';
import { rulesets } from '../../shared/rulesets.ts';
import type { DealtGame, News } from './dealt-game.ts';
import { dealGame } from './dealt-game.ts';
import { Pins } from './pins.ts';
import type { Guest, Looks } from './seating.ts';
import { guestView, Seating } from './seating.ts';

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
}

/** What happened in the game, null when it was done outside of it, or why nothing was. */
export type Result = News | null | Refusal;

/** Both games are for as many. */
const SEATS = rulesets.dice.seats;

/** One evening: lobby → game → result. Owns the game and is the only one to answer in it. */
export class Room {
  readonly seating: Seating;
  private readonly pins = new Pins();
  private readonly seed: () => RngState;
  private phase: RoomView['phase'] = 'lobby';
  /** The game on the table, also while its result is shown; the guests are then in the order of its seats. */
  private dealt: DealtGame | null = null;
  private game: GameId;
  private rules = DEFAULT_RULES;
  private language: Language;
  private pace: Pace;
  private network: Network;
  private readonly chooseAddress: RoomOptions['chooseAddress'];
  private pause: Pause | null = null;
  private turnTime: TurnTime = 0;
  private grace: Grace = 0;
  private readonly wins = new Map<GuestNo, number>();

  constructor({ game, network, chooseAddress, language, pace, seed }: RoomOptions) {
    this.seating = new Seating(SEATS.max);
    this.seed = seed;
    this.game = game;
    this.language = language;
    this.pace = pace;
    this.network = network;
    this.chooseAddress = chooseAddress;
  }

  view(): RoomView {
    const { guests, waiting, lead } = this.seating;
    return {
      phase: this.phase,
      guests: guests.map(guestView),
      waiting: waiting.map(guestView),
      lead,
      game: this.game,
      seats: SEATS,
      rules: this.rules,
      language: this.language,
      pace: this.pace,
      address: this.network.address,
      advice: this.network.advice,
      tables: this.network.tables,
      pause: this.pause,
      turnTime: this.turnTime,
      grace: this.grace,
      deadlines: [],
      knocks: [],
      leadOpen: false,
      disk: 'none',
      tonight: guests.flatMap(({ guest }) => {
        const wins = this.wins.get(guest) ?? 0;
        return wins > 0 ? [{ guest, wins }] : [];
      }),
    };
  }

  gameView(): GameView | null {
    return this.dealt?.view() ?? null;
  }

  ownView(guest: Guest | null): OwnView | null {
    const seat = this.seatOf(guest);
    return this.dealt && seat !== null ? this.dealt.ownView(seat) : null;
  }

  /** As whom this guest hears what happens: people without a seat see what the table sees. */
  viewerOf(guest: Guest | null): Viewer {
    return this.seatOf(guest) ?? 'table';
  }

  you(guest: Guest | null, { holdsKey }: { holdsKey: boolean }): You {
    const leads = guest !== null && this.seating.lead === guest.guest;
    const steers = holdsKey || leads;
    const pin = guest && this.pins.of(guest);
    return { guest: guest?.guest ?? null, seat: this.seatOf(guest), steers, pin, barred: false, knock: null };
  }

  /** What is asked of bots, and of those that mind a person's seat; not what nobody waits for. */
  askedOfBots(): { readonly guest: Guest; readonly decision: Decision<object> }[] {
    const blocking = this.open().filter(decision => !isStanding(decision));
    return blocking.flatMap(decision => {
      const guest = this.seating.guests[decision.seat];
      return guest && (guest.tokenHash === null || guest.minded) ? [{ guest, decision }] : [];
    });
  }

  get currentPace(): Pace {
    return this.pace;
  }

  /** For those who steer. */
  desk(): Desk {
    return { addresses: this.network.offered, evenings: [] };
  }

  move(network: Network): void {
    this.network = network;
  }

  join(looks: Looks, tokenHash: Buffer): ReturnType<Seating['join']> {
    return this.seating.join(looks, { tokenHash, playing: this.dealt !== null });
  }

  dress(guest: Guest, looks: Looks): Result {
    return this.phase === 'lobby' ? this.seating.dress(guest, looks) : { code: 'game-running' };
  }

  /** Frees a chair in the lobby; at a game a bot minds the seat, and the person may come back to it. */
  leave(guest: Guest): void {
    if (this.seatOf(guest) === null) return this.seating.remove(guest);
    guest.minded = true;
    if (this.seating.lead === guest.guest) this.seating.passLead();
  }

  /** The person is back and plays for himself again. */
  comeBack(guest: Guest): void {
    guest.awaySince = null;
    guest.minded = false;
    if (this.seating.lead === null) this.seating.passLead();
  }

  /** Gives a person's seat to the phone that knows its number. */
  reclaim(
    no: GuestNo,
    { pin, tokenHash, now }: { pin: string; tokenHash: Buffer; now: HostTime },
  ): { readonly guest: Guest } | { readonly refusal: Refusal } {
    const guest = this.seating.byNo(no);
    if (!guest || guest.tokenHash === null) return { refusal: { code: 'unknown-guest' } };
    const refusal = this.pins.fault(guest, pin, now);
    if (refusal) return { refusal };
    this.seating.bind(guest, tokenHash);
    this.pins.renew(guest);
    return { guest };
  }

  answer(guest: Guest, decision: number, picks: readonly number[]): Result {
    if (!this.dealt || this.phase !== 'game') return { code: 'no-game' };
    const seat = this.seatOf(guest);
    if (seat === null) return { code: 'not-seated' };
    if (this.pause) return { code: 'paused' };
    const open = this.open();
    const asked = open.find(({ no }) => no === decision);
    if (!asked) return { code: 'stale', decision, open: (open.find(one => one.seat === seat) ?? open[0])?.no ?? null };
    if (asked.seat !== seat) return { code: 'not-asked', waitingFor: asked.seat };
    const fault = picksFault(asked, picks);
    if (fault) return fault;
    const news = this.dealt.answer(seat, picks);
    if (this.dealt.outcome()) this.finish(this.dealt);
    return news;
  }

  command(command: Command): Result {
    switch (command.do) {
      case 'start':
        return this.phase === 'lobby' ? this.deal() : { code: 'game-running' };
      case 'again':
        if (this.phase !== 'result') return { code: this.phase === 'game' ? 'game-running' : 'no-game' };
        this.putAway();
        return this.deal();
      case 'lobby':
        this.putAway();
        return null;
      case 'addBot':
        return this.phase === 'lobby' ? this.seating.addBot() : { code: 'game-running' };
      case 'remove':
        return this.withGuest(command.guest, guest => this.leave(guest));
      case 'order':
        return this.phase === 'lobby' ? this.seating.order(command.guests) : { code: 'game-running' };
      case 'lead':
        return this.withGuest(command.guest, ({ guest, tokenHash }) => {
          if (tokenHash !== null) this.seating.lead = guest;
        });
      case 'language':
        this.language = command.language;
        return null;
      case 'mind':
        return this.withGuest(command.guest, guest => {
          guest.minded = guest.tokenHash !== null;
        });
      case 'pause':
        if (this.phase !== 'game') return { code: 'no-game' };
        if (this.pause) return { code: 'paused' };
        this.pause = { from: null };
        return null;
      case 'resume':
        if (!this.pause) return { code: 'not-paused' };
        this.pause = null;
        return null;
      case 'turnTime':
        this.turnTime = command.seconds;
        return null;
      case 'grace':
        this.grace = command.seconds;
        return null;
      case 'unhurried':
        return this.withGuest(command.guest, guest => {
          guest.unhurried = command.on;
        });
      case 'admit':
        return { code: 'nobody-knocks' };
      case 'address':
        return this.chooseAddress(command.address) ? null : { code: 'unknown-address' };
      case 'forget':
        return { code: 'unknown-past' };
      case 'fresh':
        return { code: 'not-paused' };
      case 'pace':
        this.pace = command.pace;
        return null;
      case 'rules':
        if (this.phase === 'game') return { code: 'game-running' };
        this.rules = { ...this.rules, [command.game]: command.rules };
        return null;
      case 'game':
        if (this.phase === 'game') return { code: 'game-running' };
        this.game = command.game;
        return null;
      default:
        return command satisfies never;
    }
  }

  private withGuest(no: GuestNo, act: (guest: Guest) => void): Result {
    const guest = this.seating.byNo(no);
    if (!guest) return { code: 'unknown-guest' };
    act(guest);
    return null;
  }

  private deal(): Result {
    const have = this.seating.guests.length;
    const need = SEATS.min;
    if (have < need) return { code: 'too-few', have, need };
    const { game, news } = dealGame(this.game, { players: have, rules: this.rules, seed: this.seed() });
    this.dealt = game;
    this.phase = 'game';
    return news;
  }

  private putAway(): void {
    this.dealt = null;
    this.phase = 'lobby';
    this.seating.refill();
  }

  private finish(game: DealtGame): void {
    this.phase = 'result';
    for (const seat of game.outcome()?.winners ?? []) {
      const guest = this.seating.guests[seat]?.guest;
      if (guest !== undefined) this.wins.set(guest, (this.wins.get(guest) ?? 0) + 1);
    }
  }

  private open(): readonly Decision<object>[] {
    return this.dealt?.decisions() ?? [];
  }

  private seatOf(guest: Guest | null): Seat | null {
    const index = guest && this.dealt ? this.seating.guests.indexOf(guest) : -1;
    return index < 0 ? null : index;
  }
}
