import type { LossCause as BangCause } from '../../../shared/bang/model.ts';
import type { DiceOutcome, LossCause as DiceCause } from '../../../shared/dice/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { GuestView, RoomView } from '../../../shared/protocol/room.ts';
import type { Role } from '../../../shared/roles.ts';
import type { PortraitName } from '../stage/art-ids.ts';
import type { Columns } from './columns.ts';

/** What both games know of their end. */
export interface Finished extends Pick<Columns, 'characters' | 'roles'> {
  readonly fell: readonly (DiceCause | BangCause | null)[];
  readonly outcome: Pick<DiceOutcome, 'winners' | 'reason'> | null;
}

export interface Person {
  readonly seat: Seat;
  readonly guest: GuestView;
  /** Null when the game was called off before it was chosen. */
  readonly character: PortraitName | null;
  /** Null only when the game was called off before it was shown. */
  readonly role: Role | null;
  readonly dead: boolean;
}

export interface ResultModel {
  /** Null when the game was called off. */
  readonly reason: DiceOutcome['reason'] | null;
  readonly winners: readonly Person[];
  readonly losers: readonly Person[];
  /** Whose role stands for the winning side. */
  readonly emblem: Role | null;
  /** What felled the one whose end decided the game; null when that cannot be told. */
  readonly blow: { readonly cause: DiceCause | BangCause; readonly at: Person; readonly by: Person | null } | null;
  /** This evening's winners, most wins first. */
  readonly tonight: readonly { readonly guest: GuestView; readonly wins: number }[];
  readonly lead: GuestView | null;
}

/** Who is shown where after a game. */
export function resultModel(room: RoomView, game: Finished | null): ResultModel {
  const people = game ? room.guests.flatMap((guest, seat) => person(game, guest, seat) ?? []) : [];
  const outcome = game?.outcome ?? null;
  const won = new Set(outcome?.winners ?? []);
  const winners = people.filter(({ seat }) => won.has(seat));
  const guests = [...room.guests, ...room.waiting];
  return {
    reason: outcome?.reason ?? null,
    winners,
    losers: people.filter(({ seat }) => !won.has(seat)),
    emblem: outcome ? emblem(outcome.reason) : null,
    blow: game && outcome ? decidingBlow(game, people, outcome.reason) : null,
    tonight: room.tonight
      .flatMap(({ guest: no, wins }) => {
        const guest = guests.find(({ guest }) => guest === no);
        return guest && wins > 0 ? [{ guest, wins }] : [];
      })
      .sort((a, b) => b.wins - a.wins),
    lead: guests.find(({ guest }) => guest === room.lead) ?? null,
  };
}

function person(game: Finished, guest: GuestView, seat: Seat): Person | undefined {
  const character = game.characters[seat];
  if (character === undefined) return undefined;
  return { seat, guest, character, role: game.roles[seat] ?? null, dead: (game.fell[seat] ?? null) !== null };
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

/** The view does not tell in which order players fell: only a single possible victim is named. */
function decidingBlow(game: Finished, people: readonly Person[], reason: DiceOutcome['reason']): ResultModel['blow'] {
  const fallen = people.filter(({ dead }) => dead);
  const sheriff = fallen.find(({ role }) => role === 'sheriff');
  const at = reason === 'law' ? (fallen.length === 1 ? fallen[0] : undefined) : (sheriff ?? onlyOne(fallen));
  const cause = at && game.fell[at.seat];
  if (!cause) return null;
  // Who loses his own Duel has nobody to thank for it.
  const by = 'by' in cause && cause.by !== at.seat ? (people.find(({ seat }) => seat === cause.by) ?? null) : null;
  return { cause, at, by };
}

function onlyOne(people: readonly Person[]): Person | undefined {
  return people.length === 1 ? people[0] : undefined;
}
