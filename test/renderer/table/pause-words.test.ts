import { expect, test } from 'vitest';
import { pauseWords } from '../../../src/renderer/table/scenes/pause-words.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { aGuest, aRoom } from '../../a-room.ts';

const words = en.table.room;
const room = aRoom({ guests: [aGuest(1, 'Ann')], lead: 1, pause: { from: null } });
const who = (changes: Parameters<typeof aRoom>[0], steers: boolean) =>
  pauseWords({ ...room, ...changes }, { steers, question: '', words })?.who;

test('a pause says who goes on with it', () => {
  expect(who({}, false)).toBe('Ann goes on with it on the lead phone');
  expect(who({}, true)).toBe('Ann on the lead phone, or P here, goes on');
  expect(who({ lead: null }, true)).toBe('P goes on with it');
  expect(who({ leadOpen: true }, false)).toBe('Go on with it at the host’s window');
});

test('without a pause, or with a game from disk, there is no such sign', () => {
  expect(who({ pause: null }, true)).toBeUndefined();
  expect(who({ pause: { from: 1 } }, true)).toBeUndefined();
});
