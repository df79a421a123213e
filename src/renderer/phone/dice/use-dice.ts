import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { DiceWords } from '../../../shared/text/dice.ts';
import { usePhone, type Phone } from '../state.ts';
import type { Words } from '../words.ts';

export const DiceContext = createContext<DiceWords | null>(null);

/** The phone with the words of the dice game. */
export interface DicePhone extends Phone {
  readonly words: Words & { readonly dice: DiceWords };
}

export function useDice(): DicePhone {
  const phone = usePhone();
  const dice = useContext(DiceContext);
  if (!dice) throw new Error('a part of the dice game was shown outside it');
  return { ...phone, words: { ...phone.words, dice } };
}
