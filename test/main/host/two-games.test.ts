import { describe, expect, test } from 'vitest';
import { randomPicks } from '../../../src/shared/bots/index.ts';
import { isStanding } from '../../../src/shared/engine/decision.ts';
import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import type { GameView, OwnView } from '../../../src/shared/games.ts';
import { DEFAULT_RULES } from '../../../src/shared/house-rules.ts';
import type { RoomView } from '../../../src/shared/protocol/room.ts';
import type { Page } from './saloon.ts';
import { KEY, saloon } from './saloon.ts';

const roomOf = (page: Page) => page.view.room as RoomView;
const cardsOf = (page: Page) => page.view.game as GameView<'bang'>;
const ownOf = (page: Page) => page.view.own as OwnView<'bang'>;

function seated(count: number, seed = 1) {
  const s = saloon(seed);
  const phones = Array.from({ length: count }, (_, i) =>
    s
      .page()
      .hello()
      .join(`Guest ${i + 1}`),
  );
  const lead = phones[0] as Page;
  return { ...s, phones, lead: lead.command({ do: 'game', game: 'bang' }) };
}

/** Everybody who is asked answers anything, until `isEnough` or the game is over. */
function playOn(phones: readonly Page[], isEnough: () => boolean = () => false): void {
  const rng = stateRng({ rng: seedOf(5) });
  while (!isEnough()) {
    const asked = phones.find(phone => ownOf(phone)?.decision && !isStanding(ownOf(phone).decision as { no: number }));
    const decision = asked && ownOf(asked).decision;
    if (!asked || !decision) return;
    asked.answer(decision.no, randomPicks(decision, rng));
  }
}

describe('choosing the game', () => {
  test('every screen learns which is dealt next, and a running one goes on as it is', () => {
    const { phones, lead } = seated(4);
    expect(phones.map(phone => roomOf(phone).game)).toEqual(['bang', 'bang', 'bang', 'bang']);
    lead.command({ do: 'start' }).command({ do: 'game', game: 'dice' });
    expect(lead.of('refused').at(-1)?.refusal).toEqual({ code: 'game-running' });
    expect(cardsOf(lead)).toMatchObject({ id: 'bang', hands: expect.any(Array) as unknown });
    lead.command({ do: 'rules', game: 'dice', rules: DEFAULT_RULES.dice });
    expect(lead.of('refused').at(-1)?.refusal).toEqual({ code: 'game-running' });
  });

  test('house rules of one game stay while another is chosen, and go into the deal', () => {
    const { lead } = seated(4);
    const ours = { ...DEFAULT_RULES.bang, slabGatling: 'two', reshuffle: 'empty' } as const;
    lead.command({ do: 'rules', game: 'bang', rules: ours }).command({ do: 'game', game: 'dice' });
    lead.command({ do: 'rules', game: 'dice', rules: { ...DEFAULT_RULES.dice, allFall: 'nobody' } });
    lead.command({ do: 'game', game: 'bang' }).command({ do: 'start' });
    expect(roomOf(lead).rules).toEqual({ bang: ours, dice: { ...DEFAULT_RULES.dice, allFall: 'nobody' } });
    expect(cardsOf(lead).options).toEqual(ours);
  });

  test('after one game the other is dealt, and nothing of the first stays on any screen', () => {
    const { phones, lead, page } = seated(4);
    lead.command({ do: 'start' });
    playOn(phones);
    expect(roomOf(lead).phase).toBe('result');
    lead.command({ do: 'game', game: 'dice' });
    expect(cardsOf(lead).id).toBe('bang');
    lead.command({ do: 'again' });
    expect(lead.view.game).toMatchObject({ id: 'dice', pile: 9 });
    expect(lead.view.game).toEqual(page().hello({ screen: 'table' }).view.game);
    expect(Object.keys(lead.view.own as object).toSorted()).toEqual(['decision', 'id', 'role', 'seat']);
  });
});

