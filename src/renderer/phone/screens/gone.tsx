import type { JSX } from 'preact';
import type { ByeReason } from '../../../shared/protocol/messages.ts';
import type { Language } from '../../../shared/protocol/room.ts';
import { byeText } from '../../../shared/text/refusals.ts';
import { useLoaded } from '../loaded.ts';
import { loadRefusals, type Words } from '../words.ts';

interface GoneProps {
  reason: ByeReason;
  words: Words;
  language: Language;
  reload(): void;
  reopen(): void;
  /** Back, and a knock at the door. */
  knock(): void;
}

/** The host hung up for good: nothing is tried before a tap. */
export function GoneScreen({ reason, words, language, reload, reopen, knock }: GoneProps): JSX.Element {
  const refusals = useLoaded(loadRefusals, language);
  const { connection: t, stay, title } = words.phone;
  const [word, act] =
    reason === 'old-page'
      ? [t.reload, reload]
      : reason === 'shown-out'
        ? [stay.knock, knock]
        : [reason === 'minded' ? t.takeBack : t.reopen, reopen];
  return (
    <main class="screen">
      <div class="plate">
        <h1 class="title">{title}</h1>
      </div>
      <p class="paper" role="alert">
        <b>{refusals && byeText(refusals, reason)}</b>
      </p>
      <div class="actions">
        <button type="button" class="button gold" onClick={act}>
          {word}
        </button>
      </div>
    </main>
  );
}
