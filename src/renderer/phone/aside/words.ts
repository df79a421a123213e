import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AsideWords } from '../../../shared/text/aside.ts';

export const AsideContext = createContext<AsideWords | null>(null);

export function useAside(): AsideWords {
  const words = useContext(AsideContext);
  if (!words) throw new Error('a part beside the game was shown without its words');
  return words;
}
