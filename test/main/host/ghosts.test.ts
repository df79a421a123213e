import { describe, expect, test } from 'vitest';
import { stateHash } from '../../../src/main/journal/state-hash.ts';
import { randomPicks } from '../../../src/shared/bots/random.ts';
import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import type { GameId, GameView, Truth } from '../../../src/shared/games.ts';
import { GAMES } from '../../../src/shared/games.ts';
import type { ClientMessage } from '../../../src/shared/protocol/messages.ts';
import { Desk } from '../journal/desk.ts';
import type { Page } from './saloon.ts';
import { KEY, ownOf, roomOf, saloon, youOf } from './saloon.ts';

const NAMES = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'];
const gameOf = (page: Page) => page.view.game as GameView | null;
const truthOf = (page: Page) => page.view.truth as Truth | null;
const refusalOf = (page: Page) => (page.last?.type === 'refused' ? page.last.refusal : null);
const CHEERS = { type: 'say', what: { say: 'reaction', reaction: 'cheers' } } as const;

/** Plays at random until somebody has fallen, or to the end. */
function play(phones: readonly Page[], { until, seed = 4 }: { until: 'somebody fell' | 'the end'; seed?: number }) {
  const chance = stateRng({ rng: seedOf(seed) });
  const [any] = phones as [Page];
  for (let answers = 0; answers < 5000; answers++) {
    const game = gameOf(any);
    if (!game || game.outcome || (until === 'somebody fell' && game.fell.some(Boolean))) return;
    const open = phones.flatMap(phone => {
      const decision = ownOf(phone)?.decision;
      return decision ? [{ phone, decision }] : [];
    });
    const one = open[chance.int(open.length)];
    one?.phone.answer(one.decision.no, randomPicks(one.decision, chance));
  }
  throw new Error('it does not end');
}

/** A table on which one has fallen, the others play. */
function fallen(game: GameId = 'dice', s = saloon(2)) {
  const phones = NAMES.map(name => s.page().hello().join(name));
  const [lead] = phones as [Page];
  const table = s.page().hello({ screen: 'table', key: KEY });
  table.command({ do: 'game', game }).command({ do: 'start' });
  play(phones, { until: 'somebody fell' });
  const seat = gameOf(lead)?.fell.findIndex(Boolean) ?? -1;
  const ghost = phones[seat] as Page;
  const living = phones.filter(phone => phone !== ghost);
  return { ...s, phones, table, ghost, living, seat };
}

describe.each(GAMES)('who fell in a game of %s', game => {
  test('is a ghost, and nobody else is', () => {
    const { ghost, living, table } = fallen(game);
    expect(youOf(ghost).ghost).toEqual({ bet: null, sees: false });
    for (const page of [...living, table]) expect(youOf(page).ghost).toBeNull();
  });

  test('sees every role and hand when he asks for it, on his own screen alone', () => {
    const { ghost, living, table, room } = fallen(game);
    ghost.request({ type: 'seeAll' });
    expect(youOf(ghost).ghost).toEqual({ bet: null, sees: true });
    const state = room.played.dealt?.state() as { players: { role: string; hand?: number[] }[] };
    expect(truthOf(ghost)?.roles).toEqual(state.players.map(({ role }) => role));
    if (game === 'bang') expect(truthOf(ghost)).toMatchObject({ hands: state.players.map(({ hand }) => hand) });
    for (const page of [...living, table]) {
      expect(truthOf(page)).toBeNull();
      expect(JSON.stringify(page.got)).not.toContain('"truth":{');
    }
  });

  test('goes on seeing what changes, and not more than that is sent to him', () => {
    const { ghost, phones, living, room } = fallen(game);
    ghost.request({ type: 'seeAll' });
    play(phones, { until: 'the end', seed: 5 });
    const state = room.played.dealt?.state() as { players: { role: string }[] };
    expect(room.view().phase).toBe('result');
    expect(truthOf(ghost)).toBeNull();
    expect(youOf(ghost).ghost).toBeNull();
    expect(gameOf(ghost)?.roles).toEqual(state.players.map(({ role }) => role));
    for (const page of living) expect(JSON.stringify(page.got)).not.toContain('"truth"'.concat(':{'));
  });

  test('changes nothing in the game, whatever he does', () => {
    const { ghost, room, page } = fallen(game);
    const before = stateHash(room.played.dealt?.state() ?? {});
    const views = JSON.stringify([room.gameView(), room.asked()]);
    ghost.request({ type: 'bet', side: 'law' }).request(CHEERS).request({ type: 'seeAll' }).request(CHEERS);
    ghost.request({ type: 'answer', decision: room.asked()[0]?.decision.no ?? 0, picks: [0] });
    ghost.request({ type: 'back' }).request({ type: 'share', marks: [] }).request({ type: 'takeLead' });
    page().hello({ token: ghost.token });
    expect(stateHash(room.played.dealt?.state() ?? {})).toBe(before);
    expect(JSON.stringify([room.gameView(), room.asked()])).toBe(views);
  });
});

