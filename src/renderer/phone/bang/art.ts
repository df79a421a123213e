import { idOf, type Card } from '../../../shared/bang/face.ts';

// Addresses only, and in this chunk: a guest of the other game asks for none of them.
const urls = import.meta.glob<string>('../../../../resources/art/{cards,suits}/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function faceArt(card: Card | null): string {
  return nameArt(card === null ? 'back' : idOf(card));
}

/** By the name of a card, without rank and suit. */
export function nameArt(id: string): string {
  return urls[`../../../../resources/art/cards/${id}.svg`] ?? '';
}

export function suitArt(suit: string): string {
  return urls[`../../../../resources/art/suits/${suit}.svg`] ?? '';
}
