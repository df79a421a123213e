import type { JSX } from 'preact';
import { useSaid } from '../said.ts';

export function Question({ ask, why }: { ask: string; why: string }): JSX.Element {
  useSaid(`${ask} ${why}`);
  return (
    <section class="question">
      <h1>{ask}</h1>
      {why !== '' && <p>{why}</p>}
    </section>
  );
}