describe('a bet', () => {
  test('is placed once, known to nobody but him before the end, and shown with whether it was right', () => {
    const { ghost, phones, living, table } = fallen();
    ghost.request({ type: 'bet', side: 'outlaws' }).request({ type: 'bet', side: 'law' });
    expect(refusalOf(ghost)).toEqual({ code: 'bet-already' });
    expect(youOf(ghost).ghost).toEqual({ bet: 'outlaws', sees: false });
    expect(JSON.stringify([...living, table].map(page => page.view))).not.toContain('"outlaws"');
    play(phones, { until: 'the end' });
    const right = gameOf(table)?.outcome?.reason === 'outlaws';
    expect(roomOf(table).after?.bets).toEqual([{ guest: youOf(ghost).guest, side: 'outlaws', right }]);
    table.command({ do: 'again' });
    expect(roomOf(table).after).toBeNull();
    expect(roomOf(table).phase).toBe('game');
  });

  test('is not for the living, nor for those who look on, nor in the lobby', () => {
    const { living, page, ghost, table } = fallen();
    const alive = living[0] as Page;
    alive.request({ type: 'bet', side: 'law' });
    expect(refusalOf(alive)).toEqual({ code: 'not-a-ghost' });
    const looker = page().hello().request({ type: 'bet', side: 'law' });
    expect(refusalOf(looker)).toEqual({ code: 'not-seated' });
    table.command({ do: 'lobby' });
    ghost.request({ type: 'bet', side: 'law' });
    expect(refusalOf(ghost)).toEqual({ code: 'not-a-ghost' });
  });
});

describe('seeing everything', () => {
  test('is not for the living', () => {
    const { living } = fallen();
    const alive = living[1] as Page;
    alive.request({ type: 'seeAll' });
    expect(refusalOf(alive)).toEqual({ code: 'not-a-ghost' });
    expect(truthOf(alive)).toBeNull();
  });

  test('costs the word for this game: not even a cheer is left', () => {
    const { ghost, table } = fallen();
    ghost.request(CHEERS);
    expect(refusalOf(ghost)).toBeNull();
    ghost.request({ type: 'seeAll' });
    for (const what of [CHEERS.what, { say: 'role', role: 'deputy' }, { say: 'text', text: 'Oh' }] as const) {
      ghost.request({ type: 'say', what });
      expect(refusalOf(ghost)).toEqual({ code: 'has-seen' });
    }
    table.command({ do: 'lobby' });
    ghost.request(CHEERS);
    expect(refusalOf(ghost)).toBeNull();
  });

  test('is what the lead may forbid, and end: then the ghost sees no more and still keeps silent', () => {
    const { ghost, table } = fallen();
    table.command({ do: 'ghostsSee', on: false });
    ghost.request({ type: 'seeAll' });
    expect(refusalOf(ghost)).toEqual({ code: 'ghosts-are-blind' });
    table.command({ do: 'ghostsSee', on: true });
    ghost.request({ type: 'seeAll' });
    expect(truthOf(ghost)).not.toBeNull();
    table.command({ do: 'ghostsSee', on: false });
    expect(truthOf(ghost)).toBeNull();
    ghost.request(CHEERS);
    expect(refusalOf(ghost)).toEqual({ code: 'has-seen' });
  });

  test('comes back with the phone', () => {
    const { ghost, page } = fallen();
    ghost.request({ type: 'seeAll' });
    const back = page().hello({ token: ghost.token });
    expect(truthOf(back)).toEqual(truthOf(ghost));
    expect(youOf(back).ghost).toEqual({ bet: null, sees: true });
  });

  test('shuts every other seat of this game to that phone: by number, by a knock, and as a newcomer', () => {
    const { ghost, living, page, table } = fallen();
    ghost.request({ type: 'seeAll' });
    const { guest, pin } = youOf(ghost);
    const other = youOf(living[0] as Page);
    // His own seat goes to another phone of his, so that the first has none.
    page()
      .hello()
      .request({ type: 'reclaim', guest: guest ?? 0, pin: pin ?? '' });
    const first = page().hello({ token: ghost.token });
    expect(youOf(first).guest).toBeNull();
    const tries = [
      { type: 'reclaim', id: 901, guest: other.guest ?? 0, pin: other.pin ?? '' },
      { type: 'knock', id: 902, guest: other.guest ?? 0 },
      { type: 'join', id: 903, name: 'Somebody else', mark: 'cactus', colour: 'sky' },
    ] as const satisfies readonly ClientMessage[];
    for (const message of tries) {
      first.say(message);
      expect(first.last).toEqual({ type: 'refused', id: message.id, refusal: { code: 'has-seen' } });
    }
    table.command({ do: 'lobby' });
    first.join('Somebody else');
    expect(youOf(first).guest).toBe(6);
  });
});

