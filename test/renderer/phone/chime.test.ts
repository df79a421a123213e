import { expect, test } from 'vitest';
import { chime } from '../../../src/renderer/phone/chime.ts';

test('a bell of two notes ends by itself within a second and is never loud', () => {
  const log: string[] = [];
  const node = { connect: (to: unknown) => to };
  const context = {
    currentTime: 10,
    destination: node,
    resume: () => Promise.resolve(),
    createOscillator: () => ({
      ...node,
      type: '',
      frequency: { value: 0 },
      start: (at: number) => log.push(`start ${at.toFixed(2)}`),
      stop: (at: number) => log.push(`stop ${at.toFixed(2)}`),
    }),
    createGain: () => ({
      ...node,
      gain: {
        setValueAtTime: (loud: number) => log.push(`loud ${loud}`),
        exponentialRampToValueAtTime: () => {},
      },
    }),
  };
  chime(context as unknown as AudioContext);
  expect(log).toEqual(['loud 0.18', 'start 10.00', 'stop 10.50', 'loud 0.18', 'start 10.12', 'stop 10.62']);
});
