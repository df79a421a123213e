import type { KeptGuest, KeptRoom } from '../journal/kept.ts';
import type { HostTime } from '../../shared/protocol/room.ts';
import type { Door } from './door.ts';
import type { Ghosts } from './ghosts.ts';
import type { Pins } from './pins.ts';
import type { Guest, Seating } from './seating.ts';
import type { Settings } from './settings.ts';
import type { TableGame } from './table-game.ts';
import type { Talk } from './talk.ts';

interface Kept {
  readonly seating: Seating;
  readonly door: Door;
  readonly settings: Settings;
  readonly played: TableGame;
  readonly talk: Talk;
  readonly ghosts: Ghosts;
}

/** The room as the journal keeps it. */
export function keptOf({ seating, door, settings, played, talk, ghosts }: Kept): KeptRoom {
  return {
    phase: played.phase,
    guests: seating.guests.map(guest => keptGuest(guest, door.pins)),
    waiting: seating.waiting.map(guest => keptGuest(guest, door.pins)),
    lead: seating.lead,
    nextNo: seating.nextNo,
    barred: [...door.barred].map(([tokenHash, name]) => ({ tokenHash, name })),
    ...settings,
    hush: talk.hush,
    sayings: talk.counted,
    ghostsSee: ghosts.maySee,
    seers: [...seating.seers],
    wins: [...played.wins],
  };
}

// Member by member: to leave two out of a copy takes ten times as long, and every answer asks for everybody.
function keptGuest(guest: Guest, pins: Pins): KeptGuest {
  const { tokenHash, name, mark, colour, minded, unhurried, left, muted, claim, bet, sees, book } = guest;
  return {
    guest: guest.guest,
    tokenHash: tokenHash?.toString('hex') ?? null,
    name,
    mark,
    colour,
    minded,
    unhurried,
    left,
    muted,
    claim,
    bet,
    sees,
    book: book && [...book],
    pin: pins.of(guest),
  };
}

/** Brings back who was there and who may not come in. Everybody is away until his phone is back. */
export function seatAgain(
  { seating, door, talk, ghosts }: Omit<Kept, 'settings' | 'played'>,
  kept: KeptRoom,
  now: HostTime,
): void {
  const back = ({ pin, tokenHash, ...guest }: KeptGuest): Guest => {
    const hash = tokenHash === null ? null : Buffer.from(tokenHash, 'hex');
    const known = { ...guest, tokenHash: hash, awaySince: hash === null ? null : now };
    if (pin !== null) door.pins.give(known, pin);
    return known;
  };
  seating.guests = kept.guests.map(back);
  seating.waiting = kept.waiting.map(back);
  seating.lead = kept.lead;
  seating.nextNo = kept.nextNo;
  talk.takeUp({ hush: kept.hush, counted: kept.sayings });
  ghosts.maySee = kept.ghostsSee;
  for (const seer of kept.seers) seating.seers.add(seer);
  for (const { tokenHash, name } of kept.barred) door.barred.set(tokenHash, name);
}
