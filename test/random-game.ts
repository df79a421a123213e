import { randomPicks } from '../src/shared/bots/index.ts';
import type { Rng, RngState } from '../src/shared/engine/rng.ts';
import { seedOf, stateRng } from '../src/shared/engine/rng.ts';
import type { GameTypes, Ruleset, Step } from '../src/shared/engine/ruleset.ts';
import { anyOf } from '../src/shared/engine/simulate.ts';
import type { Seat, Viewer } from '../src/shared/engine/seats.ts';

/**
 * Random games of any ruleset and what must hold in all of them. Each property plays one game and throws when it is
 * broken, naming the game; there is no `expect` in here because it would take most of the time.
 */
export interface Subject<G extends GameTypes> {
  readonly ruleset: Ruleset<G>;
  /** What is wrong with a state in which somebody is asked or the game is over, or null. */
  fault(state: Readonly<G['State']>): string | null;
  /**
   * `before` with everything dealt again that `viewer` sees neither in it nor in the step that the next answer leads
   * to; what that answer shows him may of course depend on it.
   */
  redealt(before: Readonly<G['State']>, step: Step<G>, viewer: Viewer, rng: Rng): G['State'];
  /** The part of a question that this viewer sees or can work out. */
  seenOf(decision: ReturnType<Ruleset<G>['decisions']>[number], viewer: Viewer): unknown;
}

export interface Deal<G extends GameTypes> {
  readonly players: number;
  readonly seed: number;
  readonly options: G['Options'];
}

interface Turn<G extends GameTypes> {
  readonly state: G['State'];
  readonly seat: Seat;
  readonly picks: readonly number[];
  readonly no: number;
}

const LONGEST = 5_000;

/** Plays by random answers. `play` makes the move and returns the next state. Returns the last one. */
function playOut<G extends GameTypes>(
  subject: Subject<G>,
  deal: Deal<G>,
  play: (turn: Turn<G>, rng: Rng) => G['State'],
): G['State'] {
  const { ruleset } = subject;
  const rng = stateRng({ rng: seedOf(deal.seed + 1) });
  let { state } = ruleset.setup(deal.players, deal.options, seedOf(deal.seed));
  for (let no = 0; no < LONGEST; no++) {
    const wrong = subject.fault(state);
    if (wrong) fail(deal, no, wrong);
    const decision = anyOf(ruleset.decisions(state), rng);
    if (!decision) {
      if (!ruleset.outcome(state)) fail(deal, no, 'nobody is asked and nobody has won');
      return state;
    }
    state = play({ state, seat: decision.seat, picks: randomPicks(decision, rng), no }, rng);
  }
  return fail(deal, LONGEST, 'the game does not end');
}

function fail(deal: Deal<GameTypes>, answer: number, what: string): never {
  throw new Error(`${what} (${JSON.stringify(deal)}, after ${answer} answers)`);
}

/** It ends, and every state on the way is sound. */
export function endsSoundly<G extends GameTypes>(subject: Subject<G>, deal: Deal<G>): void {
  playOut(subject, deal, ({ state, seat, picks }) => {
    subject.ruleset.answerInPlace(state, seat, picks);
    return state;
  });
}

/** An answer leaves the state it was given untouched, and does the same as one made in place. */
export function leavesInputUntouched<G extends GameTypes>(subject: Subject<G>, deal: Deal<G>): void {
  playOut(subject, deal, ({ state, seat, picks, no }) => {
    const before = JSON.stringify(state);
    const step = subject.ruleset.answer(state, seat, picks);
    if (JSON.stringify(state) !== before) fail(deal, no, 'the answered state changed');
    const events = subject.ruleset.answerInPlace(state, seat, picks);
    if (JSON.stringify({ state, events }) !== JSON.stringify(step)) fail(deal, no, 'in place it goes otherwise');
    return step.state;
  });
}

/** A state that went through JSON goes on identically. */
export function survivesJson<G extends GameTypes>(subject: Subject<G>, deal: Deal<G>): void {
  const { ruleset } = subject;
  playOut(subject, deal, ({ state, seat, picks, no }) => {
    const parsed = JSON.parse(JSON.stringify(state)) as G['State'];
    const step = ruleset.answer(parsed, seat, picks);
    const events = ruleset.answerInPlace(state, seat, picks);
    if (JSON.stringify({ state, events }) !== JSON.stringify(step)) fail(deal, no, 'after JSON it goes otherwise');
    return state;
  });
}

/** The same seed and the same answers lead to the same end. */
export function replays<G extends GameTypes>(subject: Subject<G>, deal: Deal<G>): void {
  const { ruleset } = subject;
  const answers: { seat: Seat; picks: readonly number[] }[] = [];
  const end = playOut(subject, deal, ({ state, seat, picks }) => {
    answers.push({ seat, picks });
    return ruleset.answer(state, seat, picks).state;
  });
  const { state } = ruleset.setup(deal.players, deal.options, seedOf(deal.seed));
  for (const { seat, picks } of answers) ruleset.answerInPlace(state, seat, picks);
  if (JSON.stringify(state) !== JSON.stringify(end)) fail(deal, answers.length, 'the replay ends otherwise');
}

/**
 * For every viewer: with everything dealt again that is hidden from it, it is shown the same before the answer, in the
 * events, and after it. What is asked of whom is part of what is shown.
 */
export function keepsSecrets<G extends GameTypes>(subject: Subject<G>, deal: Deal<G>): void {
  const { ruleset } = subject;
  playOut(subject, deal, ({ state, seat, picks, no }, rng) => {
    const chance: RngState = seedOf(deal.seed + no);
    const after = ruleset.answer(state, seat, picks, stateRng({ rng: chance }));
    const viewers: Viewer[] = ['table', ...Array.from({ length: deal.players }, (_, viewer) => viewer)];
    for (const viewer of viewers) {
      const other = subject.redealt(state, after, viewer, rng);
      if (shown(subject, other, viewer) !== shown(subject, state, viewer))
        fail(deal, no, `what ${viewer} is shown depends on a secret`);
      const otherAfter = ruleset.answer(other, seat, picks, stateRng({ rng: chance }));
      const told = (events: readonly G['Event'][]) => JSON.stringify(events.map(e => ruleset.eventFor(e, viewer)));
      if (told(otherAfter.events) !== told(after.events))
        fail(deal, no, `the events that ${viewer} is told depend on a secret`);
      if (shown(subject, otherAfter.state, viewer) !== shown(subject, after.state, viewer))
        fail(deal, no, `what ${viewer} is shown afterwards depends on a secret`);
    }
    return after.state;
  });
}

function shown<G extends GameTypes>(subject: Subject<G>, state: Readonly<G['State']>, viewer: Viewer): string {
  const { ruleset } = subject;
  return JSON.stringify({
    view: ruleset.publicView(state),
    own: viewer === 'table' ? null : ruleset.ownView(state, viewer),
    asked: ruleset.decisions(state).map(decision => subject.seenOf(decision, viewer)),
  });
}
