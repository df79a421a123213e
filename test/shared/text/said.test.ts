import { expect, test } from 'vitest';
import type { Say } from '../../../src/shared/protocol/talk.ts';
import { catalogues } from '../../../src/shared/text/index.ts';
import { saidText } from '../../../src/shared/text/said.ts';
import { aGuest } from '../../a-room.ts';

const guests = [aGuest(1, 'Ann'), aGuest(2, 'Ben')];

test.each<[Say, string, string]>([
  [{ say: 'role', role: 'deputy' }, 'I am a Deputy', '私は助手です'],
  [{ say: 'role', role: null }, 'I take that back', '今のは取り消します'],
  [{ say: 'card', card: 'missed', holds: false }, 'I have no Missed!', 'ミス!は持っていません'],
  [{ say: 'about', guest: 2, role: 'outlaw' }, 'Ben is an Outlaw', 'Benさんは無法者です'],
  [{ say: 'reaction', reaction: 'mercy' }, 'Have mercy!', 'お助けを！'],
  [{ say: 'text', text: 'Not me' }, 'Not me', 'Not me'],
])('%j is said in words', (what, english, japanese) => {
  expect(saidText(catalogues.en.said, what, guests)).toBe(english);
  expect(saidText(catalogues.ja.said, what, guests)).toBe(japanese);
});
