import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../../../shared/bang/face.ts';
import { Fan } from './hand.tsx';
import { CardSheet } from './sheets.tsx';
import { usePlay } from './play.ts';

/** One's hand to look at, while something else is chosen; a tap explains a card. */
export function OwnHand({ hand }: { hand: readonly Card[] }): JSX.Element {
  const { words } = usePlay();
  const [shown, setShown] = useState<Card | null>(null);
  return (
    <section>
      <h2>{words.onPhone.hand({ n: hand.length })}</h2>
      <Fan
        label={words.onPhone.hand({ n: hand.length })}
        cards={hand.map((card, key) => ({ card, key }))}
        onTap={key => setShown(hand[key] ?? null)}
      />
      {shown && <CardSheet card={shown} onClose={() => setShown(null)} />}
    </section>
  );
}
