import { useEffect, useState } from 'preact/hooks';
import type { Deadline, GuestView, HostTime, RoomView } from '../../shared/protocol/room.ts';
import { usePhone } from './state.ts';

/** Whole seconds, rounded up: 0 only when there is nothing left. */
export function secondsLeft({ left, since }: Deadline, now: HostTime): number {
  return Math.ceil(Math.max(0, since === null ? left : left - (now - since)) / 1000);
}

/** All the seconds a guest has for an answer; 0 while nobody is hurried. */
export function wholeTime(
  { turnTime }: Pick<RoomView, 'turnTime'>,
  { unhurried }: Pick<GuestView, 'unhurried'>,
): number {
  return unhurried ? turnTime * 2 : turnTime;
}

/** A clock that was set meanwhile may say less than nothing. */
export function secondsSince(since: HostTime, now: HostTime): number {
  return Math.max(0, Math.floor((now - since) / 1000));
}

/** The host's clock, read again every second while something runs. */
export function useHostNow(runs: boolean): HostTime {
  const { offset } = usePhone().seen;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick(n => n + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return Date.now() + offset;
}
