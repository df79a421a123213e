import { expect, test } from 'vitest';
import { randomPicks } from '../../../src/shared/bots/random.ts';
import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import type { OwnView } from '../../../src/shared/games.ts';
import { GAMES } from '../../../src/shared/games.ts';
import { KEY, saloon } from './saloon.ts';

test.each(GAMES)('what was sent of a random game of %s, laid together, is at every step what each may see', game => {
  const { page, room } = saloon();
  const table = page().hello({ screen: 'table', key: KEY });
  const phones = Array.from({ length: 6 }, (_, i) =>
    page()
      .hello()
      .join(`Guest ${i + 1}`),
  );
  table.command({ do: 'game', game }).command({ do: 'start' });
  const chance = stateRng({ rng: seedOf(4) });
  for (let answers = 0; answers < 150; answers++) {
    const open = phones.flatMap((phone, seat) => {
      const decision = (phone.view.own as OwnView | null)?.decision;
      return decision ? [{ phone, seat, decision }] : [];
    });
    const one = open[chance.int(Math.max(1, open.length))];
    if (!one) break;
    one.phone.answer(one.decision.no, randomPicks(one.decision, chance));
    expect(one.phone.of('refused')).toEqual([]);
    for (const screen of [table, ...phones]) expect(screen.view.game).toEqual(room.gameView());
    for (const [seat, phone] of phones.entries())
      expect(phone.view.own).toEqual(room.ownView(room.seating.guests[seat] ?? null));
  }
  expect(table.of('update').length).toBeGreaterThan(80);
  expect(table.view.own).toBeNull();
  expect(JSON.stringify(table.got)).not.toContain('"own":{');
});
