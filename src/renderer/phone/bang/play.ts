import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BangOwnView, BangView } from '../../../shared/bang/model.ts';
import type { PlayedWords } from '../../../shared/text/bang/words.ts';
import type { NameOf } from '../../../shared/text/prompts.ts';

/** The card game as every part of its screen reads it. */
export interface Play {
  readonly view: BangView;
  /** Null for somebody who only looks. */
  readonly own: BangOwnView | null;
  readonly words: PlayedWords;
  readonly name: NameOf;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('a part of the card game was shown outside it');
  return play;
}
