import { describe, expect, test } from 'vitest';
import { keepWishes, wishesOf } from '../../../src/renderer/phone/wishes.ts';
import { memoryOf } from '../../../src/renderer/surroundings.ts';
import { mapStorage } from '../hand-turned.ts';

const usual = { asks: true, sounds: false, shakes: true, covers: false, size: 100 };

describe('how a phone behaves', () => {
  test('is kept by the phone', () => {
    const storage = mapStorage();
    keepWishes(memoryOf(storage), { asks: false, sounds: true, shakes: false, covers: true, size: 150 });
    expect(wishesOf(memoryOf(storage))).toEqual({ asks: false, sounds: true, shakes: false, covers: true, size: 150 });
  });

  test('is as usual where nothing is kept, silent and with cards in sight', () => {
    expect(wishesOf(memoryOf(mapStorage()))).toEqual(usual);
  });

  test.each(['', 'null', '{', '7', '"yes"', '{"asks":"no","size":90}'])('is as usual where %j is kept', kept => {
    const memory = memoryOf(mapStorage());
    memory.write('saloon.wishes', kept);
    expect(wishesOf(memory)).toEqual(usual);
  });
});
