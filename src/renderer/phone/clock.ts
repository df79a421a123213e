import { useEffect, useState } from 'preact/hooks';
import type { Deadline, HostTime } from '../../shared/protocol/room.ts';
import { timeLeft } from '../../shared/protocol/time-left.ts';
import { usePhone } from './state.ts';

/** Whole seconds, rounded up: 0 only when there is nothing left. */
export function secondsLeft(deadline: Deadline, now: HostTime): number {
  return Math.ceil(timeLeft(deadline, now) / 1000);
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
