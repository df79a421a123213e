import { DEFAULT_RULES } from '../src/shared/house-rules.ts';
import type { GuestView, RoomView } from '../src/shared/protocol/room.ts';

/** An empty lobby, or what `changes` make of it. */
export function aRoom(changes: Partial<RoomView> = {}): RoomView {
  return {
    phase: 'lobby',
    guests: [],
    waiting: [],
    lead: null,
    seats: { min: 3, max: 8 },
    game: 'dice',
    rules: DEFAULT_RULES,
    language: 'en',
    pace: 'normal',
    address: { url: 'http://10.0.0.2:8080/', typed: '10.0.0.2:8080', local: null },
    advice: [],
    tables: [],
    pause: null,
    turnTime: 0,
    grace: 0,
    deadlines: [],
    knocks: [],
    leadOpen: false,
    disk: 'kept',
    talk: [],
    hush: false,
    ghostsSee: true,
    skips: 0,
    dealt: null,
    deeds: [],
    after: null,
    tonight: [],
    ...changes,
  };
}

/** A person who is here. */
export function aGuest(guest: number, name: string, changes: Partial<GuestView> = {}): GuestView {
  return {
    guest,
    name,
    mark: 'cactus',
    colour: 'sky',
    bot: false,
    awaySince: null,
    minded: false,
    unhurried: false,
    muted: false,
    claim: null,
    ...changes,
  };
}

/** A screen nobody sits behind. */
export const NOBODY = {
  guest: null,
  seat: null,
  steers: false,
  pin: null,
  barred: false,
  knock: null,
  ghost: null,
} as const;

/** One network, nothing wrong with it. */
export const A_NETWORK = {
  address: { url: 'http://192.168.1.20:8080/', typed: '192.168.1.20:8080', local: null },
  offered: [{ address: '192.168.1.20', name: 'wlan0', kind: 'lan', chosen: true }],
  advice: [],
  tables: [],
} as const;
