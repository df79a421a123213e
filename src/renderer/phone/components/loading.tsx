import type { JSX } from 'preact';
import { useSaid } from '../said.ts';
import { usePhone } from '../state.ts';

/** For as long as a part of the page is on its way. */
export function Loading(): JSX.Element {
  const { connecting } = usePhone().words.phone.connection;
  useSaid(connecting);
  return (
    <main class="screen">
      <p class="paper">
        <b>{connecting}</b>
      </p>
    </main>
  );
}
