import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SaddleWords } from '../../../shared/text/saddle.ts';
import { MarkFace, Shape } from '../components/person.tsx';
import { riderOn, type Saddle } from '../saddle.ts';

/** A tap that was meant for what lay here before. */
const STRAY = 700;

/** Nothing of anybody's, until the one who is named has the phone. */
export function Curtain({ saddle, words }: { saddle: Saddle; words: SaddleWords }): JSX.Element {
  const { curtain, rider, line, other } = saddle;
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
    window.scrollTo(0, 0);
  }, [curtain]);
  const forOpen = curtain === rider;
  const to = riderOn(forOpen ? line : other);
  const from = riderOn(forOpen ? other : line);
  return (
    <main class={`screen curtain ${to?.colour ?? ''}`}>
      <div class="handed">
        {to && (
          <span class="pair tight">
            <MarkFace guest={to} />
            <Shape colour={to.colour} />
          </span>
        )}
        <h1>{to ? words.hand({ name: to.name }) : words.handNew}</h1>
        <p>{words.why}</p>
      </div>
      <div class="actions">
        <button type="button" class="button wood" onClick={saddle.keep}>
          {from ? words.stays({ name: from.name }) : words.keep}
        </button>
        <button
          type="button"
          class="button gold"
          onClick={() => {
            if (performance.now() - since.current > STRAY) saddle.take();
          }}
        >
          {to ? words.am({ name: to.name }) : words.amNew}
        </button>
      </div>
    </main>
  );
}
