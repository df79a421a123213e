import { describe, expect, test } from 'vitest';
import { Journal } from '../../../src/main/journal/journal.ts';
import type { GameId } from '../../../src/shared/games.ts';
import type { Spoken } from '../../../src/shared/protocol/talk.ts';
import { ownOf, roomOf, saloon } from './saloon.ts';

/** Five minutes of Ann and five bots; every second she gives the answer that harms least. */
function fiveMinutes(game: GameId, { hush = false, muted = [] as number[], thinking = null as number | null } = {}) {
  const { page, timers, room } = saloon(4, new Journal(null), thinking);
  const ann = page().hello().join('Ann');
  for (let i = 0; i < 5; i++) ann.command({ do: 'addBot' });
  ann.command({ do: 'game', game }).command({ do: 'hush', on: hush });
  for (const guest of muted) ann.command({ do: 'mute', guest, on: true });
  ann.command({ do: 'start' });
  const heard = new Map<number, Spoken>();
  const states: string[] = [];
  for (let second = 0; second < 300; second++) {
    if (room.played.phase === 'result') ann.command({ do: 'again' });
    const decision = ownOf(ann)?.decision;
    if (decision && decision.no >= 0) ann.answer(decision.no, [...decision.fallback]);
    timers.pass(1000);
    for (const spoken of roomOf(ann).talk) heard.set(spoken.no, spoken);
    states.push(JSON.stringify(ann.view.game));
  }
  return { faces: [...heard.values()], states };
}

describe.each(['dice', 'bang'] as const)('bots at a game of %s', game => {
  const { faces, states } = fiveMinutes(game);

  test('make a face now and then, and say no word', () => {
    expect(faces.length).toBeGreaterThan(2);
    expect(faces.length).toBeLessThan(26);
    expect(new Set(faces.map(({ what }) => what.say))).toEqual(new Set(['reaction']));
    expect(faces.filter(({ guest }) => guest === 1)).toEqual([]);
  });

  test('leave twelve seconds between two faces, and three quarters of a minute between two of one', () => {
    for (const [index, { at, guest }] of faces.entries()) {
      const before = faces.slice(0, index);
      const last = before.at(-1)?.at ?? -Infinity;
      const own = before.findLast(one => one.guest === guest)?.at ?? -Infinity;
      expect({ of: at - last >= 12_000, own: at - own >= 45_000 }).toEqual({ of: true, own: true });
    }
  });

  test('make the same faces at the same game, and play as they would without any', () => {
    const [again, silent] = [fiveMinutes(game), fiveMinutes(game, { hush: true })];
    expect(again.faces).toEqual(faces);
    expect(silent.faces).toEqual([]);
    expect(silent.states).toEqual(states);
  });
});

test('a bot that is muted makes none', () => {
  const { faces } = fiveMinutes('dice', { muted: [2, 3, 4, 6] });
  expect(new Set(faces.map(({ guest }) => guest))).toEqual(new Set([5]));
});

test('bots that think at no human pace make none', () => {
  expect(fiveMinutes('dice', { thinking: 1400 }).faces).toEqual([]);
});

test('none is made before the table has shown what it is made at', () => {
  const { page, timers, room } = saloon(4);
  const ann = page().hello().join('Ann');
  for (let i = 0; i < 5; i++) ann.command({ do: 'addBot' });
  const table = page().hello({ screen: 'table', paces: true });
  ann.command({ do: 'start' });
  const last = () => room.talk.spoken.at(-1)?.no ?? 0;
  const shows = () => table.say({ type: 'shown', seq: table.of('update').at(-1)?.seq ?? 0 });
  for (let i = 0; i < 150; i++) {
    const before = last();
    const decision = ownOf(ann)?.decision;
    if (decision && decision.no >= 0) ann.answer(decision.no, [...decision.fallback]);
    else timers.pass(500);
    timers.pass(3000);
    shows();
    timers.pass(899);
    expect(last()).toBe(before);
    timers.pass(1);
  }
  expect(last()).toBeGreaterThan(2);
});
