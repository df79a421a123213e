import type { JSX } from 'preact';
import type { SeenBangEvent } from '../../../shared/bang/facts.ts';
import type { Language } from '../../../shared/protocol/room.ts';
import { loadBang } from '../../../shared/text/bang/words.ts';
import { useLoaded } from '../loaded.ts';
import { usePhone } from '../state.ts';
import { namesOf } from '../words.ts';

const load = async (language: Language) => {
  const [{ tellBang }, words] = await Promise.all([import('../../../shared/text/bang/story.ts'), loadBang(language)]);
  return { tellBang, words };
};

/** Fetches what tells a story in sentences, for whoever asks what happened. */
export function WithTell(props: { children(tell: (event: SeenBangEvent) => string): JSX.Element }): JSX.Element | null {
  const { seen, language } = usePhone();
  const story = useLoaded(load, language);
  const name = namesOf(seen);
  return story && props.children(event => story.tellBang(story.words, event, name));
}
