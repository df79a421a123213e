import { describe, expect, test } from 'vitest';
import { chainOf } from '../../../src/renderer/table/scenes/tickets.ts';
import type { BangAsked, Pending } from '../../../src/shared/bang/model.ts';
import { bang as words } from '../../../src/shared/text/en/bang/index.ts';

const NAMES = ['Slab', 'Rose', 'Tom', 'Aiko'];
const name = (seat: number): string => NAMES[seat] ?? '';

function told(pending: readonly Pending[], asked: BangAsked | null, most = 3): { line: string[]; folded: number } {
  const { tickets, folded } = chainOf({ pending, asked: asked ? [asked] : [] }, { words, name, most });
  const who = (seat: number | null): string => (seat === null ? '' : name(seat));
  return {
    line: tickets.map(one => `${who(one.from)}>${who(one.to)} ${one.picture} ${one.is}: ${one.words}`),
    folded,
  };
}

const dodge: BangAsked = { no: 1, seat: 1, prompt: 'dodge', by: 0 };

describe('the chain of what is pending', () => {
  test('a shot that needs two Missed! shows the one that was found and the one that is waited for', () => {
    const shot: Pending = { kind: 'shot', by: 0, at: 1, as: 'bang', needed: 2, found: 1 };
    expect(told([shot], dodge).line).toEqual([
      'Slab>Rose bang under way: 1 of 2 Missed!',
      '> missed found: Missed!',
      '> missed open: Rose',
    ]);
  });

  test('a Gatling and its shot are causes before the answer', () => {
    const pending: Pending[] = [
      { kind: 'gatling', by: 0, left: [2, 3] },
      { kind: 'shot', by: 0, at: 1, as: 'gatling', needed: 1, found: 0 },
    ];
    expect(told(pending, dodge).line).toEqual([
      'Slab> gatling under way: 2 to go',
      'Slab>Rose gatling under way: 0 of 1 Missed!',
      '> missed open: Rose',
    ]);
  });

  test('a Duel waits for the one whose BANG! is next', () => {
    const duel: Pending = { kind: 'duel', by: 0, at: 1, next: 0, bangs: 1 };
    expect(told([duel], { no: 4, seat: 0, prompt: 'duel', by: 1 }).line).toEqual([
      'Slab>Rose duel under way: 1 BANG! so far',
      '> bang open: Slab',
    ]);
  });

  test('more than three fold into a number', () => {
    const pending: Pending[] = [
      { kind: 'indians', by: 0, left: [] },
      { kind: 'dying', seat: 1, needed: 1, cause: { kind: 'indians', by: 0 } },
    ];
    expect(told(pending, { no: 2, seat: 1, prompt: 'save', by: 0 }, 2)).toEqual({
      line: ['Slab>Rose indians under way: needs 1 Beer', '> beer open: Rose'],
      folded: 1,
    });
  });

  test('a draw! and the General Store are no tickets', () => {
    expect(told([{ kind: 'store', by: 0, left: [1] }], { no: 3, seat: 0, prompt: 'store', by: null }).line).toEqual([]);
    expect(told([{ kind: 'check', seat: 1, why: 'jail', cards: ['bang:AS'] }], null).line).toEqual([]);
  });
});
