import type { Command } from '../../shared/protocol/messages.ts';
import type { GuestNo } from '../../shared/protocol/room.ts';
import type { Room } from './room.ts';
import type { Guest } from './seating.ts';
import type { Choice } from './settings.ts';
import { chosen } from './settings.ts';
import type { Result } from './table-game.ts';

/** Whom a knock lets in, and who sits where in another evening, has to do with pages. */
export type Steering = Exclude<Command, { do: 'admit' | 'takeUp' }>;

/** Does what somebody who steers wants, or says why not. */
export function steer(room: Room, command: Steering): Result {
  const { played, seating } = room;
  switch (command.do) {
    case 'start':
      return inLobby(room, () => played.deal(room.settings));
    case 'again':
      if (played.phase !== 'result') return { code: played.phase === 'game' ? 'game-running' : 'no-game' };
      played.putAway();
      return played.deal(room.settings);
    case 'lobby':
      played.putAway();
      return null;
    case 'fresh':
      if (typeof played.pause?.from !== 'number') return { code: 'not-paused' };
      room.journal.drop();
      played.putAway();
      played.wins.clear();
      seating.clear();
      room.door.open();
      room.talk.clear();
      return null;
    case 'pause':
      return played.stand();
    case 'resume':
      return played.goOn();
    case 'addBot':
      return inLobby(room, () => seating.addBot());
    case 'order':
      return inLobby(room, () => seating.order(command.guests));
    case 'remove':
      return withGuest(room, command.guest, guest => room.showOut(guest));
    case 'mind':
      if (played.phase !== 'game') return { code: 'no-game' };
      return withGuest(room, command.guest, guest => {
        if (guest.tokenHash !== null && played.seatOf(guest) !== null) guest.minded = true;
      });
    case 'lead':
      return withGuest(room, command.guest, ({ guest, tokenHash, left }) => {
        if (tokenHash !== null && !left) seating.lead = guest;
      });
    case 'unhurried':
      return withGuest(room, command.guest, guest => {
        guest.unhurried = command.on;
      });
    case 'mute':
      return withGuest(room, command.guest, guest => {
        guest.muted = command.on;
      });
    case 'hush':
      room.talk.hush = command.on;
      return null;
    case 'ghostsSee':
      room.ghosts.maySee = command.on;
      return null;
    case 'skip':
      room.skips++;
      return null;
    case 'address':
      return room.chooseAddress(command.address) ? null : { code: 'unknown-address' };
    case 'forget':
      return room.journal.forget(command.past);
    case 'rules':
    case 'game':
      return played.phase === 'game' ? { code: 'game-running' } : choose(room, command);
    case 'language':
    case 'pace':
    case 'turnTime':
    case 'grace':
      return choose(room, command);
    default:
      return command satisfies never;
  }
}

function choose(room: Room, choice: Choice): null {
  room.settings = chosen(room.settings, choice);
  return null;
}

function inLobby({ played }: Room, act: () => Result): Result {
  return played.phase === 'lobby' ? act() : { code: 'game-running' };
}

function withGuest({ seating }: Room, no: GuestNo, act: (guest: Guest) => Result | void): Result {
  const guest = seating.byNo(no);
  return guest ? (act(guest) ?? null) : { code: 'unknown-guest' };
}
