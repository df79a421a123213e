import { expect, test } from 'vitest';
import { SAFE, type Rect } from '../../../src/renderer/table/stage/layout.ts';
import { LOBBY, NOTE, notePlaces } from '../../../src/renderer/table/stage/lobby-layout.ts';
import { collisions, outside } from './rects.ts';

const notes: Rect[] = notePlaces(8).map(place => ({ ...place, ...NOTE }));
const { games, ...rest } = LOBBY;
const things: Rect[] = [...notes, ...games, ...Object.values(rest)];

test('in the lobby nothing lies on anything else, with every chair taken', () => {
  expect(collisions(things)).toEqual([]);
});

test('all of the lobby is inside the safe area', () => {
  expect(outside(things, SAFE)).toEqual([]);
});

test('people stand in the order of the sofa, four a row', () => {
  expect(notePlaces(5).map(({ x }) => x)).toEqual([714, 996, 1278, 1560, 714]);
});
