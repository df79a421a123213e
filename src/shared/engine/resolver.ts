import type { Decision } from './decision.ts';
import { pickedFrom } from './decision.ts';
import type { Seat } from './seats.ts';

/** Leave, stay on top, let `first` resolve before me (in this order), or be replaced by `instead`. */
export type Next<Frame> =
  'done' | 'stay' | { readonly first: readonly Frame[] } | { readonly instead: readonly Frame[] };

/** A decision before it gets its number. */
export type Question<Option, Prompt extends string> = Omit<Decision<Option, Prompt>, 'no'>;

/** The part of a state that the resolver reads. The last frame of `stack` is on top. */
export interface Stacked<Frame> {
  stack: Frame[];
  /** The number of the open question, or of the next one. */
  decisionNo: number;
}

/** How one kind of frame is resolved. A rule never pushes: it returns what happens next. */
export interface FrameRule<Game, State, AnyFrame, Frame, Option, Prompt extends string> {
  /** Must anyone decide? May depend only on what everybody can see. */
  ask?(state: Readonly<State>, frame: Readonly<Frame>): Question<Option, Prompt> | null;
  /** Nobody must: go on. */
  step(game: Game, frame: Frame): Next<AnyFrame>;
  answer?(game: Game, frame: Frame, picked: readonly Option[]): Next<AnyFrame>;
}

export interface Machine<
  Game extends { readonly state: State },
  State extends Stacked<Frame>,
  Frame extends { readonly kind: string },
  Option,
  Prompt extends string,
> {
  readonly rules: {
    readonly [K in Frame['kind']]: FrameRule<Game, State, Frame, Extract<Frame, { kind: K }>, Option, Prompt>;
  };
  /** Runs between all steps: what follows from the state whatever frame is on top, such as deaths. */
  settle(game: Game): void;
  isOver(state: Readonly<State>): boolean;
}

const STEP_BUDGET = 10_000;

/** The functions that drive a stack of frames until somebody must decide. */
export function resolverOf<
  Game extends { readonly state: State },
  State extends Stacked<Frame>,
  Frame extends { readonly kind: string },
  Option,
  Prompt extends string,
>(machine: Machine<Game, State, Frame, Option, Prompt>) {
  // `rules` holds for each kind the rule of that kind; the compiler cannot follow that through a union.
  const ruleOf = (frame: Frame) =>
    machine.rules[frame.kind as Frame['kind']] as FrameRule<Game, State, Frame, Frame, Option, Prompt>;

  function decision(state: Readonly<State>): Decision<Option, Prompt> | null {
    const frame = state.stack.at(-1);
    const question = frame === undefined ? null : ruleOf(frame).ask?.(state, frame);
    return question ? { no: state.decisionNo, ...question } : null;
  }

  /** Resolves until somebody is asked or the game is over. */
  function run(game: Game): void {
    const { state } = game;
    for (let steps = 0; steps < STEP_BUDGET; steps++) {
      machine.settle(game);
      const frame = state.stack.at(-1);
      if (frame === undefined) {
        if (machine.isOver(state)) return;
        throw new Error('nobody is asked and nobody has won; the stack is empty');
      }
      const rule = ruleOf(frame);
      if (rule.ask?.(state, frame)) return;
      follow(state.stack, rule.step(game, frame));
    }
    const stack = state.stack.map(frame => frame.kind).join(' > ');
    throw new Error(`no decision after ${STEP_BUDGET.toLocaleString('en')} steps; stack: ${stack}`);
  }

  /** @throws {RangeError} when nobody asked this seat, or the picks do not answer the question. */
  function answer(game: Game, seat: Seat, picks: readonly number[]): void {
    const { state } = game;
    const frame = state.stack.at(-1);
    const open = decision(state);
    if (frame === undefined || open === null)
      throw new RangeError(`seat ${seat} has nothing to decide; the game is over`);
    if (open.seat !== seat)
      throw new RangeError(`seat ${seat} has nothing to decide; waiting for seat ${open.seat} to ${open.prompt}`);
    const picked = pickedFrom(open, picks);
    const rule = ruleOf(frame);
    if (!rule.answer) throw new Error(`frame ${frame.kind} asks ${open.prompt} but takes no answer`);
    state.decisionNo++;
    follow(state.stack, rule.answer(game, frame, picked));
    run(game);
  }

  return { decision, run, answer };
}

function follow<Frame>(stack: Frame[], next: Next<Frame>): void {
  if (next === 'stay') return;
  if (next === 'done') {
    stack.pop();
    return;
  }
  if ('instead' in next) {
    stack.pop();
    stack.push(...next.instead.toReversed());
  } else {
    stack.push(...next.first.toReversed());
  }
}
