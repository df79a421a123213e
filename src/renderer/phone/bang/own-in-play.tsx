import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../../../shared/bang/face.ts';
import { cardName, faceText } from '../../../shared/text/bang/cards.ts';
import { CardFace } from './card-face.tsx';
import { CardSheet } from './sheets.tsx';
import { usePlay } from './play.ts';

/** One's own cards in play; a tap explains one. */
export function OwnInPlay(): JSX.Element | null {
  const { view, own, words } = usePlay();
  const [shown, setShown] = useState<Card | null>(null);
  const cards = own ? (view.inPlay[own.seat] ?? []) : [];
  if (cards.length === 0) return null;
  return (
    <div class="in-play" role="group" aria-label={words.onPhone.ownInPlay}>
      {cards.map(card => (
        <button
          key={card}
          type="button"
          aria-label={[cardName(words, card), faceText(words, card)].join(', ')}
          onClick={() => setShown(card)}
        >
          <CardFace card={card} />
          <span class="caption" aria-hidden="true">
            {cardName(words, card)}
          </span>
        </button>
      ))}
      {shown && <CardSheet card={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
