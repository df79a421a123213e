import { expect, test } from 'vitest';
import type { Decision } from '../../../src/shared/engine/decision.ts';
import type { GameView } from '../../../src/shared/games.ts';
import { KEY, saloon } from './saloon.ts';

/** How long questions of one kind were open, in milliseconds, as a table sees it. */
interface Waits {
  /** Of who had something to choose. */
  readonly able: number[];
  /** Of who could only pass. */
  readonly unable: number[];
}

interface Open {
  readonly no: number;
  readonly prompt: string;
  readonly at: number;
  readonly isAble: boolean;
}

/** Bots, and people whose seats bots mind, play `games` games of the card game before a table. */
function watch({ games, turnTime }: { games: number; turnTime: 0 | 30 }): Map<string, Waits> {
  const waits = new Map<string, Waits>();
  for (let seed = 1; seed <= games; seed++) {
    const { page, room, timers } = saloon(seed);
    const table = page().hello({ screen: 'table', key: KEY, paces: true });
    const people = Array.from({ length: 3 }, (_, i) =>
      page()
        .hello()
        .join(`Guest ${i + 1}`),
    );
    for (let bot = 0; bot < 4; bot++) table.command({ do: 'addBot' });
    table.command({ do: 'game', game: 'bang' }).command({ do: 'turnTime', seconds: turnTime });
    table.command({ do: 'start' });
    for (const { guest } of room.seating.guests) table.command({ do: 'mind', guest });
    for (const person of people) person.hangUp();
    let open: Open | null = null;
    for (let steps = 0; room.view().phase === 'game' && steps < 20_000; steps++) {
      // The news of a step takes the table as long whatever anybody holds.
      table.say({ type: 'shown', seq: lastSeq(table.got) });
      const [asked] = (table.view.game as Extract<GameView, { id: 'bang' }>).asked;
      if (open && open.no !== asked?.no) {
        const kind = waits.get(open.prompt) ?? { able: [], unable: [] };
        waits.set(open.prompt, kind);
        kind[open.isAble ? 'able' : 'unable'].push(timers.now() - open.at);
        open = null;
      }
      if (asked && !open) {
        const own = room.ownView(room.seating.guests[asked.seat] ?? null);
        open = { ...asked, at: timers.now(), isAble: hasChoice(own?.decision ?? null) };
      }
      timers.pass(50);
    }
  }
  return waits;
}

function lastSeq(got: readonly { type: string; seq?: number }[]): number {
  return got.findLast(({ seq }) => seq !== undefined)?.seq ?? 0;
}

function hasChoice(decision: Pick<Decision, 'options'> | null): boolean {
  return (decision?.options.length ?? 0) > 1;
}

/** The greatest distance between the two distributions (Kolmogorov and Smirnov), and what chance allows in one of 1000. */
function distance({ able, unable }: Waits): { readonly found: number; readonly allowed: number } {
  const below = (list: readonly number[], ms: number) => list.filter(one => one <= ms).length / list.length;
  const values = [...new Set([...able, ...unable])];
  const found = Math.max(0, ...values.map(ms => Math.abs(below(able, ms) - below(unable, ms))));
  const allowed = 1.95 * Math.sqrt((able.length + unable.length) / (able.length * unable.length));
  return { found, allowed };
}

test('how long a question is open says nothing of whether the asked one could answer it', () => {
  const waits = watch({ games: 55, turnTime: 0 });
  const shots = waits.get('dodge');
  expect((shots?.able.length ?? 0) + (shots?.unable.length ?? 0)).toBeGreaterThan(2000);
  // Missed! and Barrel, Indians!, the Duel, and the Beer at the last life.
  for (const prompt of ['dodge', 'indians', 'duel', 'save']) {
    const kind = waits.get(prompt) ?? { able: [], unable: [] };
    expect([prompt, kind.able.length > 10, kind.unable.length > 10]).toEqual([prompt, true, true]);
    const { found, allowed } = distance(kind);
    expect([prompt, found]).toEqual([prompt, expect.toSatisfy((d: number) => d < allowed)]);
  }
});

test('nor does it where a time is set', () => {
  const shots = watch({ games: 8, turnTime: 30 }).get('dodge') ?? { able: [], unable: [] };
  const { found, allowed } = distance(shots);
  expect(found).toBeLessThan(allowed);
});
