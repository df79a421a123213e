import type { JSX } from 'preact';
import type { Card } from '../../../shared/bang/face.ts';
import { cardName, faceText } from '../../../shared/text/bang/cards.ts';
import { CardFace } from '../bang/card-face.tsx';
import { usePlay } from '../bang/play.ts';

/** Somebody’s cards, face up. */
export function OpenHand({ cards }: { cards: readonly Card[] }): JSX.Element {
  const { words } = usePlay();
  return (
    <ul class="open-hand">
      {cards.map(card => (
        <li key={card}>
          <CardFace card={card} />
          <span class="hidden">
            {cardName(words, card)}, {faceText(words, card)}
          </span>
        </li>
      ))}
    </ul>
  );
}
