import type { Language } from '../../../shared/protocol/room.ts';

/** Reads a line out, or does nothing where there is no voice for it. */
export interface Narrator {
  /** What is still being said is broken off: the table never waits for a voice. */
  narrate(sentence: string, language: Language): void;
  set(voice: { on: boolean; volume: number }): void;
  /** Whether this computer itself can speak that language. */
  speaks(language: Language): boolean;
  /** Called when voices came or went, until the returned function is called: browsers fetch them late. */
  onVoices(listener: () => void): () => void;
}

type Voices = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'>;

/**
 * The platform's own voices. Those that a server speaks are left alone: the table is offline, and what is said in the
 * room stays there. `utter` makes what a voice speaks.
 */
export function narrator(
  voices: Voices | null,
  utter: (sentence: string) => SpeechSynthesisUtterance = sentence => new SpeechSynthesisUtterance(sentence),
): Narrator {
  let [on, volume] = [false, 1];
  const voiceOf = (language: Language): SpeechSynthesisVoice | undefined =>
    voices?.getVoices().find(({ localService, lang }) => localService && lang.split(/[-_]/)[0] === language);
  return {
    narrate(sentence, language) {
      const voice = on ? voiceOf(language) : undefined;
      if (!voices || !voice || sentence === '') return;
      voices.cancel();
      const speech = utter(sentence);
      speech.voice = voice;
      speech.lang = voice.lang;
      speech.volume = volume;
      voices.speak(speech);
    },
    set(voice) {
      ({ on, volume } = voice);
      if (!on) voices?.cancel();
    },
    speaks: language => voiceOf(language) !== undefined,
    onVoices(listener) {
      voices?.addEventListener('voiceschanged', listener);
      return () => voices?.removeEventListener('voiceschanged', listener);
    },
  };
}
