import { describe, expect, test } from 'vitest';
import type { DiceEvent } from '../../../src/shared/dice/model.ts';
import type { Told } from '../../../src/shared/games.ts';
import { logged } from '../../../src/renderer/phone/state.ts';
import { languageOf, rememberLanguage } from '../../../src/renderer/phone/words.ts';
import { memoryOf } from '../../../src/renderer/surroundings.ts';
import { mapStorage } from '../hand-turned.ts';

describe('the log', () => {
  const turn = (round: number): DiceEvent => ({ type: 'turnBegan', seat: 0, round });
  const told = (...events: DiceEvent[]): Told => ({ id: 'dice', events });

  test('keeps the newest eighty', () => {
    const eighty = Array.from({ length: 80 }, (_, i) => turn(i));
    const events = logged(told(...eighty), told(turn(80)))?.events ?? [];
    expect(events).toHaveLength(80);
    expect(events.at(-1)).toEqual(turn(80));
    expect(events[0]).toEqual(turn(1));
  });

  test('begins anew with a game', () => {
    const began: DiceEvent = { type: 'gameBegan', starter: 2 };
    expect(logged(told(turn(1), turn(2)), told(turn(3), began, turn(1)))).toEqual(told(began, turn(1)));
  });
});

describe('the language', () => {
  test('follows the browser until one is chosen, then stays', () => {
    const memory = memoryOf(mapStorage());
    expect(languageOf(memory, ['ja-JP', 'en'])).toBe('ja');
    expect(languageOf(memory, ['de-DE'])).toBe('en');
    rememberLanguage(memory, 'en');
    expect(languageOf(memory, ['ja-JP'])).toBe('en');
  });
});
