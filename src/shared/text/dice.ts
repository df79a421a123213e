import type { Language } from '../protocol/room.ts';
import type { Part } from './catalogue.ts';

export type DiceWords = Part<'dice'>;

/** The words of the dice game in one language, apart from the catalogue: a phone fetches them when it plays that game. */
export async function loadDice(language: Language): Promise<DiceWords> {
  return language === 'ja' ? (await import('./ja/dice.ts')).dice : (await import('./en/dice.ts')).dice;
}
