import type { Deadline, GuestView, HostTime, RoomView } from './room.ts';

/** Milliseconds that are left of somebody's time; 0 when it is over. */
export function timeLeft({ left, since }: Pick<Deadline, 'left' | 'since'>, now: HostTime): number {
  return Math.max(0, since === null ? left : left - (now - since));
}

/** All the seconds a guest has for an answer; 0 while nobody is hurried. */
export function wholeTime(
  { turnTime }: Pick<RoomView, 'turnTime'>,
  { unhurried }: Pick<GuestView, 'unhurried'>,
): number {
  return unhurried ? turnTime * 2 : turnTime;
}
