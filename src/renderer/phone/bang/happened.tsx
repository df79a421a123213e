import type { JSX } from 'preact';
import { Log } from '../components/log.tsx';
import { Missed } from '../components/missed-part.tsx';
import { missedLines } from '../missed.ts';
import { usePhone } from '../state.ts';
import { WithTell } from './with-tell.tsx';

/** What happened in this game. */
export function BangLog(): JSX.Element {
  const { log } = usePhone();
  const events = log?.id === 'bang' ? log.events : [];
  return <WithTell>{tell => <Log lines={events.map(tell).filter(line => line !== '')} />}</WithTell>;
}

/** What happened while this phone slept. */
export function BangMissed({ asked }: { asked: boolean }): JSX.Element | null {
  const { seen, missed } = usePhone();
  const events = missed.flatMap(told => (told.id === 'bang' ? told.events : []));
  if (events.length === 0) return null;
  return <WithTell>{tell => <Missed lines={missedLines(events, seen.you.seat, tell)} asked={asked} />}</WithTell>;
}
