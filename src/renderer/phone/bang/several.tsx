import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BangDecision } from '../../../shared/bang/model.ts';
import { optionText } from '../../../shared/text/bang/options.ts';
import { bangQuestionText } from '../../../shared/text/bang/prompts.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { Question } from '../components/question.tsx';
import { useAnswer } from '../state.ts';
import { useTakeBack } from '../take-back.ts';
import { useUnwatchedReset } from './cover.ts';
import { Fan } from './hand.tsx';
import { OwnHand } from './own-hand.tsx';
import { usePlay } from './play.ts';
import { bounds, toggled } from './selection.ts';

interface SeveralProps {
  decision: BangDecision;
  /** For a standing question, which need not be answered. */
  onBack?(): void;
}

/** Several of the options, in the order of the taps: what to discard, what to keep. */
export function Several({ decision, onBack }: SeveralProps): JSX.Element {
  const { view, own, words, name } = usePlay();
  const [picks, setPicks] = useState<readonly number[]>([]);
  const [note, setNote] = useState<string | null>(null);
  const { sending, answer, clear } = useAnswer(decision.no);
  const { min, max } = bounds(decision);
  // Fewer than all of them would mean nothing, where none are needed.
  const needed = min === 0 ? max : min;
  const missing = Math.max(0, needed - picks.length);
  const t = words.onPhone;
  const pick = (next: readonly number[]): void => {
    clear();
    setNote(null);
    setPicks(next);
  };
  const tap = (option: number): void => {
    const next = toggled(picks, option, max);
    pick(next);
    if (next === picks) setNote(t.enough({ n: max }));
  };
  useTakeBack(picks.length > 0 ? () => pick(picks.slice(0, -1)) : (onBack ?? null));
  useUnwatchedReset(() => setPicks([]));
  const order = (option: number): number | null => (picks.includes(option) ? picks.indexOf(option) + 1 : null);
  const cards = decision.options.flatMap((option, key) =>
    option.kind === 'card' ? [{ card: option.card, key, order: order(key) }] : [],
  );
  const others = decision.options.flatMap((option, at) => (option.kind === 'card' ? [] : [{ option, at }]));
  const go = decision.prompt === 'keep' ? t.keep : t.discard;
  return (
    <>
      <div class="column ask">
        <Question {...bangQuestionText(words, decision, view, name)} />
        {others.length > 0 && (
          <div class="stack">
            {others.map(({ option, at }) => (
              <button
                key={at}
                type="button"
                class={`row kind ${picks.includes(at) ? 'chosen' : ''}`}
                aria-pressed={picks.includes(at) ? 'true' : 'false'}
                onClick={() => tap(at)}
              >
                {optionText(words, option, decision, view, name).label}
              </button>
            ))}
          </div>
        )}
        {decision.prompt === 'keep' && own?.hand && own.hand.length > 0 && <OwnHand hand={own.hand} />}
      </div>
      <div class="tray">
        <RefusalNote sending={sending} note={note} />
        {cards.length > 0 && <Fan label={t.inOrder({ n: picks.length, of: needed })} cards={cards} onTap={tap} />}
        <div class="buttons">
          {(onBack || min === 0) && (
            <Button look="wood" onTap={() => (onBack ? onBack() : answer([], onBack))}>
              {t.notAfterAll}
            </Button>
          )}
          <Button
            look="gold"
            off={missing > 0}
            sending={sending}
            onTap={() => (missing > 0 ? setNote(t.pickMore({ n: missing })) : answer(picks, onBack))}
          >
            {missing > 0 ? t.pickMore({ n: missing }) : go({ n: picks.length })}
          </Button>
        </div>
      </div>
    </>
  );
}
