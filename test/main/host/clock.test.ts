import { describe, expect, test } from 'vitest';
import { Clock } from '../../../src/main/host/clock.ts';
import { Journal } from '../../../src/main/journal/journal.ts';
import { Room } from '../../../src/main/host/room.ts';
import { steer } from '../../../src/main/host/steering.ts';
import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import { A_NETWORK } from '../../a-room.ts';
import { HandTimers } from './hand-timers.ts';

/** Four bots at a dealt game; what the clock answers is written down and not given to the room. */
function bots({ thinking = null }: { thinking?: number | null } = {}) {
  const timers = new HandTimers();
  const room = new Room({
    game: 'dice',
    network: A_NETWORK,
    chooseAddress: () => false,
    language: 'en',
    pace: 'normal',
    seed: () => seedOf(1),
    journal: new Journal(null),
    now: () => timers.now(),
  });
  for (let bot = 0; bot < 4; bot++) steer(room, { do: 'addBot' });
  steer(room, { do: 'start' });
  const answered: number[] = [];
  const clock = new Clock({
    room,
    timers,
    rng: stateRng({ rng: seedOf(1) }),
    thinking,
    answer: (_guest, decision) => answered.push(decision),
  });
  return { timers, room, clock, answered };
}

describe('a bot', () => {
  test.each([
    ['relaxed', 2200],
    ['normal', 1400],
    ['brisk', 600],
  ] as const)('thinks at the %s pace for %i milliseconds, once for each question', (pace, milliseconds) => {
    const { room, clock, timers, answered } = bots();
    steer(room, { do: 'pace', pace });
    clock.look({ ready: true });
    timers.pass(milliseconds - 1);
    clock.look({ ready: true });
    expect(answered).toEqual([]);
    timers.pass(1);
    expect(answered).toEqual([1]);
  });

  test('does not begin before the table has shown what there is to think about, and stops when it has more to show', () => {
    const { clock, timers, answered } = bots();
    clock.look({ ready: false });
    timers.pass(10_000);
    clock.look({ ready: true });
    timers.pass(1000);
    clock.look({ ready: false });
    timers.pass(10_000);
    expect(answered).toEqual([]);
  });

  test('keeps silent when its question was answered meanwhile', () => {
    const { room, clock, timers, answered } = bots({ thinking: 50 });
    clock.look({ ready: true });
    const [asked] = room.askedOfBots();
    if (!asked) throw new Error('no bot is asked');
    const { no, fallback } = asked.decision;
    room.answer(asked.guest, { decision: no, picks: fallback, by: 'bot' });
    timers.pass(50);
    expect(answered).toEqual([]);
  });

  test('keeps silent after the close', () => {
    const { clock, timers, answered } = bots();
    clock.look({ ready: true });
    clock.stop();
    timers.pass(10_000);
    expect(answered).toEqual([]);
  });
});
