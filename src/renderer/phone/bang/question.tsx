import type { JSX } from 'preact';

export function Question({ ask, why }: { ask: string; why: string }): JSX.Element {
  return (
    <section class="question" aria-live="polite" aria-atomic="true">
      <h1>{ask}</h1>
      {why !== '' && <p>{why}</p>}
    </section>
  );
}
