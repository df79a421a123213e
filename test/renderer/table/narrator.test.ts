import { expect, test } from 'vitest';
import { narrator } from '../../../src/renderer/table/stage/narrator.ts';

function computer(voices: readonly { lang: string; localService: boolean }[]) {
  const said: string[] = [];
  const speech = {
    getVoices: () => voices as SpeechSynthesisVoice[],
    speak: ({ text, lang }: SpeechSynthesisUtterance) => void said.push(`${lang} ${text}`),
    cancel: () => void said.push('stop'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const voice = narrator(speech, text => ({ text }) as SpeechSynthesisUtterance);
  voice.set({ on: true, volume: 1 });
  return { voice, said };
}

test('a line is read in the language of the room, and cuts off the one before', () => {
  const { voice, said } = computer([
    { lang: 'en-GB', localService: true },
    { lang: 'ja_JP', localService: true },
  ]);
  voice.narrate('Rose’s turn.', 'en');
  voice.narrate('ローズの番。', 'ja');
  expect(said).toEqual(['stop', 'en-GB Rose’s turn.', 'stop', 'ja_JP ローズの番。']);
});

test('a voice that a server speaks is left alone', () => {
  const { voice, said } = computer([{ lang: 'ja-JP', localService: false }]);
  voice.narrate('ローズの番。', 'ja');
  expect(said).toEqual([]);
  expect(voice.speaks('ja')).toBe(false);
});

test('a narrator who was not asked for is silent', () => {
  const { voice, said } = computer([{ lang: 'en-US', localService: true }]);
  voice.set({ on: false, volume: 1 });
  voice.narrate('Rose’s turn.', 'en');
  expect(said).toEqual(['stop']);
});
