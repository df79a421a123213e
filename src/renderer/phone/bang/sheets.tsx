import type { JSX } from 'preact';
import type { Card } from '../../../shared/bang/face.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import { useLoaded } from '../loaded.ts';

// Explanations are fetched by whoever asks for one.
const load = () => import('./help.tsx');

export function CardSheet(props: { card: Card; why?: string | null; onClose(): void }): JSX.Element | null {
  const help = useLoaded(load, 'help');
  return help && <help.CardSheet {...props} />;
}

export function PersonSheet(props: { seat: Seat; onClose(): void }): JSX.Element | null {
  const help = useLoaded(load, 'help');
  return help && <help.PersonSheet {...props} />;
}