describe('the card game at a table', () => {
  test('what somebody draws he alone is told; the others see that he drew', () => {
    const { phones, lead } = seated(4);
    lead.command({ do: 'start' });
    playOn(phones);
    let drawn = 0;
    for (const [seat, phone] of phones.entries())
      for (const { told } of phone.of('update'))
        for (const event of told?.id === 'bang' ? told.events : []) {
          if (event.type !== 'drew') continue;
          drawn++;
          const seen = event.cards.filter(card => card !== null).length;
          expect(seen).toBe(event.seat === seat ? event.cards.length : 0);
        }
    expect(drawn).toBeGreaterThan(40);
  });

  test('everybody is asked for a character at the same time and may answer in any order', () => {
    const { phones, lead } = seated(5);
    lead.command({ do: 'rules', game: 'bang', rules: { ...DEFAULT_RULES.bang, characters: 'choice' } });
    lead.command({ do: 'start' });
    expect(phones.map(phone => ownOf(phone).decision?.prompt)).toEqual(Array(5).fill('character'));
    const numbers = phones.map(phone => ownOf(phone).decision?.no ?? 0);
    for (const seat of [3, 0, 4, 2, 1]) phones[seat]?.answer(numbers[seat] ?? 0, [1]);
    expect(phones.flatMap(phone => phone.of('refused'))).toEqual([]);
    expect(cardsOf(lead).characters).not.toContain(null);
    expect(cardsOf(lead).asked).toMatchObject([{ prompt: 'play' }]);
  });

  test('nobody answers for another, and a question that was answered is answered no more', () => {
    const { phones, lead } = seated(5);
    lead.command({ do: 'rules', game: 'bang', rules: { ...DEFAULT_RULES.bang, characters: 'choice' } });
    lead.command({ do: 'start' });
    const [first, second] = phones as [Page, Page];
    const [mine, his] = [ownOf(first).decision?.no ?? 0, ownOf(second).decision?.no ?? 0];
    first.answer(his, [0]);
    expect(first.last).toMatchObject({ type: 'refused', refusal: { code: 'not-asked', waitingFor: 1 } });
    first.answer(mine, [0]).answer(mine, [1]);
    expect(first.last).toMatchObject({ type: 'refused', refusal: { code: 'stale', decision: mine } });
  });

  test('Sid Ketchum discards two for a life while another is asked, whose question stays', () => {
    for (let seed = 1; seed < 200; seed++) {
      const { phones, lead } = seated(6, seed);
      lead.command({ do: 'start' });
      const sid = () => phones.find(phone => (ownOf(phone)?.decision?.no ?? 0) < 0);
      playOn(phones, () => sid() !== undefined);
      const phone = sid();
      const standing = phone && ownOf(phone).decision;
      if (!phone || !standing) continue;
      const { seat } = standing;
      const [asked] = cardsOf(lead).asked;
      const life = cardsOf(lead).life[seat] ?? 0;
      phone.answer(standing.no, [0, 1]);
      expect(phone.last).not.toMatchObject({ type: 'refused' });
      expect(cardsOf(lead).life[seat]).toBe(life + 1);
      expect(cardsOf(lead).asked).toMatchObject([{ seat: asked?.seat, prompt: 'play' }]);
      return;
    }
    throw new Error('Sid Ketchum was never hurt');
  });
});

test('a bot is not asked what nobody waits for', () => {
  let standing = 0;
  for (let seed = 1; standing === 0 && seed < 100; seed++) {
    const { page, room, timers } = saloon(seed);
    const table = page().hello({ screen: 'table', key: KEY }).command({ do: 'game', game: 'bang' });
    for (let i = 0; i < 6; i++) table.command({ do: 'addBot' });
    table.command({ do: 'start' });
    for (let i = 0; i < 3000 && roomOf(table).phase === 'game'; i++) {
      timers.pass(1400);
      if (room.seating.guests.some(guest => (room.ownView(guest)?.decision?.no ?? 0) < 0)) standing++;
      expect(room.askedOfBots().filter(({ decision }) => isStanding(decision))).toEqual([]);
    }
  }
  expect(standing).toBeGreaterThan(0);
});

describe.each([3, 5, 8])('%i bots on hand-turned time', players => {
  test.each(['dealt', 'choice'] as const)('play the card game to its end, characters %s', characters => {
    const { page, timers } = saloon(players);
    const table = page().hello({ screen: 'table', key: KEY }).command({ do: 'game', game: 'bang' });
    for (let i = 0; i < players; i++) table.command({ do: 'addBot' });
    table.command({ do: 'rules', game: 'bang', rules: { ...DEFAULT_RULES.bang, characters } }).command({ do: 'start' });
    for (let i = 0; i < 3000 && roomOf(table).phase === 'game'; i++) timers.pass(1400);
    expect(roomOf(table).phase).toBe('result');
    expect(cardsOf(table).outcome?.winners.length).toBeGreaterThan(0);
    expect(cardsOf(table).roles).not.toContain(null);
  });
});
