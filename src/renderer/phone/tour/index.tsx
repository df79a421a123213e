import './tour.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameId } from '../../../shared/games.ts';
import { ROLES } from '../../../shared/roles.ts';
import type { GuideWords } from '../../../shared/text/guide.ts';
import { art } from '../art.ts';
import { nameArt } from '../bang/art.ts';
import { Button } from '../components/button.tsx';
import { Sheet } from '../components/sheet.tsx';
import { useSaid } from '../said.ts';

export { loadGuide } from '../../../shared/text/guide.ts';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly string[];
}

function stepsOf({ tour }: GuideWords, game: GameId): readonly Step[] {
  const dice = (...faces: string[]): string[] => faces.map(face => art('dice', face));
  const cards = (...ids: string[]): string[] => ids.map(nameArt);
  const isDice = game === 'dice';
  const roles = ROLES.map(role => art('roles', role));
  return [
    { ...tour.role, pictures: ROLES.map(role => art('role-cards', role)) },
    { ...tour.turn[game], pictures: isDice ? dice('arrow', 'two', 'beer', 'gatling') : cards('bang', 'panic', 'beer') },
    { ...tour.shooting[game], pictures: isDice ? dice('one', 'two') : cards('bang', 'schofield', 'winchester') },
    {
      ...tour.reacting[game],
      pictures: isDice ? [art('tokens', 'arrow'), ...dice('beer')] : cards('missed', 'indians', 'beer'),
    },
    { ...tour.winning, pictures: roles },
  ];
}

interface TourProps {
  game: GameId;
  words: GuideWords;
  onClose(): void;
}

/** Five taps for somebody who never played. */
export function Tour({ game, words, onClose }: TourProps): JSX.Element | null {
  const [at, setAt] = useState(0);
  const steps = stepsOf(words, game);
  const step = steps[at];
  const t = words.tour;
  useSaid(step ? `${step.title} ${step.text}` : null);
  const isLast = at === steps.length - 1;
  if (!step) return null;
  return (
    <Sheet title={t.title({ n: at + 1, of: steps.length })} onClose={onClose}>
      <div class="tour">
        <div class="pictures">
          {step.pictures.map((src, n) => (
            <img key={`${at} ${n}`} src={src} alt="" />
          ))}
        </div>
        <div class="paper">
          <h2>{step.title}</h2>
          <p>{step.text}</p>
        </div>
        <div class="pair ends">
          {!isLast && (
            <Button look="wood" onTap={onClose}>
              {t.skip}
            </Button>
          )}
          <Button look="gold" onTap={isLast ? onClose : () => setAt(at + 1)}>
            {isLast ? t.done : t.next}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
