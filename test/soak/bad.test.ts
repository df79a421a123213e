import { expect, test } from 'vitest';
import { throwBadInputs } from './bad.ts';
import { KINDS } from './messages.ts';

test('messages are made of every kind there is', () => {
  expect(KINDS).toEqual(expect.arrayContaining(['hello', 'join', 'answer', 'command', 'reclaim', 'knock', 'takeLead']));
});

test('bad messages change nothing, crash nothing, are heard of by nobody else, and every one is told why', () => {
  const { inputs, refused, accepted, reasons } = throwBadInputs({ inputs: 6000, seed: 1 });
  expect(refused + accepted).toBe(inputs);
  expect(refused).toBeGreaterThan(3000);
  // Not only those that cannot be read.
  expect(Object.keys(reasons)).toEqual(
    expect.arrayContaining(['malformed', 'too-long', 'hello-first', 'not-seated', 'stale', 'unknown-guest']),
  );
});
