import type { JSX } from 'preact';
import type { Language } from '../../shared/protocol/room.ts';
import { useLoaded } from './loaded.ts';
import { usePhone } from './state.ts';

type Loaded = Awaited<ReturnType<typeof load>>;

/** Coming back, standing still and leading the table: fetched, with its words, by whoever needs it. */
async function load(language: Language) {
  const { SeatWords, loadSeatWords, ...parts } = await import('./seats/index.tsx');
  return { parts, SeatWords, words: await loadSeatWords(language) };
}

export function SeatPart({ show }: { show(parts: Loaded['parts']): JSX.Element }): JSX.Element | null {
  const { language } = usePhone();
  const loaded = useLoaded(load, language);
  return loaded && <loaded.SeatWords.Provider value={loaded.words}>{show(loaded.parts)}</loaded.SeatWords.Provider>;
}
