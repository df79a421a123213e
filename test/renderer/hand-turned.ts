import type { ClientMessage, ServerMessage } from '../../src/shared/protocol/messages.ts';
import { memoryOf, type Socket, type Surroundings } from '../../src/renderer/surroundings.ts';

/** One socket whose other end is the test. */
export class FakeSocket implements Socket {
  readyState: Socket['readyState'] = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: ClientMessage[] = [];

  send(text: unknown): void {
    this.sent.push(JSON.parse(String(text)));
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, {} as Event);
  }
  says(message: ServerMessage): void {
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, {} as CloseEvent);
  }
}

/** A browser whose clock is turned by hand. */
export function handTurned(storage: () => Storage = mapStorage()) {
  let now = 1000;
  let timers: { at: number; run: () => void; id: number }[] = [];
  let ids = 0;
  let secrets = 0;
  const sockets: FakeSocket[] = [];
  const wakers: (() => void)[] = [];
  const seen = { reloads: 0 };
  const surroundings: Surroundings = {
    open() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    now: () => now,
    after(ms, then) {
      timers.push({ at: now + ms, run: then, id: ++ids });
      return ids;
    },
    cancel(timer) {
      timers = timers.filter(t => t.id !== timer);
    },
    onWake: listener => void wakers.push(listener),
    memory: memoryOf(storage),
    secret: () => `secret ${++secrets}`,
    reload: () => void seen.reloads++,
  };
  return {
    surroundings,
    sockets,
    seen,
    get last(): FakeSocket {
      const socket = sockets.at(-1);
      if (!socket) throw new Error('no socket was opened');
      return socket;
    },
    wakes: () => wakers.forEach(w => w()),
    passes(ms: number) {
      const until = now + ms;
      for (;;) {
        const due = timers.filter(t => t.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter(t => t !== due);
        now = due.at;
        due.run();
      }
      now = until;
    },
  };
}

export function mapStorage(start: Record<string, string> = {}): () => Storage {
  const map = new Map(Object.entries(start));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as Storage;
  return () => storage;
}
