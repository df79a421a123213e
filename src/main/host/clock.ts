import { choose } from '../../shared/bots/index.ts';
import type { Rng } from '../../shared/engine/rng.ts';
import type { Pace } from '../../shared/protocol/room.ts';
import type { Room } from './room.ts';
import type { Guest } from './seating.ts';
import type { Timers } from './timers.ts';

/** Milliseconds a bot seems to think, once the table has shown what there is to think about. */
const THINKING: Readonly<Record<Pace, number>> = { relaxed: 2200, normal: 1400, brisk: 600 };

export interface ClockOptions {
  readonly room: Room;
  readonly timers: Timers;
  readonly rng: Rng;
  /** Replaces the pace's thinking time. */
  readonly thinking: number | null;
  readonly answer: (guest: Guest, decision: number, picks: readonly number[]) => void;
}

/** Answers for bots and minded seats, at a human pace. They are given what a player is given and nothing else. */
export class Clock {
  private readonly options: ClockOptions;
  private readonly due = new Map<Guest, { readonly decision: number; readonly cancel: () => void }>();

  constructor(options: ClockOptions) {
    this.options = options;
  }

  /** Looks anew at who is asked. `ready`: the table has shown everything so far. */
  look({ ready }: { ready: boolean }): void {
    const { room } = this.options;
    const asked = ready ? room.askedOfBots() : [];
    for (const [guest, { decision, cancel }] of this.due) {
      if (asked.some(one => one.guest === guest && one.decision.no === decision)) continue;
      cancel();
      this.due.delete(guest);
    }
    for (const { guest, decision } of asked) if (!this.due.has(guest)) this.think(guest, decision.no);
  }

  stop(): void {
    for (const { cancel } of this.due.values()) cancel();
    this.due.clear();
  }

  private think(guest: Guest, decision: number): void {
    const { room, timers, rng } = this.options;
    const cancel = timers.after(this.options.thinking ?? THINKING[room.settings.pace], () => {
      this.due.delete(guest);
      const picks = picksFor(room, guest, { decision, rng });
      if (picks) this.options.answer(guest, decision, picks);
    });
    this.due.set(guest, { decision, cancel });
  }
}

/** What the cautious bot would do in somebody's place; null when that is not his question. */
export function picksFor(
  room: Room,
  guest: Guest,
  { decision, rng }: { decision: number; rng: Rng },
): readonly number[] | null {
  const view = room.gameView();
  const own = room.ownView(guest);
  return view && own?.decision?.no === decision ? choose(view, own, rng) : null;
}
