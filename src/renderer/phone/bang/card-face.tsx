import type { JSX } from 'preact';
import { idOf, rankOf, suitOf, type Card } from '../../../shared/bang/face.ts';
import { BLUE } from '../../../shared/bang/printed.ts';
import { cardName } from '../../../shared/text/bang/cards.ts';
import { faceArt, suitArt } from './art.ts';
import { usePlay } from './play.ts';

/** The printed card. Whoever shows it says its name, so that it is read out once. */
export function CardFace({ card }: { card: Card | null }): JSX.Element {
  const { words } = usePlay();
  if (card === null)
    return (
      <span class="card" aria-hidden="true">
        <img src={faceArt(null)} alt="" />
      </span>
    );
  const name = cardName(words, card);
  const suit = suitOf(card);
  const red = suit === 'hearts' || suit === 'diamonds' ? 'red-suit' : '';
  const sight = BLUE[idOf(card)] ?? null;
  return (
    <span class="card" aria-hidden="true">
      <img src={faceArt(card)} alt="" />
      <span class={`index ${red}`}>
        <b>{rankOf(card)}</b>
        <img src={suitArt(suit)} alt="" />
      </span>
      <span class="band" style={{ '--letters': widthOf(name) }}>
        {name}
      </span>
      <span class={`corner ${red}`}>
        {rankOf(card)}
        <img src={suitArt(suit)} alt="" />
      </span>
      {sight !== null && <span class="sight">{sight}</span>}
    </span>
  );
}

// A Japanese letter is as wide as two of the others.
function widthOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (letter > '\u2fff' ? 1.75 : 1), 0);
}
