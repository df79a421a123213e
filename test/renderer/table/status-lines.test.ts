import { expect, test } from 'vitest';
import { knockText } from '../../../src/shared/text/knocks.ts';
import { namesLine, statusLines, waitingLine } from '../../../src/renderer/table/notices/status-lines.ts';
import { shortWhenText, whenText } from '../../../src/renderer/table/notices/when.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { aGuest, aRoom } from '../../a-room.ts';

const words = en.table.room;

test('a quiet evening says nothing', () => {
  expect(statusLines(aRoom(), words)).toEqual([]);
  expect(statusLines(aRoom({ disk: 'none' }), words)).toEqual([]);
  expect(waitingLine(aRoom(), words)).toBeNull();
});

test('a full disk and a lead who is gone are said, the gravest first, and who waits apart from it', () => {
  const room = aRoom({
    guests: [aGuest(1, 'Ann', { awaySince: 0 })],
    lead: 1,
    leadOpen: true,
    disk: 'full',
    waiting: [aGuest(2, 'Dora'), aGuest(3, 'Eve')],
  });
  expect(statusLines(room, words)).toEqual(['Disk full: nothing is saved any more', 'Ann is gone: any phone may lead']);
  expect(waitingLine(room, words)).toBe('In the next game: Dora, Eve');
});

test('more than four names are counted', () => {
  expect(namesLine(['A', 'B', 'C', 'D', 'E', 'F'], ', ')).toBe('A, B, C, D +2');
});

test('who knocks is said by the seat, by the name, or by neither', () => {
  const room = aRoom({ guests: [aGuest(1, 'Ann')] });
  expect(knockText(words.knocks, room, { knock: 1, guest: 1, name: null })).toBe('Somebody asks for Ann’s seat');
  expect(knockText(words.knocks, room, { knock: 2, guest: null, name: 'Ben' })).toBe('Ben asks to be let in again');
  expect(knockText(words.knocks, room, { knock: 3, guest: null, name: null })).toBe(
    'Somebody who was shown the door asks to be let in',
  );
});

test('a past game is named by its evening', () => {
  const evening = Date.UTC(2026, 10, 27, 20, 14);
  expect(whenText(evening, 'en', 'Europe/Berlin')).toBe('Friday 27 November at 21:14');
  expect(whenText(evening, 'ja', 'Asia/Tokyo')).toBe('11月28日土曜日 05:14');
  expect(shortWhenText(evening, 'en', 'Europe/Berlin')).toBe('Fri 27 Nov, 21:14');
  expect(shortWhenText(evening, 'ja', 'Asia/Tokyo')).toBe('11/28(土) 05:14');
});
