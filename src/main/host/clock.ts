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
  private due: { readonly decision: number; readonly guest: Guest; readonly cancel: () => void } | null = null;

  constructor(options: ClockOptions) {
    this.options = options;
  }

  /** Looks anew at who is asked. `ready`: the table has shown everything so far. */
  look({ ready }: { ready: boolean }): void {
    const { room, timers } = this.options;
    const asked = ready ? room.askedOfBot() : null;
    if (this.due?.decision === asked?.decision.no && this.due?.guest === asked?.guest) return;
    this.stop();
    if (!asked) return;
    const { guest, decision } = asked;
    const thinking = this.options.thinking ?? THINKING[room.currentPace];
    const cancel = timers.after(thinking, () => {
      this.due = null;
      const view = room.gameView();
      const own = room.ownView(guest);
      if (!view || own?.decision?.no !== decision.no) return;
      this.options.answer(guest, decision.no, choose(view, own, own.decision, this.options.rng));
    });
    this.due = { decision: decision.no, guest, cancel };
  }

  stop(): void {
    this.due?.cancel();
    this.due = null;
  }
}
