import { createContext } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import type { Told } from '../../shared/games.ts';
import type { Refusal } from '../../shared/protocol/messages.ts';
import type { Language } from '../../shared/protocol/room.ts';
import { Refused, type Request, type Status } from '../connection.ts';
import type { Seen } from '../seen.ts';
import type { Rider } from './memory.ts';
import type { Wishes } from './wishes.ts';
import type { Words } from './words.ts';

/** What every part of the page may read, and the one way to ask the host for something. */
export interface Phone {
  readonly seen: Seen;
  /** What happened in this game so far; null before anything did. */
  readonly log: Told | null;
  /** What was told while this page slept, until its owner has read it. */
  readonly missed: readonly Told[];
  forgetMissed(): void;
  readonly status: Status;
  readonly words: Words;
  readonly language: Language;
  setLanguage(language: Language): void;
  readonly wishes: Wishes;
  wish(changed: Partial<Wishes>): void;
  /** To look on without a seat, or to choose one after all. */
  watch(on: boolean): void;
  request(request: Request): Promise<void>;
  /** Whose seat this is, of the two that a phone may have. */
  readonly rider: Rider;
  /** What the other rider sees; null on a phone of one’s own. */
  readonly other: { readonly seen: Seen | null } | null;
  /** A second one gets on, or off. */
  ride(two: boolean): void;
}

export const PhoneContext = createContext<Phone | null>(null);

export function usePhone(): Phone {
  const phone = useContext(PhoneContext);
  if (!phone) throw new Error('a part of the page was shown before the host’s first view');
  return phone;
}

/** How the last request of one place on the screen stands; `why` null when it was never answered. */
export type Sending =
  | { is: 'idle' }
  | { is: 'sent' }
  /** The host has it; what comes of it is on its way. */
  | { is: 'taken' }
  | { is: 'refused'; why: Refusal | null }
  /** The game stands still: nothing is sent. */
  | { is: 'still' };

/** Nothing more is sent from there for now. */
export function isBusy(sending: Sending | undefined): boolean {
  return sending !== undefined && sending.is !== 'idle' && sending.is !== 'refused';
}

/** `first`: how it stood when this part of the page came. */
export function useRequest(first: Sending = { is: 'idle' }): {
  sending: Sending;
  send(request: Request, done?: () => void): void;
  clear(): void;
} {
  const { request } = usePhone();
  const [sending, setSending] = useState(first);
  const last = useRef(0);
  return {
    sending,
    clear: () => setSending(now => (now.is === 'refused' ? { is: 'idle' } : now)),
    send(wanted, done) {
      const mine = ++last.current;
      setSending({ is: 'sent' });
      const settle = (next: Sending) => {
        if (mine === last.current) setSending(next);
      };
      request(wanted).then(
        () => {
          // An answered question goes with the next view, which may wait for the table.
          settle({ is: wanted.type === 'answer' ? 'taken' : 'idle' });
          done?.();
        },
        (error: unknown) => settle({ is: 'refused', why: error instanceof Refused ? error.refusal : null }),
      );
    },
  };
}

/** Answers one decision, unless the game stands still. */
export function useAnswer(decision: number): {
  sending: Sending;
  answer(picks: readonly number[], done?: () => void): void;
  clear(): void;
} {
  const { seen } = usePhone();
  const { pause } = seen.room;
  // A page that was loaded anew has the host's word for what the page before it sent.
  const { sending, send, clear } = useRequest(seen.received === decision ? { is: 'taken' } : { is: 'idle' });
  return {
    sending: pause ? { is: 'still' } : sending,
    clear,
    answer(picks, done) {
      if (!pause && !isBusy(sending)) send({ type: 'answer', decision, picks: [...picks] }, done);
    },
  };
}

const LOG_LENGTH = 80;

/** The newest events, oldest first; a new game begins a new log. */
export function logged(log: Told | null, told: Told | null): Told | null {
  if (told === null) return log;
  const { id, events } = told;
  const began = events.map(event => event.type).lastIndexOf('gameBegan');
  const all = began < 0 && log?.id === id ? [...log.events, ...events] : events.slice(Math.max(0, began));
  return { id, events: all.slice(-LOG_LENGTH) } as Told;
}
