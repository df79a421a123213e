import type { BangView } from '../../../src/shared/bang/model.ts';
import type { DiceView } from '../../../src/shared/dice/model.ts';
import type { Told } from '../../../src/shared/games.ts';
import type { Language, RoomView } from '../../../src/shared/protocol/room.ts';
import { rolesFor } from '../../../src/shared/roles.ts';
import type { Seen } from '../../../src/renderer/table/scenes/scene.ts';
import { NOBODY } from '../../a-room.ts';
import { cardView, room, view } from '../../renderer/table/fixtures.ts';

export interface Look {
  readonly seats: number;
  readonly language: Language;
}

/** A view, or a moment of what happens to it. */
export interface Shown {
  readonly seen: Seen;
  readonly told?: Told;
  readonly at?: number;
}

type Change = Partial<RoomView>;

function seenIn(look: Look, game: Seen['game'], change: Change): Seen {
  return { room: { ...room(look.seats, look), ...change }, game, offset: 0, you: NOBODY, desk: null };
}

export function lobby(look: Look, change: Change = {}): Seen {
  return seenIn(look, null, { phase: 'lobby', ...change });
}

export function dice(look: Look, change: Change = {}, game: Partial<DiceView> = {}): Seen {
  return seenIn(look, { id: 'dice', ...view(look.seats), ...game }, change);
}

export function cards(look: Look, change: Change = {}, game: Partial<BangView> = {}): Seen {
  return seenIn(look, { id: 'bang', ...cardView(look.seats), ...game }, { game: 'bang', ...change });
}

/** Somebody is shot at and has to answer a second time. */
export function shot(look: Look): Seen {
  return cards(
    look,
    {},
    {
      pending: [{ kind: 'shot', by: 0, at: 1, as: 'bang', needed: 2, found: 1 }],
      asked: [{ no: 10, seat: 1, prompt: 'dodge', by: 0 }],
    },
  );
}

/** The Outlaws won; the Sheriff was shot. */
export function result(look: Look, change: Change = {}): Seen {
  const roles = rolesFor(look.seats);
  const winners = roles.flatMap((role, seat) => (role === 'outlaw' ? [seat] : []));
  const sheriff = Math.max(0, roles.indexOf('sheriff'));
  const felled = { kind: 'shot', by: winners[0] ?? 0 } as const;
  return dice(
    look,
    { phase: 'result', ...change },
    {
      turn: null,
      asked: null,
      roles,
      fell: roles.map((role, seat) => (seat === sheriff || role === 'deputy' ? felled : null)),
      outcome: { winners, reason: look.seats === 3 ? 'outlaw' : 'outlaws' },
    },
  );
}

/** The same with everything that comes to light after a game. */
export function aftermath(look: Look): Seen {
  const { guests } = room(look.seats, look);
  const [rose, tom, aiko] = guests.map(({ guest }) => guest);
  if (rose === undefined || tom === undefined || aiko === undefined) throw new Error('a table has three seats');
  return result(look, {
    deeds: guests.map((_, seat) => [
      [(seat + 1) % look.seats, 'shot', 3 + seat],
      [0, 'felled', seat % 3],
      [0, 'healed', seat % 2],
    ]),
    after: {
      bets: [
        { guest: rose, side: 'law', right: false },
        { guest: tom, side: 'outlaws', right: true },
      ],
      books: [
        {
          guest: aiko,
          marks: guests.map(({ guest }, i) => ({ guest, role: rolesFor(look.seats)[i % 2] ?? 'outlaw' })),
        },
      ],
      turning: { by: 1, at: 0, round: 6 },
    },
    tonight: guests.map(({ guest }, i) => ({ guest, wins: (i * 3) % 5 })),
  });
}

/** draw! for the Barrel of seat 1. */
export const DRAW: Told = {
  id: 'bang',
  events: [
    { type: 'flipped', seat: 1, cards: ['beer:10H'], why: 'barrel' },
    { type: 'checked', seat: 1, card: 'beer:10H', why: 'barrel', good: true },
  ],
};

/** Seat 0 fells seat 2. */
export const DEATH: Told = {
  id: 'bang',
  events: [
    { type: 'lostLife', seat: 2, amount: 1, life: 0, cause: { kind: 'bang', by: 0 } },
    { type: 'eliminated', seat: 2, role: 'outlaw', cause: { kind: 'bang', by: 0 }, by: 0 },
  ],
};
