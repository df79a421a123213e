import type { JSX } from 'preact';
import type { Language } from '../../shared/protocol/room.ts';
import type { Part } from '../../shared/text/catalogue.ts';

export interface TroubleProps {
  tries: number;
  /** Where the table was last, when that is not where this page came from. */
  address: { readonly url: string; readonly typed: string } | null;
  onTry(): void;
}

/** What keeps a phone that has the page from the table, and what to try. */
export function Trouble({ words: t, tries, address, onTry }: TroubleProps & { words: Part<'trouble'> }): JSX.Element {
  return (
    <div class="paper tips" role="alert">
      <h2>{t.title}</h2>
      {tries > 0 && <p aria-live="off">{t.tries({ n: tries })}</p>}
      <ul>
        {Object.entries(t.tips).map(([key, tip]) => (
          <li key={key}>{tip}</li>
        ))}
      </ul>
      {address && (
        <p>
          <a href={address.url}>{t.last({ typed: address.typed })}</a>
        </p>
      )}
      <button type="button" class="button gold" onClick={onTry}>
        {t.now}
      </button>
    </div>
  );
}

export async function loadTrouble(language: Language): Promise<Part<'trouble'>> {
  const { trouble } =
    language === 'ja'
      ? await import('../../shared/text/ja/trouble.ts')
      : await import('../../shared/text/en/trouble.ts');
  return trouble;
}