test('nobody learns that he fell before the table shows it, by no question he may ask', () => {
  const s = saloon(2);
  const phones = NAMES.map(name => s.page().hello().join(name));
  const window = s.page().hello({ screen: 'table', key: KEY });
  window.command({ do: 'start' });
  // From here on the table shows nothing, so that phones know only the beginning.
  const table = s.page().hello({ screen: 'table', paces: true });
  const chance = stateRng({ rng: seedOf(4) });
  for (let answers = 0; answers < 500 && !gameOf(window)?.fell.some(Boolean); answers++) {
    const [one] = s.room.asked();
    const phone = phones[s.room.seating.guests.indexOf(one?.guest as never)];
    if (one) phone?.answer(one.decision.no, randomPicks(one.decision, chance));
  }
  const ghost = phones[gameOf(window)?.fell.findIndex(Boolean) ?? -1] as Page;
  ghost.request({ type: 'bet', side: 'law' });
  expect(refusalOf(ghost)).toEqual({ code: 'not-a-ghost' });
  expect(youOf(s.page().hello({ token: ghost.token })).ghost).toBeNull();
  table.say({ type: 'shown', seq: table.of('update').at(-1)?.seq ?? 0 });
  const back = s.page().hello({ token: ghost.token });
  expect(youOf(back).ghost).toEqual({ bet: null, sees: false });
});

describe('a trail book', () => {
  function over() {
    const s = fallen();
    play(s.phones, { until: 'the end' });
    return s;
  }

  test('is shown once the game is over, the last word of it', () => {
    const { phones, table } = over();
    const [ann, ben] = phones as [Page, Page];
    ann.request({ type: 'share', marks: [{ guest: 2, role: 'outlaw' }] });
    ann.request({
      type: 'share',
      marks: [
        { guest: 2, role: 'renegade' },
        { guest: 3, role: 'deputy' },
        { guest: 2, role: 'sheriff' },
      ],
    });
    ben.request({ type: 'share', marks: [] });
    expect(roomOf(table).after?.books).toEqual([
      {
        guest: 1,
        marks: [
          { guest: 2, role: 'sheriff' },
          { guest: 3, role: 'deputy' },
        ],
      },
      { guest: 2, marks: [] },
    ]);
    table.command({ do: 'lobby' });
    expect(roomOf(table).after).toBeNull();
  });

  test('stays shut while the game goes on, and to those who did not play it', () => {
    const { living } = fallen();
    const alive = living[0] as Page;
    alive.request({ type: 'share', marks: [] });
    expect(refusalOf(alive)).toEqual({ code: 'not-over' });
    const { page } = over();
    const late = page()
      .hello()
      .join('Late')
      .request({ type: 'share', marks: [{ guest: 1, role: 'outlaw' }] });
    expect(refusalOf(late)).toEqual({ code: 'not-seated' });
  });

  test('is about people of that game', () => {
    const { phones, table } = over();
    const [ann] = phones as [Page];
    ann.request({ type: 'share', marks: [{ guest: 99, role: 'outlaw' }] });
    expect(refusalOf(ann)).toEqual({ code: 'unknown-guest' });
    expect(roomOf(table).after?.books).toEqual([]);
  });
});

describe('what people did to each other', () => {
  test.each(GAMES)(
    'in a game of %s is counted from the deal, the same on every screen, and gone with the game',
    game => {
      const { phones, table } = fallen(game);
      const { deeds } = roomOf(table);
      expect(deeds).toHaveLength(5);
      expect(deeds.flat().length).toBeGreaterThan(0);
      for (const page of phones) expect(roomOf(page).deeds).toEqual(deeds);
      const [cause] = gameOf(table)?.fell.filter(Boolean) ?? [];
      const felled = deeds.flatMap((own, by) => own.filter(([, kind]) => kind === 'felled').map(() => by));
      expect(felled).toEqual(cause && 'by' in cause ? [cause.by] : []);
      table.command({ do: 'lobby' });
      expect(roomOf(table).deeds).toEqual([]);
      table.command({ do: 'start' });
      expect(roomOf(table).deeds).toEqual([[], [], [], [], []]);
    },
  );

  test.each(GAMES)('in a game of %s, with what it came to, is the same after a crash', game => {
    const desk = new Desk();
    const before = fallen(game, saloon(2, desk.open()));
    before.ghost.request({ type: 'bet', side: 'law' }).request({ type: 'seeAll' });
    const { deeds } = roomOf(before.table);
    const after = saloon(2, desk.open());
    const table = after.page().hello({ screen: 'table', key: KEY });
    const ghost = after.page().hello({ token: before.ghost.token });
    expect(roomOf(table).deeds).toEqual(deeds);
    expect(youOf(ghost).ghost).toEqual({ bet: 'law', sees: true });
    expect(truthOf(ghost)).toEqual(truthOf(before.ghost));
    const [told] = table.of('welcome');
    expect(told?.story.nth).toBe(
      before.table.of('update').at(-1)?.nth ?? before.table.of('update').findLast(u => u.nth)?.nth,
    );
    // To the end in both, with the same answers.
    table.command({ do: 'resume' });
    const phones = before.phones.map(phone => after.page().hello({ token: phone.token }));
    play(before.phones, { until: 'the end', seed: 9 });
    play(phones, { until: 'the end', seed: 9 });
    expect(roomOf(table).after).toEqual(roomOf(before.table).after);
    expect(roomOf(table).deeds).toEqual(roomOf(before.table).deeds);
    const last = saloon(2, desk.open());
    expect(last.room.view().after).toEqual(roomOf(table).after);
  });
});
