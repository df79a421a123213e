import type { Seat } from '../../shared/engine/seats.ts';
import type { Told } from '../../shared/games.ts';
import type { Story } from '../../shared/protocol/messages.ts';
import type { Memory } from '../surroundings.ts';

const KEY = 'saloon.told';

/** The number in the game of the last thing this page told, also before it was loaded again; null for a new page. */
export function lastTold(memory: Memory): number | null {
  const kept = memory.read(KEY);
  return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null;
}

export function keepLastTold(memory: Memory, nth: number): void {
  memory.write(KEY, String(nth));
}

/** What was told since `last`, as far back as the host remembers. */
export function missedSince(last: number | null, { nth, recent }: Story): readonly Told[] {
  if (last === null || nth === last) return [];
  // A lower number is one of another game.
  return recent.slice(nth < last ? 0 : Math.max(0, recent.length - (nth - last)));
}

/** In a sentence, whether it is about this phone's owner, and how many lives it cost him. */
export interface MissedLine {
  readonly text: string;
  readonly mine: boolean;
  readonly lost: number;
}

interface Loss {
  readonly seat: Seat;
  readonly amount: number;
}

interface AnyEvent extends Partial<Loss> {
  readonly type: string;
  readonly losses?: readonly Loss[];
  readonly fallen?: readonly { readonly seat: Seat }[];
  readonly at?: Seat | null;
  readonly to?: Seat;
  readonly from?: Seat;
  readonly on?: Seat | null;
}

/** What else happened to `seat` than that it was its turn; `tell` says '' of what is not worth a line. */
export function missedLines<E extends { readonly type: string }>(
  events: readonly E[],
  seat: Seat | null,
  tell: (event: E) => string,
): MissedLine[] {
  return events.flatMap(event => {
    const text = tell(event);
    if (text === '') return [];
    const about: AnyEvent = event;
    const losses = about.losses ?? (about.type === 'lostLife' ? [about as Loss] : []);
    const lost = losses.reduce((sum, loss) => (loss.seat === seat ? sum + loss.amount : sum), 0);
    const touched = [about.at, about.to, about.from, about.on, ...(about.fallen ?? []).map(one => one.seat)];
    const fell = about.type === 'eliminated' && about.seat === seat;
    return [{ text, mine: seat !== null && (lost > 0 || fell || touched.includes(seat)), lost }];
  });
}
