import type { ComponentChildren, JSX } from 'preact';
import type { Sending } from '../state.ts';
import { usePhone } from '../state.ts';
import type { Words } from '../words.ts';
import { refusalText } from '../../../shared/text/refusals.ts';

interface ButtonProps {
  look: 'gold' | 'red' | 'wood';
  children: ComponentChildren;
  small?: boolean;
  sending?: Sending;
  /** Greyed, but still there to say why in `onTap`. */
  off?: boolean;
  label?: string;
  onTap(): void;
}

export function Button({ look, children, small, sending, off, label, onTap }: ButtonProps): JSX.Element {
  const { words } = usePhone();
  const sent = sending?.is === 'sent';
  const still = sending?.is === 'still';
  return (
    <button
      type="button"
      class={`button ${look}${small ? ' small' : ''}`}
      aria-disabled={off || sent || still ? 'true' : 'false'}
      aria-label={label}
      onClick={() => {
        if (!sent && !still) onTap();
      }}
    >
      {sent ? words.phone.sent : children}
    </button>
  );
}

/** Always in the page, so that what appears in it is read out. */
export function RefusalNote({ sending, note }: { sending: Sending; note?: string | null }): JSX.Element {
  const { words } = usePhone();
  const text = why(words, sending) ?? note ?? null;
  return (
    <p role="status" class={text ? 'refusal' : 'hidden'}>
      {text}
    </p>
  );
}

function why(words: Words, sending: Sending): string | null {
  if (sending.is === 'still') return words.phone.stay.still;
  if (sending.is !== 'refused') return null;
  return sending.why ? refusalText(words, sending.why) : words.phone.connection.unanswered;
}
