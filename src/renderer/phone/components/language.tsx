import type { JSX } from 'preact';
import { LANGUAGES } from '../../../shared/protocol/room.ts';
import { usePhone } from '../state.ts';

export function LanguageSwitch(): JSX.Element {
  const { words, language, setLanguage } = usePhone();
  return (
    <div class="pair" role="group" aria-label={words.phone.language}>
      {LANGUAGES.map(one => (
        <button
          key={one}
          type="button"
          lang={one}
          class={`button small ${one === language ? 'gold' : 'wood'}`}
          aria-pressed={one === language ? 'true' : 'false'}
          onClick={() => setLanguage(one)}
        >
          {words.phone.languages[one]}
        </button>
      ))}
    </div>
  );
}
