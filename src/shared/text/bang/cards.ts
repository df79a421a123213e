import type { CardId } from '../../bang/cards/index.ts';
import type { Card } from '../../bang/face.ts';
import { idOf, rankOf, suitOf } from '../../bang/face.ts';
import type { BangWords } from './words.ts';

export function cardName(words: BangWords, card: Card): string {
  return words.cards[idOf(card)].name;
}

/** As it is spoken: `queen of spades`. */
export function faceText(words: BangWords, card: Card): string {
  return words.face({ rank: words.ranks[rankOf(card)], suit: words.suits[suitOf(card)] });
}

/** The names of cards, or how many there are when this screen may not know them all, or they are too many to read. */
export function cardsText(words: BangWords, cards: readonly (Card | null)[], most = 3): string {
  const known = cards.filter(card => card !== null);
  if (known.length < cards.length || known.length > most) return words.story.cards({ n: cards.length });
  return words.names({ names: known.map(card => cardName(words, card)) });
}

/** `Missed! as BANG!` for a card that is played as another, else its name. */
export function playedText(words: BangWords, card: Card, as: CardId): string {
  const name = cardName(words, card);
  return idOf(card) === as ? name : words.story.as({ card: name, as: words.cards[as].name });
}
