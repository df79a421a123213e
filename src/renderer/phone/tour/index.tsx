import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { loadGuide } from '../../../shared/text/guide.ts';
import { Button } from '../components/button.tsx';
import { useLoaded } from '../games.ts';
import { memory } from '../memory.ts';
import { usePhone } from '../state.ts';
import { Tour } from './tour.tsx';

const OFFERED = 'saloon.tour';

/** Once for each phone: taken or not, it does not come again. */
export function TourOffer(): JSX.Element | null {
  const { seen, language } = usePhone();
  const words = useLoaded(loadGuide, language);
  const [is, setIs] = useState<'offered' | 'taken' | 'over'>(memory.read(OFFERED) === null ? 'offered' : 'over');
  if (!words || is === 'over') return null;
  const t = words.offer;
  const become = (next: 'taken' | 'over') => {
    memory.write(OFFERED, 'yes');
    setIs(next);
  };
  if (is === 'taken') return <Tour game={seen.room.game} words={words} onClose={() => become('over')} />;
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
