import type { ComponentChildren, JSX } from 'preact';
import type { Sending } from '../state.ts';
import { refusalText } from '../../../shared/text/refusals.ts';
import { useLoaded } from '../games.ts';
import { usePhone } from '../state.ts';
import { loadRefusals } from '../words.ts';

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
  const text = useWhy(sending) ?? note ?? null;
  return (
    <p role="status" class={text ? 'refusal' : 'hidden'}>
      {text}
    </p>
  );
}

function useWhy(sending: Sending): string | null {
  const { words, language } = usePhone();
  const refusal = sending.is === 'refused' ? sending.why : null;
  const refusals = useLoaded(refusal ? loadRefusals : noRefusals, language);
  if (sending.is === 'still') return words.phone.stay.still;
  if (sending.is !== 'refused') return null;
  if (!refusal) return words.phone.connection.unanswered;
  return refusals && refusalText(refusals, refusal);
}

const noRefusals = () => Promise.resolve(null);
