import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BangDecision } from '../../../shared/bang/model.ts';
import { optionText } from '../../../shared/text/bang/options.ts';
import { bangQuestionText } from '../../../shared/text/bang/prompts.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { useAnswer } from '../state.ts';
import { Fan } from './hand.tsx';
import { OwnHand } from './own-hand.tsx';
import { usePlay } from './play.ts';
import { Question } from './question.tsx';
import { bounds, toggled } from './selection.ts';

interface SeveralProps {
  decision: BangDecision;
  below: JSX.Element;
  /** For a standing question, which need not be answered. */
  onBack?(): void;
}

/** Several of the options, in the order of the taps: what to discard, what to keep. */
export function Several({ decision, below, onBack }: SeveralProps): JSX.Element {
  const { view, own, words, name } = usePlay();
  const [picks, setPicks] = useState<readonly number[]>([]);
  const { sending, answer, clear } = useAnswer(decision.no);
  const { min, max } = bounds(decision);
  // Fewer than all of them would mean nothing, where none are needed.
  const needed = min === 0 ? max : min;
  const missing = Math.max(0, needed - picks.length);
  const t = words.onPhone;
  const tap = (pick: number): void => {
    clear();
    setPicks(toggled(picks, pick, max));
  };
  const order = (pick: number): number | null => (picks.includes(pick) ? picks.indexOf(pick) + 1 : null);
  const cards = decision.options.flatMap((option, key) =>
    option.kind === 'card' ? [{ card: option.card, key, order: order(key) }] : [],
  );
  const others = decision.options.flatMap((option, pick) => (option.kind === 'card' ? [] : [{ option, pick }]));
  const go = decision.prompt === 'keep' ? t.keep : t.discard;
  return (
    <main class="screen game trayed">
      <div class="column">
        <Question {...bangQuestionText(words, decision, view, name)} />
        {others.length > 0 && (
          <div class="stack">
            {others.map(({ option, pick }) => (
              <button
                key={pick}
                type="button"
                class={`row kind ${picks.includes(pick) ? 'chosen' : ''}`}
                aria-pressed={picks.includes(pick) ? 'true' : 'false'}
                onClick={() => tap(pick)}
              >
                {optionText(words, option, decision, view, name).label}
              </button>
            ))}
          </div>
        )}
        {decision.prompt === 'keep' && own?.hand && own.hand.length > 0 && <OwnHand hand={own.hand} />}
        {below}
      </div>
      <div class="tray">
        <RefusalNote sending={sending} />
        {cards.length > 0 && <Fan label={t.inOrder({ n: picks.length, of: needed })} cards={cards} onTap={tap} />}
        <div class="buttons">
          {(onBack || min === 0) && (
            <Button look="wood" onTap={() => (onBack ? onBack() : answer([], onBack))}>
              {t.notAfterAll}
            </Button>
          )}
          <Button look="gold" off={missing > 0} sending={sending} onTap={() => missing === 0 && answer(picks, onBack)}>
            {missing > 0 ? t.pickMore({ n: missing }) : go({ n: picks.length })}
          </Button>
        </div>
      </div>
    </main>
  );
}
