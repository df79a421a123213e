import { expect, test } from 'vitest';
import { Hearing, standsFor } from '../../../src/renderer/table/scenes/talk.ts';
import type { Say, Spoken } from '../../../src/shared/protocol/talk.ts';

const spoken = (no: number, what: Say = { say: 'text', text: 'Hm.' }): Spoken => ({ no, guest: 1, at: 0, what });

test('what was said before this table was here is over, and everything is heard once', () => {
  const hearing = new Hearing({ talk: [spoken(4), spoken(5)] });
  expect(hearing.hear({ talk: [spoken(4), spoken(5)] })).toEqual([]);
  expect(hearing.hear({ talk: [spoken(5), spoken(6), spoken(7)] }).map(({ no }) => no)).toEqual([6, 7]);
  expect(hearing.hear({ talk: [spoken(6), spoken(7)] })).toEqual([]);
});

test('a feeling is short, words stand five to seven seconds', () => {
  expect(standsFor(spoken(1, { say: 'reaction', reaction: 'laugh' }), 'Ha ha!')).toBe(2200);
  expect(standsFor(spoken(1), 'Hm.')).toBe(5135);
  expect(standsFor(spoken(1), '鬱'.repeat(60))).toBe(7000);
});
