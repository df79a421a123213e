import type { JSX } from 'preact';
import type { Language } from '../../shared/protocol/room.ts';
import { useLoaded } from './loaded.ts';
import type { Saddle } from './saddle.ts';

const load = async (language: Language) => {
  const [{ loadSaddle }, parts] = await Promise.all([
    import('../../shared/text/saddle.ts'),
    import('./saddle/index.tsx'),
  ]);
  return { ...parts, words: await loadSaddle(language) };
};

/** Of a phone with two riders: the curtain between them, and what stands above either's seat. */
export function SaddlePart(props: { saddle: Saddle; language: Language; show: 'Curtain' | 'Bar' }): JSX.Element | null {
  const loaded = useLoaded(load, props.language);
  if (!loaded) return null;
  const Part = loaded[props.show];
  return <Part saddle={props.saddle} words={loaded.words} />;
}
