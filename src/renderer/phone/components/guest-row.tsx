import type { JSX } from 'preact';
import type { GuestView } from '../../../shared/protocol/room.ts';
import { usePhone } from '../state.ts';
import { MarkFace, Shape } from './person.tsx';
import { Presence } from './presence.tsx';

interface GuestRowProps {
  guest: GuestView;
  /** What there is to say of this guest, besides whether he is here. */
  facts: readonly (string | false)[];
  onTap?: (() => void) | undefined;
}

/** One guest in a list, to be tapped where that leads somewhere. */
export function GuestRow({ guest, facts, onTap }: GuestRowProps): JSX.Element {
  const said = facts.filter(fact => fact !== false);
  const { and } = usePhone().words.phone;
  const inside = (
    <>
      <MarkFace guest={guest} />
      <Shape colour={guest.colour} />
      <span class="grow">
        <span class="name">{guest.name}</span>
        {said.length > 0 && <small>{said.join(and)}</small>}
        <Presence guest={guest} />
      </span>
    </>
  );
  if (!onTap) return <div class="row">{inside}</div>;
  return (
    <button type="button" class="row" onClick={onTap}>
      {inside}
      <span aria-hidden="true">›</span>
    </button>
  );
}
