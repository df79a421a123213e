import type { Told } from '../shared/games.ts';
import {
  PROTOCOL,
  type ByeReason,
  type ClientMessage,
  type Refusal,
  type Screen,
  type ServerMessage,
} from '../shared/protocol/messages.ts';
import { seenFrom, update, type Seen } from './seen.ts';
import { browser, type Socket, type Surroundings, type Timer } from './surroundings.ts';

const CONNECT_WITHIN = 5000;
const PONG_WITHIN = 2000;
const QUIET_FOR = 15_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const OPEN = 1;

/** Where a phone keeps the secret of its seat. */
export const TOKEN = 'saloon.token';
const RELOADED = 'saloon.reloaded';

type WithoutId<Message> = Message extends { id: number } ? Omit<Message, 'id'> : never;
/** A message that is acknowledged or refused; the connection numbers it. */
export type Request = WithoutId<ClientMessage>;

/** `gone` does not come back by itself: `reopen()` does. */
export type Status =
  | { is: 'connecting' }
  | { is: 'open' }
  /** In vain `tries` times since it was last open; the next try is on its way. */
  | { is: 'lost'; tries: number }
  | { is: 'gone'; reason: ByeReason };

/** What a request is rejected with; `refusal` is null when the connection ended for good before an answer. */
export class Refused extends Error {
  readonly refusal: Refusal | null;

  constructor(refusal: Refusal | null) {
    super(refusal ? `the host refused: ${refusal.code}` : 'the connection ended before an answer');
    this.refusal = refusal;
  }
}

export interface ConnectionOptions {
  screen: Screen;
  /** The host's key from the fragment of the address, for the host's window. */
  key?: string | null;
  /** This table will report `shown`, and phones may wait for it. */
  paces?: boolean;
  /** A whole view has come, and what led up to it: null when nothing happened, and after a (re)connection. */
  onSeen(seen: Seen, told: Told | null): void;
  onStatus?(status: Status): void;
  url?: string;
  surroundings?: Surroundings;
}

export interface Connection {
  readonly status: Status;
  /** Resolves when the host has done it; rejects with `Refused`. Sent again after a loss, with the same number. */
  request(request: Request): Promise<void>;
  /** The table has shown everything up to `seq`. */
  shown(seq: number): void;
  /** Try again now, also after a `gone`. */
  reopen(): void;
  /** For good: nobody sits here any more. */
  end(): void;
}

interface Waiting {
  readonly message: ClientMessage;
  readonly resolve: () => void;
  readonly reject: (refused: Refused) => void;
}

export function connect(options: ConnectionOptions): Connection {
  const { screen, key = null, paces = false } = options;
  const around = options.surroundings ?? browser();
  const { memory } = around;
  const waiting = new Map<number, Waiting>();
  let url = options.url ?? null;
  let nextId = around.now();
  let status: Status = { is: 'connecting' };
  let seen: Seen | null = null;
  let syncing = false;
  /** This socket has had its welcome, so that requests may go out on it. */
  let greeted = false;
  let tries = 0;
  let socket: Socket | null = null;
  let wait = FIRST_WAIT;
  let retry: Timer | null = null;
  /** Runs out when the host keeps silent: on connecting, after a ping, or long after the last word. */
  let silence: Timer | null = null;

  function become(next: Status): void {
    status = next;
    options.onStatus?.(next);
  }

  function send(message: ClientMessage): void {
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(message));
  }

  function listen(ms: number, then: () => void): void {
    if (silence !== null) around.cancel(silence);
    silence = around.after(ms, then);
  }

  function drop(): void {
    if (silence !== null) around.cancel(silence);
    if (retry !== null) around.cancel(retry);
    silence = retry = null;
    const old = socket;
    socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  function open(): void {
    drop();
    url ??= `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    const fresh = around.open(url);
    greeted = false;
    socket = fresh;
    listen(CONNECT_WITHIN, lost);
    fresh.onopen = greet;
    fresh.onmessage = event => hear(JSON.parse(String(event.data)) as ServerMessage);
    fresh.onclose = lost;
    if (fresh.readyState === OPEN) greet();
  }

  function greet(): void {
    send({ type: 'hello', protocol: PROTOCOL, screen, token: screen === 'phone' ? token() : null, key, paces });
  }

  /** Made and kept before the host hears it, so that a seat whose answer got lost is found again. */
  function token(): string {
    const kept = memory.read(TOKEN);
    if (kept !== null) return kept;
    const made = around.secret();
    memory.write(TOKEN, made);
    return made;
  }

  function lost(): void {
    drop();
    if (status.is === 'gone') return;
    become({ is: 'lost', tries: ++tries });
    retry = around.after(wait, open);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function ping(): void {
    send({ type: 'ping' });
    listen(PONG_WITHIN, open);
  }

  function hear(message: ServerMessage): void {
    listen(QUIET_FOR, ping);
    switch (message.type) {
      case 'welcome':
        return welcome(message);
      case 'update':
        return change(message);
      case 'ack':
        return settle(message.id, null);
      case 'refused':
        return message.id === null ? undefined : settle(message.id, message.refusal);
      case 'bye':
        return bye(message.reason);
      case 'pong':
        return;
      default:
        return message satisfies never;
    }
  }

  function welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (message.protocol !== PROTOCOL) return bye('old-page');
    memory.write(RELOADED, null);
    wait = FIRST_WAIT;
    tries = 0;
    const resumed = !greeted;
    greeted = true;
    syncing = false;
    seen = seenFrom(message, around.now());
    become({ is: 'open' });
    options.onSeen(seen, null);
    if (resumed) for (const { message: again } of waiting.values()) send(again);
  }

  function change(message: Extract<ServerMessage, { type: 'update' }>): void {
    if (!seen || syncing) return;
    const next = update(seen, message);
    if (!next) {
      syncing = true;
      return send({ type: 'sync' });
    }
    seen = next;
    options.onSeen(seen, message.told ?? null);
  }

  function settle(id: number, refusal: Refusal | null): void {
    const request = waiting.get(id);
    if (!request) return;
    waiting.delete(id);
    if (refusal) return request.reject(new Refused(refusal));
    request.resolve();
  }

  function bye(reason: ByeReason): void {
    if (reason === 'host-closed') return lost();
    drop();
    const requests = [...waiting.values()];
    waiting.clear();
    become({ is: 'gone', reason });
    for (const { reject } of requests) reject(new Refused(null));
    if (reason === 'old-page' && memory.read(RELOADED) === null) {
      memory.write(RELOADED, 'yes');
      around.reload();
    }
  }

  function reopen(): void {
    wait = FIRST_WAIT;
    become({ is: 'connecting' });
    open();
  }

  around.onWake(() => {
    if (status.is === 'gone') return;
    if (socket?.readyState === OPEN) ping();
    else reopen();
  });
  open();

  return {
    get status() {
      return status;
    },
    request(request) {
      const id = nextId++;
      const message = { ...request, id } as ClientMessage;
      return new Promise((resolve, reject) => {
        waiting.set(id, { message, resolve, reject });
        if (greeted) send(message);
      });
    },
    shown: seq => send({ type: 'shown', seq }),
    reopen,
    end: () => bye('removed'),
  };
}
