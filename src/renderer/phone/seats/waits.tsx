import type { JSX } from 'preact';
import { useSaid } from '../said.ts';
import { usePhone } from '../state.ts';
import type { Knocking } from './knocking.ts';
import { useSeatWords } from './words.ts';

/** What came of a knock so far. */
export function KnockState({ is }: Pick<Knocking, 'is'>): JSX.Element | null {
  const { room } = usePhone().seen;
  const t = useSeatWords().back;
  const lead = room.guests.find(({ guest, awaySince }) => guest === room.lead && awaySince === null);
  const [title, why] = is === 'waits' ? [t.waits, t.waitsWhy({ lead: lead?.name ?? null })] : [t.refused, t.refusedWhy];
  useSaid(is === 'quiet' ? null : `${title} ${why}`);
  if (is === 'quiet') return null;
  return (
    <div class="paper">
      <h2>{title}</h2>
      <p>{why}</p>
    </div>
  );
}
