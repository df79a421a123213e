import type { Advice } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { adviceWords } from './advice-words.ts';

type Words = Catalogue['table']['doctor'];

/** The likeliest reason why phones stay away, over chairs that are empty for it. */
export function DoctorPanel({ advice, words }: { advice: Advice; words: Words }) {
  const { title, steps } = adviceWords(advice, words);
  return (
    <section class="doctor" role="status">
      <h2>{title}</h2>
      <ol>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <kbd>D</kbd> {words.all}
      </p>
    </section>
  );
}
