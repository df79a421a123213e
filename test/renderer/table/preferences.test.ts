import { expect, test } from 'vitest';
import { Remembered } from '../../../src/renderer/table/stage/preferences.ts';

function memory(kept: string | null = null) {
  return { read: () => kept, write: (_: string, value: string | null) => void (kept = value) };
}

test('a change is told, and still known when the page is opened again', () => {
  const kept = memory();
  const told: number[] = [];
  const preferences = new Remembered(kept);
  const stop = preferences.follow(({ volume }) => told.push(volume));
  preferences.change({ volume: 0.25, narrator: true });
  stop();
  preferences.change({ volume: 1 });
  expect(told).toEqual([0.75, 0.25]);
  expect(new Remembered(kept).now).toEqual({
    sound: true,
    volume: 1,
    murmur: false,
    narrator: true,
    calm: 'system',
  });
});

test('what cannot be read counts as never written', () => {
  for (const kept of ['{', '7', 'null', '{"volume":12,"sound":"loud","calm":"wild"}'])
    expect(new Remembered(memory(kept)).now, kept).toEqual(new Remembered(memory()).now);
});
