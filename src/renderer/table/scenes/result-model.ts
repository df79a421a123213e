import type { DiceOutcome } from '../../../shared/dice/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { GuestNo, GuestView, RoomView } from '../../../shared/protocol/room.ts';
import type { Deed, DeedKind, Side } from '../../../shared/protocol/talk.ts';
import type { Role } from '../../../shared/roles.ts';
import type { PortraitName } from '../stage/art-ids.ts';
import type { Columns } from './columns.ts';

/** What both games know of their end. */
export interface Finished extends Pick<Columns, 'characters' | 'roles' | 'fell'> {
  readonly outcome: Pick<DiceOutcome, 'winners' | 'reason'> | null;
}

/** What somebody did in this game, in figures. */
export interface Tally {
  readonly shot: number;
  readonly felled: number;
  /** Lives given to others. */
  readonly healed: number;
}

export interface Person {
  readonly seat: Seat;
  readonly guest: GuestView;
  /** Null when the game was called off before it was chosen. */
  readonly character: PortraitName | null;
  /** Null only when the game was called off before it was shown. */
  readonly role: Role | null;
  readonly dead: boolean;
  /** Null when nobody counted. */
  readonly tally: Tally | null;
}

/** What somebody thought while the game went on: a bet, or a page of a trail book. */
export type Guesses =
  | {
      readonly kind: 'bets';
      readonly lines: readonly { readonly guest: GuestView; readonly side: Side; readonly right: boolean }[];
    }
  | {
      readonly kind: 'book';
      readonly of: GuestView;
      readonly lines: readonly { readonly guest: GuestView; readonly role: Role; readonly right: boolean }[];
    };

export interface ResultModel {
  /** Null when the game was called off. */
  readonly reason: DiceOutcome['reason'] | null;
  readonly winners: readonly Person[];
  readonly losers: readonly Person[];
  /** Whose role stands for the winning side. */
  readonly emblem: Role | null;
  readonly turning: { readonly by: GuestView; readonly at: GuestView; readonly round: number } | null;
  /** All bets together first, then each trail book. */
  readonly guesses: readonly Guesses[];
  /** This evening's winners, most wins first. */
  readonly tonight: readonly { readonly guest: GuestView; readonly wins: number }[];
  readonly lead: GuestView | null;
}

/** Who is shown where after a game. */
export function resultModel(room: RoomView, game: Finished | null): ResultModel {
  const people = game ? room.guests.flatMap((guest, seat) => person(game, guest, seat, room.deeds[seat] ?? null)) : [];
  const outcome = game?.outcome ?? null;
  const won = new Set(outcome?.winners ?? []);
  const guests = [...room.guests, ...room.waiting];
  const find = (no: GuestNo | null): GuestView | undefined => guests.find(({ guest }) => guest === no);
  const { by, at, round = 0 } = room.after?.turning ?? {};
  const [shooter, hit] = [by, at].map(seat => (seat === undefined ? undefined : room.guests[seat]));
  return {
    reason: outcome?.reason ?? null,
    winners: people.filter(({ seat }) => won.has(seat)),
    losers: people.filter(({ seat }) => !won.has(seat)),
    emblem: outcome ? emblem(outcome.reason) : null,
    turning: shooter && hit ? { by: shooter, at: hit, round } : null,
    guesses: guesses(room, people, find),
    tonight: room.tonight
      .flatMap(({ guest: no, wins }) => {
        const guest = find(no);
        return guest && wins > 0 ? [{ guest, wins }] : [];
      })
      .sort((a, b) => b.wins - a.wins),
    lead: find(room.lead) ?? null,
  };
}

function person(game: Finished, guest: GuestView, seat: Seat, deeds: readonly Deed[] | null): Person[] {
  const character = game.characters[seat];
  if (character === undefined) return [];
  const dead = (game.fell[seat] ?? null) !== null;
  return [{ seat, guest, character, role: game.roles[seat] ?? null, dead, tally: deeds && tallyOf(deeds) }];
}

function tallyOf(deeds: readonly Deed[]): Tally {
  const times = (kind: DeedKind): number => deeds.reduce((sum, [, did, n]) => sum + (did === kind ? n : 0), 0);
  return { shot: times('shot'), felled: times('felled'), healed: times('healed') };
}

function guesses(
  { after }: RoomView,
  people: readonly Person[],
  find: (no: GuestNo) => GuestView | undefined,
): readonly Guesses[] {
  if (!after) return [];
  const roleOf = (no: GuestNo): Role | null => people.find(({ guest }) => guest.guest === no)?.role ?? null;
  const bets = after.bets.flatMap(({ guest: no, side, right }) => {
    const guest = find(no);
    return guest ? [{ guest, side, right }] : [];
  });
  const books = after.books.flatMap(({ guest: no, marks }): Guesses[] => {
    const of = find(no);
    const lines = marks.flatMap(({ guest: other, role }) => {
      const guest = find(other);
      return guest ? [{ guest, role, right: roleOf(other) === role }] : [];
    });
    return of && lines.length > 0 ? [{ kind: 'book', of, lines }] : [];
  });
  return [...(bets.length > 0 ? [{ kind: 'bets', lines: bets } as const] : []), ...books];
}

function emblem(reason: DiceOutcome['reason']): Role | null {
  switch (reason) {
    case 'law':
      return 'sheriff';
    case 'outlaws':
    case 'outlaw':
      return 'outlaw';
    case 'renegade':
      return 'renegade';
    case 'deputy':
      return 'deputy';
    case 'nobody':
      return null;
    default:
      return reason satisfies never;
  }
}
