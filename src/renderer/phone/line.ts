import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isStanding } from '../../shared/engine/decision.ts';
import type { Told } from '../../shared/games.ts';
import { connect, type Connection, type Status } from '../connection.ts';
import type { Seen } from '../seen.ts';
import type { Surroundings } from '../surroundings.ts';
import { ofRider, ofThisTab, type Rider } from './memory.ts';
import { keepLastTold, lastTold, missedSince } from './missed.ts';
import { logged, type Phone } from './state.ts';

/** What the host tells one rider of this phone. */
export interface Line extends Pick<Phone, 'log' | 'missed' | 'forgetMissed' | 'status' | 'request'> {
  readonly seen: Seen | null;
  reopen(): void;
}

interface Riding {
  readonly rider: Rider;
  /** Without it nothing is opened, and what was open ends. */
  readonly there: boolean;
}

/** A rider's own connection; two on one phone never share what they see. */
export function useLine(surroundings: Surroundings, { rider, there }: Riding): Line {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [log, setLog] = useState<Told | null>(null);
  const [missed, setMissed] = useState<readonly Told[]>([]);
  const [status, setStatus] = useState<Status>({ is: 'connecting' });
  const connection = useRef<Connection | null>(null);

  // Before the first picture: the way there and back takes longer than drawing it.
  useLayoutEffect(() => {
    if (!there) return;
    let story: readonly Told[] = [];
    const told = ofRider(ofThisTab, rider);
    const mine = connect({
      screen: 'phone',
      surroundings: { ...surroundings, memory: ofRider(surroundings.memory, rider) },
      onStatus: setStatus,
      onSeen(next, heard) {
        setSeen(next);
        const last = lastTold(told);
        keepLastTold(told, next.story.nth);
        if (next.story.recent === story) return setLog(before => logged(before, heard));
        // Welcomed, for the first time or again: what a page without a log never heard is in its log all the same.
        story = next.story.recent;
        const since = missedSince(last, next.story);
        setLog(before => (before ? since : story).reduce(logged, before));
        setMissed(before => [...before, ...since]);
      },
    });
    connection.current = mine;
    return () => {
      mine.end();
      connection.current = null;
      setSeen(null);
      setLog(null);
      setMissed([]);
      setStatus({ is: 'connecting' });
    };
  }, [there]);

  return {
    seen,
    log,
    missed,
    forgetMissed: () => setMissed([]),
    status,
    request: wanted => connection.current?.request(wanted) ?? Promise.reject(new Error('no connection yet')),
    reopen: () => connection.current?.reopen(),
  };
}

/** The number of the question that this rider has to answer, and has not. */
export function askedOf({ seen, status }: Pick<Line, 'seen' | 'status'>): number | null {
  const decision = seen?.room.phase === 'game' ? (seen.own?.decision ?? null) : null;
  return decision && !isStanding(decision) && decision.no !== seen?.received && status.is !== 'gone'
    ? decision.no
    : null;
}
