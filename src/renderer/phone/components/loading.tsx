import type { JSX } from 'preact';
import { usePhone } from '../state.ts';

/** For as long as a part of the page is on its way. */
export function Loading(): JSX.Element {
  const { words } = usePhone();
  return (
    <main class="screen">
      <p class="paper" role="status">
        <b>{words.phone.connection.connecting}</b>
      </p>
    </main>
  );
}
