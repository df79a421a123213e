import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Parts } from '../../../src/main/host/parts.ts';
import { layOver, type Changes } from '../../../src/shared/protocol/changes.ts';

const dice = { id: 'dice', life: [8, 8, 7, 5], turn: { seat: 0, throws: 1 }, pile: 9, asked: null as object | null };

/** What is sent for each view after the other. */
function sent(...views: (object | null)[]): unknown[] {
  const parts = new Parts();
  return views.map(view => {
    const text = parts.changed(view);
    return text === undefined ? undefined : JSON.parse(text);
  });
}

describe('what is sent of a view', () => {
  test('is all of it first, then nothing while nothing changes, then null when it is put away', () => {
    expect(sent(dice, { ...dice }, null, null)).toEqual([dice, undefined, null, undefined]);
  });

  test('is the members that changed of a part that kept its shape, and else the whole part', () => {
    const asked = { no: 3, seat: 1 };
    const next = { ...dice, life: [8, 8, 7, 4], turn: { seat: 0, throws: 2 }, pile: 8, asked };
    expect(sent(dice, next)[1]).toEqual({ 'life.3': 4, 'turn.throws': 2, pile: 8, asked });
    expect(sent(dice, { ...dice, life: [8, 8, 7] })[1]).toEqual({ life: [8, 8, 7] });
    expect(sent(dice, { ...dice, turn: { seat: 1 } })[1]).toEqual({ turn: { seat: 1 } });
  });

  test('is the whole part where its members by name would be longer', () => {
    expect(sent(dice, { ...dice, life: [1, 2, 3, 4] })[1]).toEqual({ life: [1, 2, 3, 4] });
  });

  test('is all of it again when another game is on the table', () => {
    expect(sent(dice, { id: 'bang', pile: 9 })[1]).toEqual({ id: 'bang', pile: 9 });
  });
});

test('what was sent, laid over view after view, gives every view', () => {
  const member = fc.oneof(
    fc.constant(null),
    fc.nat(3),
    fc.array(fc.nat(2), { maxLength: 3 }),
    fc.constantFrom('a', '1.2'),
  );
  const part = fc.oneof(
    member,
    fc.array(member, { maxLength: 9 }),
    fc.record({ seat: member, throws: member, dice: member }, { requiredKeys: ['seat'] }),
    fc.constantFrom(Array(9).fill(7), [...Array(8).fill(7), 6]),
  );
  const view = fc.record({ id: fc.constantFrom('dice', 'bang'), life: part, turn: part, asked: part });
  fc.assert(
    fc.property(fc.array(fc.option(view, { freq: 8 }), { maxLength: 12 }), views => {
      const parts = new Parts();
      let seen: object | null = null;
      for (const next of views) {
        const text = parts.changed(next);
        seen = layOver(seen, text === undefined ? undefined : (JSON.parse(text) as Changes | null));
        expect(seen).toEqual(next);
      }
    }),
    { numRuns: 500, seed: 3 },
  );
});
