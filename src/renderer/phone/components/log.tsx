import type { JSX } from 'preact';
import { sentences } from '../../../shared/text/told.ts';
import { usePhone } from '../state.ts';
import { namesOf } from '../words.ts';

/** What happened, newest first. */
export function Log(): JSX.Element {
  const { seen, log, words } = usePhone();
  const name = namesOf(seen);
  if (!log) return <p class="caption">{words.phone.game.nothing}</p>;
  const lines = sentences(words, log, name)
    .map((text, key) => ({ key, text }))
    .reverse();
  return (
    <ol class="log">
      {lines.slice(0, 30).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  );
}
