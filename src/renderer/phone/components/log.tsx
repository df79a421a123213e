import type { JSX } from 'preact';
import { tell } from '../../../shared/text/story.ts';
import { usePhone } from '../state.ts';
import { namesOf } from '../words.ts';

/** What happened, newest first. */
export function Log(): JSX.Element {
  const { seen, log, words } = usePhone();
  const name = namesOf(seen);
  if (log.length === 0) return <p class="caption">{words.phone.game.nothing}</p>;
  const lines = log.map((event, i) => ({ key: i, text: tell(words, event, name) })).reverse();
  return (
    <ol class="log">
      {lines.slice(0, 30).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  );
}
