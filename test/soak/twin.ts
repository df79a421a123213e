import type { Caller } from '../../src/main/host/evening.ts';
import { hashOf } from '../../src/main/host/seating.ts';
import type { Guest } from '../../src/main/host/seating.ts';
import type { Rng } from '../../src/shared/engine/rng.ts';
import { seedOf, stateRng } from '../../src/shared/engine/rng.ts';
import type { GameTypes, Ruleset, Step } from '../../src/shared/engine/ruleset.ts';
import type { Seat, Viewer } from '../../src/shared/engine/seats.ts';
import type { GameId } from '../../src/shared/games.ts';
import type { ClientMessage } from '../../src/shared/protocol/messages.ts';
import { PROTOCOL } from '../../src/shared/protocol/messages.ts';
import { rulesets } from '../../src/shared/rulesets.ts';
import { saloon } from '../main/host/saloon.ts';
import type { Subject } from '../random-game.ts';
import { bangSubject } from '../shared/bang/subject.ts';
import { diceSubject } from '../shared/dice/subject.ts';

/** An answer in the first evening, and what it led to. */
interface Move<G extends GameTypes> {
  readonly before: G['State'];
  readonly seat: Seat;
  readonly picks: readonly number[];
  readonly step: Step<G>;
}

interface Course {
  readonly setups: Step<GameTypes>[];
  readonly moves: Move<GameTypes>[];
}

const SUBJECTS = { dice: diceSubject, bang: bangSubject } as Readonly<Record<GameId, object>> as Readonly<
  Record<GameId, Subject<GameTypes>>
>;
const REAL: Readonly<Record<GameId, Ruleset<GameTypes>>> = {
  dice: diceSubject.ruleset as object as Ruleset<GameTypes>,
  bang: bangSubject.ruleset as object as Ruleset<GameTypes>,
};

const chanceOf = (seed: number, move: number): Rng => stateRng({ rng: seedOf(seed * 10_000 + move) });

/** The rules, writing down what is played. */
function writing(real: Ruleset<GameTypes>, { setups, moves }: Course, seed: number): Ruleset<GameTypes> {
  return {
    ...real,
    setup(...given) {
      const step = real.setup(...given);
      setups.push(step);
      return step;
    },
    answer(before, seat, picks) {
      const step = real.answer(before, seat, picks, chanceOf(seed, moves.length));
      moves.push({ before, seat, picks, step });
      return step;
    },
  };
}

/** The rules, playing what was written down with everything dealt again that `viewer` may not know. */
function following(subject: Subject<GameTypes>, course: Course, viewer: () => Viewer, seed: number) {
  const rng = stateRng({ rng: seedOf(seed + 1) });
  let setups = 0;
  let moves = 0;
  const { ruleset } = subject;
  const rules: Ruleset<GameTypes> = {
    ...ruleset,
    setup() {
      const step = course.setups[setups++];
      if (!step) throw new Error('the second evening deals a game that the first did not');
      return { state: subject.redealt(step.state, step, viewer(), rng), events: step.events };
    },
    answer(_, seat) {
      const move = course.moves[moves];
      if (move?.seat !== seat) throw new Error(`seat ${seat} answers, in the first evening it was ${move?.seat}`);
      const before = subject.redealt(move.before, move.step, viewer(), rng);
      return ruleset.answer(before, seat, move.picks, chanceOf(seed, moves++));
    },
  };
  return { rules, behind: () => course.moves.length - moves };
}

/** The same page in both evenings. */
export interface TwinPage {
  readonly token: string | null;
  readonly name: string;
  isOpen: boolean;
  /** What it was sent since it was last looked at, in the first evening and in the second. */
  readonly heard: [string[], string[]];
  readonly callers: [Caller, Caller];
}

/**
 * Two evenings that get the same messages at the same times. In the second, all that `viewer` may not know is dealt
 * again before every answer, and whoever is asked answers as in the first.
 */
export class Twins {
  readonly pages: TwinPage[] = [];
  readonly room: ReturnType<typeof saloon>['room'];
  private readonly places: readonly [ReturnType<typeof saloon>, ReturnType<typeof saloon>];
  private readonly rules: readonly [Ruleset<GameTypes>, Ruleset<GameTypes>];
  private readonly behind: () => number;
  private readonly game: GameId;

  constructor({ game, seed, viewer }: { game: GameId; seed: number; viewer: () => Viewer }) {
    const course: Course = { setups: [], moves: [] };
    const { rules, behind } = following(SUBJECTS[game], course, viewer, seed);
    this.game = game;
    this.rules = [writing(REAL[game], course, seed), rules];
    this.behind = behind;
    this.places = [saloon(seed), saloon(seed)];
    this.room = this.places[0].room;
  }

  /** Does the same in both, first in the first. */
  both(act: (place: ReturnType<typeof saloon>, which: 0 | 1) => void): void {
    for (const which of [0, 1] as const) {
      Object.assign(rulesets, { [this.game]: this.rules[which] });
      try {
        act(this.places[which], which);
      } finally {
        Object.assign(rulesets, { [this.game]: REAL[this.game] });
      }
    }
    if (this.behind() !== 0) throw new Error(`the second evening is ${this.behind()} answers behind`);
  }

  open(hello: Partial<Extract<ClientMessage, { type: 'hello' }>>, name: string): TwinPage {
    const heard: [string[], string[]] = [[], []];
    const page: TwinPage = { token: hello.token ?? null, name, isOpen: true, heard, callers: [] as never };
    this.both(({ evening }, which) => {
      page.callers[which] = evening.call({
        from: 'here',
        send: text => heard[which].push(text),
        close: () => {
          page.isOpen = false;
        },
      });
    });
    this.pages.push(page);
    this.say(page, {
      type: 'hello',
      protocol: PROTOCOL,
      screen: 'phone',
      token: null,
      key: null,
      paces: false,
      ...hello,
    });
    return page;
  }

  say(page: TwinPage, message: ClientMessage | ((which: 0 | 1) => ClientMessage)): void {
    this.both((_, which) =>
      page.callers[which].receive(JSON.stringify(typeof message === 'function' ? message(which) : message)),
    );
  }

  hangUp(page: TwinPage): void {
    page.isOpen = false;
    this.both((_, which) => page.callers[which].gone());
    this.pages.splice(this.pages.indexOf(page), 1);
  }

  pass(ms: number): void {
    this.both(({ timers }) => timers.pass(ms));
  }

  guestOf(page: TwinPage): Guest | null {
    return page.token === null ? null : this.room.seating.byToken(hashOf(page.token));
  }

  /** An answer that fits what this page is asked in the second evening. */
  fallbackOf(page: TwinPage): number[] {
    const { room } = this.places[1];
    const guest = page.token === null ? null : room.seating.byToken(hashOf(page.token));
    return [...(room.ownView(guest)?.decision?.fallback ?? [])];
  }

  seatOf(page: TwinPage): Seat | null {
    const guest = this.guestOf(page);
    const seat = guest && this.room.gameView() ? this.room.seating.guests.indexOf(guest) : -1;
    return seat < 0 ? null : seat;
  }
}
