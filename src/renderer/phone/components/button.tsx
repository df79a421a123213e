import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '../../../shared/text/refusals.ts';
import { useLoaded } from '../loaded.ts';
import { useSaid } from '../said.ts';
import { isBusy, usePhone, type Sending } from '../state.ts';
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
  const busy = isBusy(sending);
  return (
    <button
      type="button"
      class={`button ${look}${small ? ' small' : ''}`}
      aria-disabled={off || busy ? 'true' : 'false'}
      aria-label={label}
      onClick={() => {
        if (!busy) onTap();
      }}
    >
      {sending?.is === 'sent' ? words.phone.sent : sending?.is === 'taken' ? words.phone.taken : children}
    </button>
  );
}

/** What came of a request, unless that is seen at once. */
export function RefusalNote({ sending, note = null }: { sending: Sending; note?: string | null }): JSX.Element {
  const waits = useWaiting(sending);
  const text = useWhy(sending) ?? note ?? waits;
  useSaid(text);
  return <p class={text === null ? 'hidden' : text === waits ? 'waiting' : 'refusal'}>{text}</p>;
}

// An answer that is back before this was never worth a word.
const SOON = 700;

/** That something is on its way and nobody has confirmed it, so that it is not taken for done. */
function useWaiting({ is }: Sending): string | null {
  const { words, status } = usePhone();
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (is !== 'sent') return;
    const timer = setTimeout(() => setLong(true), SOON);
    return () => clearTimeout(timer);
  }, [is]);
  if (is !== 'sent') return null;
  if (status.is !== 'open') return words.phone.unsent;
  return long ? words.phone.unconfirmed : null;
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
