import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../../../shared/bang/face.ts';
import { refusedText } from '../../../shared/text/bang/refused.ts';
import { useUnwatchedReset } from './cover.ts';
import { Fan } from './hand.tsx';
import { CardSheet } from './sheets.tsx';
import { usePlay } from './play.ts';
import { whyNot } from './selection.ts';

/** One's hand to look at, while something else is chosen; a tap explains a card, and why it is no answer. */
export function OwnHand({ hand }: { hand: readonly Card[] }): JSX.Element {
  const { own, words, name } = usePlay();
  const [shown, setShown] = useState<Card | null>(null);
  useUnwatchedReset(() => setShown(null));
  const refused = own?.refused ?? [];
  const why = shown && whyNot(shown, refused);
  return (
    <section>
      <h2>{words.onPhone.hand({ n: hand.length })}</h2>
      <Fan
        label={words.onPhone.hand({ n: hand.length })}
        cards={hand.map((card, key) => ({ card, key, off: whyNot(card, refused) !== null }))}
        onTap={key => setShown(hand[key] ?? null)}
      />
      {shown && (
        <CardSheet
          card={shown}
          why={why && own && refusedText(words, why, own.seat, name)}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
