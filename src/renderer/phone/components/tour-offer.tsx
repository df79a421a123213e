import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Language } from '../../../shared/protocol/room.ts';
import { useLoaded } from '../loaded.ts';
import { memory } from '../memory.ts';
import { usePhone } from '../state.ts';
import { Button } from './button.tsx';

const OFFERED = 'saloon.tour';

/** Once for each phone: taken or not, it does not come again. */
export function TourOffer(): JSX.Element | null {
  const { words } = usePhone();
  const { offer: t } = words.phone;
  const [is, setIs] = useState<'offered' | 'taken' | 'over'>(memory.read(OFFERED) === null ? 'offered' : 'over');
  const become = (next: 'taken' | 'over') => {
    memory.write(OFFERED, 'yes');
    setIs(next);
  };
  if (is === 'over') return null;
  if (is === 'taken') return <Taken onClose={() => become('over')} />;
  return (
    <section class="paper offer">
      <div>
        <h2>{t.title}</h2>
        <p>{t.why}</p>
      </div>
      <div class="pair">
        <Button small look="wood" onTap={() => become('over')}>
          {t.no}
        </Button>
        <Button small look="gold" onTap={() => become('taken')}>
          {t.yes}
        </Button>
      </div>
    </section>
  );
}

const load = async (language: Language) => {
  const { Tour, loadGuide } = await import('../tour/index.tsx');
  return { Tour, words: await loadGuide(language) };
};

/** Fetched by whoever takes it. */
function Taken({ onClose }: { onClose(): void }): JSX.Element | null {
  const { seen, language } = usePhone();
  const loaded = useLoaded(load, language);
  return loaded && <loaded.Tour game={seen.room.game} words={loaded.words} onClose={onClose} />;
}
