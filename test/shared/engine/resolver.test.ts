import { describe, expect, test } from 'vitest';
import type { Machine, Next } from '../../../src/shared/engine/resolver.ts';
import { resolverOf } from '../../../src/shared/engine/resolver.ts';

/** A toy game: frames say in `told` when they run; `question` asks seat 1 for one of two options. */
type Frame = { kind: 'tell'; word: string; next: Next<Frame> } | { kind: 'question' } | { kind: 'forever' };
interface State {
  stack: Frame[];
  decisionNo: number;
  told: string[];
  over: boolean;
}
class Game {
  readonly state: State;
  constructor(state: State) {
    this.state = state;
  }
}

const machine: Machine<Game, State, Frame, string, 'choose'> = {
  rules: {
    tell: {
      step(game, frame) {
        game.state.told.push(frame.word);
        const { next } = frame;
        frame.next = 'done';
        return next;
      },
    },
    question: {
      ask: () => ({
        seat: 1,
        prompt: 'choose',
        options: ['red', 'blue'],
        groups: [{ size: 2, min: 1, max: 1 }],
        fallback: [0],
      }),
      step: () => 'done',
      answer(game, _frame, [picked]) {
        game.state.told.push(`picked ${picked}`);
        return 'done';
      },
    },
    forever: { step: () => 'stay' },
  },
  settle(game) {
    if (game.state.told.includes('stop')) game.state.stack.length = 0;
  },
  isOver: state => state.over,
};
const resolver = resolverOf(machine);

const tell = (word: string, next: Next<Frame> = 'done'): Frame => ({ kind: 'tell', word, next });
const from = (...stack: Frame[]) => new Game({ stack, decisionNo: 4, told: [], over: true });

describe('the resolver', () => {
  test('resolves what comes first in its order, then goes on with the frame', () => {
    const game = from(tell('card', { first: [tell('a'), tell('b')] }));
    resolver.run(game);
    expect(game.state.told).toEqual(['card', 'a', 'b', 'card']);
  });

  test('replaces a frame by what comes instead', () => {
    const game = from(tell('below'), tell('card', { instead: [tell('a'), tell('b')] }));
    resolver.run(game);
    expect(game.state.told).toEqual(['card', 'a', 'b', 'below']);
  });

  test('leaves removed what settling removed', () => {
    const game = from(tell('never'), tell('stop', { first: [tell('neither')] }));
    resolver.run(game);
    expect(game.state).toMatchObject({ told: ['stop'], stack: [] });
  });

  test('stops at a question and goes on with its answer', () => {
    const game = from(tell('after'), { kind: 'question' }, tell('before'));
    resolver.run(game);
    expect(game.state.told).toEqual(['before']);
    expect(resolver.decision(game.state)).toMatchObject({ no: 4, seat: 1, options: ['red', 'blue'] });
    resolver.answer(game, 1, [1]);
    expect(game.state.told).toEqual(['before', 'picked blue', 'after']);
    expect(game.state.decisionNo).toBe(5);
  });

  test('refuses an answer of somebody else and changes nothing', () => {
    const game = from({ kind: 'question' });
    const before = JSON.stringify(game.state);
    expect(() => resolver.answer(game, 2, [0])).toThrow(
      new RangeError('seat 2 has nothing to decide; waiting for seat 1 to choose'),
    );
    expect(JSON.stringify(game.state)).toBe(before);
  });

  test('refuses picks that are no answer and says what was wanted', () => {
    expect(() => resolver.answer(from({ kind: 'question' }), 1, [0, 1])).toThrow(
      new RangeError('picks [0,1] do not answer choose: choose 1–1 of 2 (picks-count)'),
    );
  });

  test('refuses an answer when the game is over', () => {
    expect(() => resolver.answer(from(), 0, [0])).toThrow(
      new RangeError('seat 0 has nothing to decide; the game is over'),
    );
  });

  test('names the stack of a game that goes round in circles', () => {
    expect(() => resolver.run(from(tell('below'), { kind: 'forever' }))).toThrow(
      'no decision after 10,000 steps; stack: tell > forever',
    );
  });

  test('throws when nobody is asked and nobody has won', () => {
    const game = from(tell('last'));
    game.state.over = false;
    expect(() => resolver.run(game)).toThrow('nobody is asked and nobody has won');
  });
});
