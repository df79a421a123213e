import type { CardId } from '../../bang/cards/index.ts';
import type { Card } from '../../bang/face.ts';
import { idOf, rankOf, suitOf } from '../../bang/face.ts';
import type { PlayedWords } from './words.ts';

export function cardName(words: PlayedWords, card: Card): string {
  return words.cards[idOf(card)].name;
}

/** As it is spoken: `queen of spades`. */
export function faceText(words: PlayedWords, card: Card): string {
  return words.face({ rank: words.ranks[rankOf(card)], suit: words.suits[suitOf(card)] });
}

/** `Missed! as BANG!` for a card that is played as another, else its name. */
export function playedText(words: PlayedWords, card: Card, as: CardId): string {
  const name = cardName(words, card);
  return idOf(card) === as ? name : words.playedAs({ card: name, as: words.cards[as].name });
}
