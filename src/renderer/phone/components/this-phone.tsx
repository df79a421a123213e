import type { JSX } from 'preact';
import type { Language } from '../../../shared/protocol/room.ts';
import type { Part } from '../../../shared/text/catalogue.ts';
import { chime } from '../chime.ts';
import { useLoaded } from '../loaded.ts';
import { usePhone } from '../state.ts';
import { SIZES, type Wishes } from '../wishes.ts';
import { Button } from './button.tsx';
import { Choice } from './choice.tsx';
import { LanguageSwitch } from './language.tsx';
import { Sheet } from './sheet.tsx';

type Flag = Exclude<keyof Wishes, 'size'>;

const FLAGS: readonly Flag[] = ['covers', 'asks', 'shakes', 'sounds'];

/** How one's own phone behaves. */
export function ThisPhoneSheet({ onClose }: { onClose(): void }): JSX.Element | null {
  const { seen, words, language, wishes, wish, other, ride } = usePhone();
  const t = useLoaded(load, language);
  if (!t) return null;

  function choose(flag: Flag, on: boolean): void {
    wish({ [flag]: on });
    // A sound that a tap made is one the browser allows from then on.
    if (flag === 'sounds' && on) chime();
  }

  return (
    <Sheet title={t.title} onClose={onClose}>
      <div class="stack">
        <p class="caption">{t.why}</p>
        <LanguageSwitch />
        {FLAGS.map(flag => (
          <Choice
            key={flag}
            title={t[flag]}
            why={t[`${flag}Why`]}
            values={['on', 'off']}
            chosen={wishes[flag] ? 'on' : 'off'}
            word={value => t[value]}
            onTap={value => choose(flag, value === 'on')}
          />
        ))}
        <Choice
          title={t.size}
          values={SIZES}
          chosen={wishes.size}
          word={size => new Intl.NumberFormat(language, { style: 'percent' }).format(size / 100)}
          onTap={size => wish({ size })}
        />
        {!other && !seen.you.ghost?.sees && (
          <Button look="wood" onTap={() => ride(true)}>
            {words.phone.stay.saddle}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

async function load(language: Language): Promise<Part<'thisPhone'>> {
  const { thisPhone } =
    language === 'ja'
      ? await import('../../../shared/text/ja/this-phone.ts')
      : await import('../../../shared/text/en/this-phone.ts');
  return thisPhone;
}
