import { describe, expect, test } from 'vitest';
import { knockText } from '../../../src/shared/text/knocks.ts';
import { timeOf } from '../../../src/renderer/phone/seats/notices.tsx';
import { figures, owners } from '../../../src/renderer/phone/seats/owners.ts';
import { onlookerText } from '../../../src/renderer/phone/words.ts';
import { catalogues } from '../../../src/shared/text/index.ts';
import { aGuest, aRoom, NOBODY } from '../../a-room.ts';

const { en, ja } = catalogues;

describe('whose seat one may come back to', () => {
  test('is that of people, the longest away on top', () => {
    const ann = aGuest(1, 'Ann');
    const bot = aGuest(2, 'Dusty', { bot: true });
    const ben = aGuest(3, 'Ben', { awaySince: 9000 });
    const cat = aGuest(4, 'Cat', { awaySince: 4000, minded: true });
    const dora = aGuest(5, 'Dora', { awaySince: 6000 });
    const names = owners({ guests: [ann, bot, ben, cat], waiting: [dora] }).map(({ name }) => name);
    expect(names).toEqual(['Cat', 'Dora', 'Ben', 'Ann']);
  });
});

describe('a seat’s number', () => {
  test('may be typed on a Japanese keyboard, with anything between', () => {
    expect(figures('４7 ０-９')).toBe('4709');
    expect(figures('12345')).toBe('1234');
    expect(figures('abc')).toBe('');
  });
});

describe('who is at the door', () => {
  const room = aRoom({ guests: [aGuest(1, 'Ann')] });

  test('is said by the seat that is asked for', () => {
    expect(knockText(en.seats.knocks, room, { knock: 1, guest: 1, name: null })).toBe(
      'Another phone asks for Ann’s seat',
    );
  });

  test('is said by the name of whoever was shown out', () => {
    expect(knockText(ja.seats.knocks, room, { knock: 1, guest: null, name: 'Ben' })).toBe(
      'Benさんが入り口に来ています',
    );
  });

  test('is somebody when nothing is known', () => {
    expect(knockText(en.seats.knocks, room, { knock: 1, guest: 7, name: null })).toBe('Somebody is at the door');
  });
});

describe('a game that waits', () => {
  const then = new Date(2026, 10, 30, 21, 14).getTime();

  test('is called by its time, with the day when it is not today’s', () => {
    expect(timeOf(then, 'en', new Date(2026, 10, 30, 23).getTime())).toBe('21:14');
    expect(timeOf(then, 'en', new Date(2026, 11, 2, 9).getTime())).toBe('Nov 30, 21:14');
    expect(timeOf(then, 'ja', new Date(2026, 11, 2, 9).getTime())).toBe('11月30日 21:14');
  });
});

describe('somebody without a seat in the game', () => {
  const guests = [1, 2, 3, 4, 5, 6].map(no => aGuest(no, `Guest ${no}`));
  const waiting = [7, 8, 9].map(no => aGuest(no, `Guest ${no}`));
  const room = aRoom({ phase: 'game', guests, waiting });
  const asked = (guest: number | null) => onlookerText({ room, you: { ...NOBODY, guest } }, en).ask;

  test('plays next while there is a chair for him', () => {
    expect(asked(7)).toBe('You play in the next game');
    expect(asked(8)).toBe('You play in the next game');
  });

  test('waits for a chair when there is none', () => {
    expect(asked(9)).toBe('Every chair is taken');
  });

  test('only looks on when he has no name here', () => {
    expect(asked(null)).toBe('You are watching');
  });
});
