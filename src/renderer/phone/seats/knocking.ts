import { useEffect, useRef, useState } from 'preact/hooks';
import type { GuestNo } from '../../../shared/protocol/room.ts';
import { usePhone, useRequest, type Sending } from '../state.ts';

export interface Knocking {
  readonly is: 'quiet' | 'waits' | 'refused';
  readonly sending: Sending;
  /** Null: to be let in again. */
  knock(guest: GuestNo | null): void;
}

/** Asking the table for a seat, until it has said something. `before`: what this page asked for when it was not here yet. */
export function useKnocking(before?: null): Knocking {
  const { seen, status } = usePhone();
  const { knock } = seen.you;
  const { sending, send } = useRequest();
  const [refused, setRefused] = useState(false);
  const asked = useRef<GuestNo | null | undefined>(before);
  const cut = useRef(false);
  const last = useRef(knock);
  if (status.is !== 'open') cut.current = true;

  function ask(guest: GuestNo | null): void {
    asked.current = guest;
    setRefused(false);
    send({ type: 'knock', guest });
  }

  useEffect(() => {
    const ended = last.current !== null && knock === null;
    last.current = knock;
    // A knock goes with its socket: that is no answer, so it is made again.
    if (ended && cut.current && asked.current !== undefined) ask(asked.current);
    else if (ended) setRefused(true);
    cut.current = false;
  }, [knock]);

  return { is: knock !== null ? 'waits' : refused ? 'refused' : 'quiet', sending, knock: ask };
}
