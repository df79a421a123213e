import type { JSX } from 'preact';
import { usePhone } from '../state.ts';

const SHOWN = 30;

/** What happened, newest first. */
export function Log({ lines }: { lines: readonly string[] }): JSX.Element {
  const { words } = usePhone();
  if (lines.length === 0) return <p class="caption">{words.phone.game.nothing}</p>;
  return (
    <ol class="log">
      {lines
        .map((text, key) => <li key={key}>{text}</li>)
        .toReversed()
        .slice(0, SHOWN)}
    </ol>
  );
}
