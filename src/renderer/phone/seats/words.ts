import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../../../shared/protocol/room.ts';
import type { Part } from '../../../shared/text/catalogue.ts';

export const SeatWords = createContext<Part<'seats'> | null>(null);

export async function loadSeatWords(language: Language): Promise<Part<'seats'>> {
  const { seats } =
    language === 'ja'
      ? await import('../../../shared/text/ja/seats.ts')
      : await import('../../../shared/text/en/seats.ts');
  return seats;
}

export function useSeatWords(): Part<'seats'> {
  const words = useContext(SeatWords);
  if (!words) throw new Error('a part about seats was shown without its words');
  return words;
}
