import type { JSX } from 'preact';
import { tell } from '../../../shared/text/story.ts';
import { Log } from '../components/log.tsx';
import { Missed } from '../components/missed-part.tsx';
import { missedLines } from '../missed.ts';
import { namesOf } from '../words.ts';
import { useDice } from './use-dice.ts';

/** What happened in this game. */
export function DiceLog(): JSX.Element {
  const { seen, words, log } = useDice();
  const events = log?.id === 'dice' ? log.events : [];
  const name = namesOf(seen);
  return <Log lines={events.map(event => tell(words, event, name))} />;
}

/** What happened while this phone slept. */
export function DiceMissed({ asked }: { asked: boolean }): JSX.Element {
  const { seen, words, missed } = useDice();
  const events = missed.flatMap(told => (told.id === 'dice' ? told.events : []));
  const name = namesOf(seen);
  return <Missed lines={missedLines(events, seen.you.seat, event => tell(words, event, name))} asked={asked} />;
}
