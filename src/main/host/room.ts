import type { DiceTypes } from '../../shared/dice/index.ts';
import type { DiceDecision, DiceEvent, DiceOptions, DiceOwnView, DiceView } from '../../shared/dice/model.ts';
import { picksFault } from '../../shared/engine/decision.ts';
import type { RngState } from '../../shared/engine/rng.ts';
import type { Ruleset } from '../../shared/engine/ruleset.ts';
import type { Seat } from '../../shared/engine/seats.ts';
import type { Command, Refusal, You } from '../../shared/protocol/messages.ts';
import type { Address, GuestNo, Language, Pace, RoomView } from '../../shared/protocol/room.ts';
import type { Guest, Looks } from './seating.ts';
import { guestView, Seating } from './seating.ts';

export interface RoomOptions {
  readonly ruleset: Ruleset<DiceTypes>;
  readonly address: Address;
  readonly language: Language;
  readonly pace: Pace;
  /** A fresh seed for each game: from `crypto`, or counted up from one number for a repeatable evening. */
  readonly seed: () => RngState;
}

/** What happened, or why nothing did. */
export type Result = readonly DiceEvent[] | Refusal;

/** One evening: lobby → game → result. Owns the state of the game and is the only caller of `ruleset.answer`. */
export class Room {
  readonly seating: Seating;
  private readonly ruleset: Ruleset<DiceTypes>;
  private readonly seed: () => RngState;
  private phase: RoomView['phase'] = 'lobby';
  /** The game on the table, also while its result is shown; the guests are then in the order of its seats. */
  private state: DiceTypes['State'] | null = null;
  private rules: DiceOptions;
  private language: Language;
  private pace: Pace;
  private address: Address;
  private readonly wins = new Map<GuestNo, number>();

  constructor({ ruleset, address, language, pace, seed }: RoomOptions) {
    this.seating = new Seating(ruleset.seats.max);
    this.ruleset = ruleset;
    this.seed = seed;
    this.rules = ruleset.defaults;
    this.language = language;
    this.pace = pace;
    this.address = address;
  }

  view(): RoomView {
    const { guests, waiting, lead } = this.seating;
    return {
      phase: this.phase,
      guests: guests.map(guestView),
      waiting: waiting.map(guestView),
      lead,
      seats: this.ruleset.seats,
      rules: this.rules,
      language: this.language,
      pace: this.pace,
      address: this.address,
      tonight: guests.flatMap(({ guest }) => {
        const wins = this.wins.get(guest) ?? 0;
        return wins > 0 ? [{ guest, wins }] : [];
      }),
    };
  }

  gameView(): DiceView | null {
    return this.state && this.ruleset.publicView(this.state);
  }

  ownView(guest: Guest | null): DiceOwnView | null {
    const seat = this.seatOf(guest);
    return this.state && seat !== null ? this.ruleset.ownView(this.state, seat) : null;
  }

  you(guest: Guest | null, { holdsKey }: { holdsKey: boolean }): You {
    const leads = guest !== null && this.seating.lead === guest.guest;
    return { guest: guest?.guest ?? null, seat: this.seatOf(guest), steers: holdsKey || leads };
  }

  /** What is asked of a bot, or of the bot that minds a person's seat; null while a person is asked. */
  askedOfBot(): { readonly guest: Guest; readonly decision: DiceDecision } | null {
    const decision = this.open();
    const guest = decision && this.seating.guests[decision.seat];
    return decision && guest && (guest.tokenHash === null || guest.minded) ? { guest, decision } : null;
  }

  get currentPace(): Pace {
    return this.pace;
  }

  move(address: Address): void {
    this.address = address;
  }

  join(looks: Looks, tokenHash: Buffer): ReturnType<Seating['join']> {
    return this.seating.join(looks, { tokenHash, playing: this.state !== null });
  }

  dress(guest: Guest, looks: Looks): Result {
    return this.phase === 'lobby' ? (this.seating.dress(guest, looks) ?? []) : { code: 'game-running' };
  }

  /** Frees a chair in the lobby; at a game a bot minds the seat, and the person may come back to it. */
  leave(guest: Guest): void {
    if (this.seatOf(guest) === null) return this.seating.remove(guest);
    guest.minded = true;
    if (this.seating.lead === guest.guest) this.seating.passLead();
  }

  /** The person is back and plays for himself again. */
  comeBack(guest: Guest): void {
    guest.here = true;
    guest.minded = false;
    if (this.seating.lead === null) this.seating.passLead();
  }

  answer(guest: Guest, decision: number, picks: readonly number[]): Result {
    const open = this.open();
    if (!this.state || this.phase !== 'game') return { code: 'no-game' };
    const seat = this.seatOf(guest);
    if (seat === null) return { code: 'not-seated' };
    if (!open || open.no !== decision) return { code: 'stale', decision, open: open?.no ?? null };
    if (open.seat !== seat) return { code: 'not-asked', waitingFor: open.seat };
    const fault = picksFault(open, picks);
    if (fault) return fault;
    const { state, events } = this.ruleset.answer(this.state, seat, picks);
    this.state = state;
    if (this.ruleset.outcome(state)) this.finish(state);
    return events;
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
        return [];
      case 'addBot':
        return this.phase === 'lobby' ? (this.seating.addBot() ?? []) : { code: 'game-running' };
      case 'remove':
        return this.withGuest(command.guest, guest => this.leave(guest));
      case 'order':
        return this.phase === 'lobby' ? (this.seating.order(command.guests) ?? []) : { code: 'game-running' };
      case 'lead':
        return this.withGuest(command.guest, ({ guest, tokenHash }) => {
          if (tokenHash !== null) this.seating.lead = guest;
        });
      case 'language':
        this.language = command.language;
        return [];
      case 'pace':
        this.pace = command.pace;
        return [];
      case 'rules':
        if (this.phase === 'game') return { code: 'game-running' };
        this.rules = command.rules;
        return [];
      default:
        return command satisfies never;
    }
  }

  private withGuest(no: GuestNo, act: (guest: Guest) => void): Result {
    const guest = this.seating.byNo(no);
    if (!guest) return { code: 'unknown-guest' };
    act(guest);
    return [];
  }

  private deal(): Result {
    const have = this.seating.guests.length;
    const need = this.ruleset.seats.min;
    if (have < need) return { code: 'too-few', have, need };
    const { state, events } = this.ruleset.setup(have, this.rules, this.seed());
    this.state = state;
    this.phase = 'game';
    return events;
  }

  private putAway(): void {
    this.state = null;
    this.phase = 'lobby';
    this.seating.refill();
  }

  private finish(state: DiceTypes['State']): void {
    this.phase = 'result';
    for (const seat of this.ruleset.outcome(state)?.winners ?? []) {
      const guest = this.seating.guests[seat]?.guest;
      if (guest !== undefined) this.wins.set(guest, (this.wins.get(guest) ?? 0) + 1);
    }
  }

  private open(): DiceDecision | null {
    return (this.state && this.ruleset.decisions(this.state)[0]) ?? null;
  }

  private seatOf(guest: Guest | null): Seat | null {
    const index = guest && this.state ? this.seating.guests.indexOf(guest) : -1;
    return index < 0 ? null : index;
  }
}
