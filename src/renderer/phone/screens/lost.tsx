import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Sheet } from '../components/sheet.tsx';
import { useSaid } from '../said.ts';
import { usePhone } from '../state.ts';
import { Help } from './looking.tsx';

const MANY = 3;

/** Over everything while the line is lost; after some tries it knows more than that. */
export function LostBar({ tries, onTry }: { tries: number; onTry(): void }): JSX.Element {
  const { seen, words, language } = usePhone();
  const [open, setOpen] = useState(false);
  const { address } = seen.room;
  const t = words.phone.connection;
  const many = tries >= MANY;
  const word = many ? t.lostLong : t.lost;
  useSaid(word);
  return (
    <section class="lost" aria-label={word}>
      <span>{word}</span>
      {many && (
        <button type="button" class="button wood small" onClick={() => setOpen(true)}>
          {t.help}
        </button>
      )}
      {open && (
        <Sheet title={t.help} onClose={() => setOpen(false)}>
          <Help
            language={language}
            tries={tries}
            address={new URL(address.url).host === location.host ? null : address}
            onTry={onTry}
          />
        </Sheet>
      )}
    </section>
  );
}
