import { useEffect, useRef, useState } from 'preact/hooks';
import type { GuestView } from '../../shared/protocol/room.ts';
import { TOKEN } from '../connection.ts';
import type { Seen } from '../seen.ts';
import type { Surroundings } from '../surroundings.ts';
import { askedOf, useLine, type Line } from './line.ts';
import { ofRider, type Rider } from './memory.ts';

const OPEN = 'saloon.rider';

/** Who plays on this phone, and whose seat it shows. */
export interface Saddle {
  /** Whose seat is open. */
  readonly rider: Rider;
  readonly line: Line;
  /** Who rides along, or whom he rides with; null on a phone with one rider. */
  readonly other: Line | null;
  /** The phone changes hands, and shows nobody's seat until this rider has it. */
  readonly curtain: Rider | null;
  /** The number of the other one's question. */
  readonly otherAsked: number | null;
  /** Lets nobody see anything until the other one says that he has the phone. */
  handOver(): void;
  /** The phone stays where it is, as whoever has it has yet to say. */
  keep(): void;
  /** This rider has the phone. */
  take(): void;
  /** A second one gets on, or off. */
  ride(two: boolean): void;
}

/** Who sits on a line; undefined before he has a seat. */
export function riderOn(line: { readonly seen: Seen | null } | null): GuestView | undefined {
  const seen = line?.seen;
  return seen ? [...seen.room.guests, ...seen.room.waiting].find(({ guest }) => guest === seen.you.guest) : undefined;
}

const otherOf = (rider: Rider): Rider => (rider === 0 ? 1 : 0);

export function useSaddle(surroundings: Surroundings): Saddle {
  const { memory } = surroundings;
  const second = ofRider(memory, 1);
  const [two, setTwo] = useState(() => second.read(TOKEN) !== null);
  const [rider, setRider] = useState<Rider>(() => (two && memory.read(OPEN) === '1' ? 1 : 0));
  // After a reload nobody knows in whose hand the phone is.
  const [curtain, setCurtain] = useState<Rider | null>(two ? rider : null);
  const lines = [
    useLine(surroundings, { rider: 0, there: true }),
    useLine(surroundings, { rider: 1, there: two }),
  ] as const;
  const line = lines[rider];
  const other = two ? lines[otherOf(rider)] : null;
  const asked = askedOf(line);
  const otherAsked = other && askedOf(other);
  const called = useRef<number | null>(null);

  useEffect(() => {
    if (otherAsked === null) called.current = null;
    else if (asked === null && curtain === null && called.current !== otherAsked) {
      called.current = otherAsked;
      setCurtain(otherOf(rider));
    }
  }, [asked, otherAsked, curtain, rider]);

  return {
    rider,
    line,
    other,
    curtain,
    otherAsked,
    handOver: () => setCurtain(otherOf(rider)),
    keep: () => setCurtain(curtain === rider ? otherOf(rider) : rider),
    take() {
      if (curtain === null) return;
      memory.write(OPEN, String(curtain));
      // Who hands it over with a question of his own open has seen that question.
      called.current = askedOf(lines[otherOf(curtain)]);
      setRider(curtain);
      setCurtain(null);
    },
    ride(next) {
      if (!next) second.write(TOKEN, null);
      setTwo(next);
      setCurtain(next ? 1 : 0);
      if (!next) setRider(0);
    },
  };
}
