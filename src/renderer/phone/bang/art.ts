import { idOf, type Card } from '../../../shared/bang/face.ts';
import { art } from '../art.ts';

export function faceArt(card: Card | null): string {
  return nameArt(card === null ? 'back' : idOf(card));
}

/** By the name of a card, without rank and suit. */
export function nameArt(id: string): string {
  return art('cards', id);
}

export function suitArt(suit: string): string {
  return art('suits', suit);
}
