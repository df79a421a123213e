import type { GuestView, HostTime, RoomView } from '../../../shared/protocol/room.ts';
import { timeLeft, wholeTime } from '../../../shared/protocol/time-left.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { TimeLeft } from '../entities/deadline-ring.ts';
import type { Presence } from '../entities/presence.ts';

type Words = Catalogue['table']['room'];

/** How long somebody has been away, coarsely: tens of seconds, then minutes, then hours. */
export function awayText(ms: number, words: Words): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 10) return words.away;
  if (seconds < 60) return words.awaySeconds({ n: Math.floor(seconds / 10) * 10 });
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? words.awayMinutes({ n: minutes }) : words.awayHours({ n: Math.floor(minutes / 60) });
}

export function presenceOf(guest: GuestView | undefined, now: HostTime, words: Words): Presence {
  if (!guest || (guest.awaySince === null && !guest.bot && !guest.minded)) return { sign: 'here', words: '' };
  if (guest.bot) return { sign: 'bot', words: '' };
  if (guest.minded) return { sign: 'bot', words: words.minded };
  return { sign: 'absent', words: awayText(now - (guest.awaySince ?? now), words) };
}

type Hurrying = Pick<RoomView, 'deadlines' | 'turnTime'>;

/** What is left of this guest's time; null while he is not hurried. */
export function hurryOf(room: Hurrying, guest: GuestView | undefined, now: HostTime): TimeLeft | null {
  const deadline = room.deadlines.find(one => one.guest === guest?.guest);
  if (!deadline || !guest) return null;
  const left = timeLeft(deadline, now);
  const whole = wholeTime(room, guest) * 1000;
  return { seconds: Math.ceil(left / 1000), share: whole === 0 ? 1 : Math.min(1, left / whole) };
}

/** Whether anything on the table changes with time alone. */
export function isPassing({ guests, waiting, deadlines }: Pick<RoomView, 'guests' | 'waiting' | 'deadlines'>): boolean {
  return (
    deadlines.some(({ since }) => since !== null) || [...guests, ...waiting].some(({ awaySince }) => awaySince !== null)
  );
}
