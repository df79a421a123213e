import type { CardId } from './cards/index.ts';
import type { CharacterId } from './characters/index.ts';

// What is printed on the cards, apart from the rules behind it: a phone shows it and fetches no rules. A test compares.

/** Blue cards stay in play, and a weapon among them shoots so far; others are used once. */
export const BLUE: Readonly<Partial<Record<CardId, number | null>>> = {
  volcanic: 1,
  schofield: 2,
  remington: 3,
  'rev-carabine': 4,
  winchester: 5,
  mustang: null,
  scope: null,
  barrel: null,
  jail: null,
  dynamite: null,
};

/** Who starts with three lives; the others have four. */
export const FRAIL: readonly CharacterId[] = ['el-gringo', 'paul-regret'];

export function staysInPlay(card: CardId): boolean {
  return card in BLUE;
}

export function printedLife(character: CharacterId): number {
  return FRAIL.includes(character) ? 3 : 4;
}
