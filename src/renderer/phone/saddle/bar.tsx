import type { JSX } from 'preact';
import type { SaddleWords } from '../../../shared/text/saddle.ts';
import { Shape } from '../components/person.tsx';
import { useSaid } from '../said.ts';
import { riderOn, type Saddle } from '../saddle.ts';

/** Whose seat is open, and that the other one is asked: his name, and nothing else of his. */
export function Bar({ saddle, words }: { saddle: Saddle; words: SaddleWords }): JSX.Element {
  const me = riderOn(saddle.line);
  const to = riderOn(saddle.other);
  const asked = saddle.otherAsked !== null && to;
  const word = asked ? words.asked({ name: to.name }) : me ? words.open({ name: me.name }) : words.openNew;
  useSaid(word);
  return (
    <section class={`saddle ${asked ? 'calls' : ''}`} aria-label={word}>
      <span class="pair tight grow">
        {asked ? <Shape colour={to.colour} /> : me && <Shape colour={me.colour} />}
        <b class="name">{word}</b>
      </span>
      {saddle.rider === 1 && !me && (
        <button type="button" class="button small wood" onClick={() => saddle.ride(false)}>
          {words.alone}
        </button>
      )}
      <button type="button" class={`button small ${asked ? 'gold' : 'wood'}`} onClick={saddle.handOver}>
        {to ? words.pass({ name: to.name }) : words.passNew}
      </button>
    </section>
  );
}
