import type { JSX } from 'preact';
import { HeldSheet } from '../components/held-sheet.tsx';
import { usePhone } from '../state.ts';
import { useSeatWords } from './words.ts';

/** What brings another phone to this seat, for its owner's eyes. */
export function MySeat({ onClose }: { onClose(): void }): JSX.Element {
  const { pin } = usePhone().seen.you;
  const t = useSeatWords().own;
  return (
    <HeldSheet title={t.title} onClose={onClose}>
      {down => (
        <div class="paper" aria-live="polite">
          <h2>{down ? t.number : t.ask}</h2>
          {down && <p class="figures">{pin}</p>}
          <p>{down ? t.numberWhy : t.askWhy}</p>
        </div>
      )}
    </HeldSheet>
  );
}
