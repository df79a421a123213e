import type { JSX } from 'preact';
import { usePhone } from '../state.ts';
import type { Knocking } from './knocking.ts';
import { useSeatWords } from './words.ts';

/** What came of a knock so far. */
export function KnockState({ is }: Pick<Knocking, 'is'>): JSX.Element {
  const { room } = usePhone().seen;
  const t = useSeatWords().back;
  const lead = room.guests.find(({ guest, awaySince }) => guest === room.lead && awaySince === null);
  return (
    <div role="status">
      {is !== 'quiet' && (
        <div class="paper">
          <h2>{is === 'waits' ? t.waits : t.refused}</h2>
          <p>{is === 'waits' ? t.waitsWhy({ lead: lead?.name ?? null }) : t.refusedWhy}</p>
        </div>
      )}
    </div>
  );
}
