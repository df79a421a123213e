import type { Decision } from '../../shared/engine/decision.ts';
import { isStanding, picksFault } from '../../shared/engine/decision.ts';
import type { RngState } from '../../shared/engine/rng.ts';
import type { Outcome } from '../../shared/engine/ruleset.ts';
import type { Seat } from '../../shared/engine/seats.ts';
import type { GameView, OwnView } from '../../shared/games.ts';
import type { Refusal } from '../../shared/protocol/messages.ts';
import type { GuestNo, Pause, RoomView } from '../../shared/protocol/room.ts';
import { rulesets } from '../../shared/rulesets.ts';
import type { Turning } from '../../shared/turning.ts';
import { turningOf } from '../../shared/turning.ts';
import type { Found } from '../journal/found.ts';
import type { Journal, Answerer } from '../journal/journal.ts';
import type { KeptRoom } from '../journal/kept.ts';
import type { News } from './chronicle.ts';
import type { DealtGame } from './dealt-game.ts';
import { dealGame } from './dealt-game.ts';
import type { Guest, Seating } from './seating.ts';
import type { Settings } from './settings.ts';

/** Both games are for as many. */
export const SEATS = rulesets.dice.seats;

/** What happened in the game, null when it was done outside of it, or why nothing was. */
export type Result = News | null | Refusal;

export function isRefusal(result: Result): result is Refusal {
  return result !== null && 'code' in result;
}

export interface GivenAnswer {
  readonly decision: number;
  readonly picks: readonly number[];
  readonly by: Answerer;
}

/** What somebody answered at his phone: which question, after which news of which game. */
export interface LastAnswer {
  readonly to: DealtGame;
  readonly nth: number;
  readonly decision: number;
}

/** A question, and whose it is. */
export interface Asked {
  readonly guest: Guest;
  readonly decision: Decision<object>;
}

export interface TableGameOptions {
  /** A fresh one for each game. */
  readonly seed: () => RngState;
  readonly journal: Journal;
  /** The room around the game, for the journal. */
  readonly kept: () => KeptRoom;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The game on the table, from the deal until its result is put away; the only one to answer in it. */
export class TableGame {
  phase: RoomView['phase'] = 'lobby';
  pause: Pause | null = null;
  readonly wins = new Map<GuestNo, number>();
  /** Also while its result is shown; the guests are then in the order of its seats. */
  dealt: DealtGame | null = null;
  /** When, in epoch milliseconds. */
  dealtAt: number | null = null;
  private readonly lastAnswers = new WeakMap<Guest, LastAnswer>();
  private readonly seating: Seating;
  private readonly options: TableGameOptions;

  constructor(seating: Seating, options: TableGameOptions) {
    this.seating = seating;
    this.options = options;
  }

  /** It is played, and time runs in it. */
  get isRunning(): boolean {
    return this.phase === 'game' && this.pause === null;
  }

  /** Null until it is over. */
  get outcome(): Outcome | null {
    return this.dealt?.outcome() ?? null;
  }

  /** The shot that turned it, once it is over. */
  get turning(): Turning | null {
    if (!this.dealt || !this.outcome) return null;
    const { chronicle } = this.dealt;
    const starts = this.dealt.standing().view().maxLife;
    return turningOf({ starts, changes: chronicle.lives, winners: this.outcome.winners });
  }

  seatOf(guest: Guest | null): Seat | null {
    const index = guest && this.dealt ? this.seating.guests.indexOf(guest) : -1;
    return index < 0 ? null : index;
  }

  view(): GameView | null {
    return this.dealt?.standing().view() ?? null;
  }

  ownView(guest: Guest | null): OwnView | null {
    const seat = this.seatOf(guest);
    return this.dealt && seat !== null ? this.dealt.standing().ownView(seat) : null;
  }

  /** What it waits for. */
  asked(): Asked[] {
    return this.open().flatMap(decision => {
      const guest = this.seating.guests[decision.seat];
      return guest && !isStanding(decision) ? [{ guest, decision }] : [];
    });
  }

  lastAnswerOf(guest: Guest | null): LastAnswer | null {
    return (guest && this.lastAnswers.get(guest)) ?? null;
  }

  deal({ game, rules }: Settings): Result {
    if (this.phase === 'game') return { code: 'game-running' };
    const have = this.seating.guests.length;
    const need = SEATS.min;
    if (have < need) return { code: 'too-few', have, need };
    const seed = this.options.seed();
    this.seating.forgetTheGame();
    const dealt = dealGame(game, { players: have, rules, seed });
    this.dealt = dealt.game;
    this.phase = 'game';
    this.dealtAt = this.options.journal.deal(dealt.game, { seed, room: this.options.kept() }) ?? this.options.now();
    return dealt.news;
  }

  answer(guest: Guest, { decision, picks, by }: GivenAnswer): Result {
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
    const { nth } = this.dealt.chronicle;
    const news = this.dealt.answer(seat, picks);
    if (by === 'person') this.lastAnswers.set(guest, { to: this.dealt, nth, decision });
    if (this.dealt.outcome()) this.finish(this.dealt);
    this.options.journal.answer(this.dealt, { decision, seat, picks, by }, this.options.kept());
    return news;
  }

  stand(): Result {
    if (this.phase !== 'game') return { code: 'no-game' };
    if (this.pause) return { code: 'paused' };
    this.pause = { from: null };
    return null;
  }

  goOn(): Result {
    if (!this.pause) return { code: 'not-paused' };
    this.pause = null;
    return null;
  }

  /** Back to the lobby, whether it is over or not. */
  putAway(): void {
    this.dealt = null;
    this.dealtAt = null;
    this.phase = 'lobby';
    this.pause = null;
    this.seating.forgetTheGame();
    this.seating.refill();
  }

  /** As it was found on disk: it stands still until somebody says that it goes on. */
  takeUp({ game, room, answered, journalled }: Found): void {
    this.dealt = game;
    this.dealtAt = game && Date.parse(journalled.title.began);
    this.phase = game === null ? 'lobby' : game.outcome() ? 'result' : 'game';
    this.pause = this.phase === 'game' ? { from: answered } : null;
    this.wins.clear();
    for (const [guest, won] of room.wins) this.wins.set(guest, won);
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
}
