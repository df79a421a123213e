declare global {
  interface Window {
    /** Opened by the phone's page before its other scripts had come; whoever opens a line first takes it. */
    saloonAhead?: WebSocket;
  }
}

/** What the connection needs of a browser, so that tests can turn the clock and play the host by hand. */
export interface Surroundings {
  /** It may be open already; then `onopen` is not called. */
  open(url: string): Socket;
  /** Milliseconds; also where a page's request numbers begin, so that a reloaded page does not repeat one. */
  now(): number;
  after(ms: number, then: () => void): Timer;
  cancel(timer: Timer): void;
  /** Calls `listener` whenever the page may have slept or changed network. */
  onWake(listener: () => void): void;
  readonly memory: Memory;
  /** 128 bits nobody can guess. */
  secret(): string;
  reload(): void;
}

export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>;
export type Timer = ReturnType<typeof setTimeout> | number;

export interface Memory {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

/** Survives a browser that keeps nothing: then the page remembers until it is closed. */
export function memoryOf(storage: () => Storage): Memory {
  const kept = new Map<string, string | null>();
  return {
    read(key) {
      const here = kept.get(key);
      if (here !== undefined) return here;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      kept.set(key, value);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // Private windows and full disks refuse; `kept` has it.
      }
    },
  };
}

export function browser(): Surroundings {
  return {
    open(url) {
      const ahead = window.saloonAhead;
      delete window.saloonAhead;
      return ahead?.url === url && ahead.readyState <= WebSocket.OPEN ? ahead : new WebSocket(url);
    },
    now: () => Date.now(),
    after: (ms, then) => setTimeout(then, ms),
    cancel: timer => clearTimeout(timer),
    onWake(listener) {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener();
      });
      window.addEventListener('pageshow', event => {
        if (event.persisted) listener();
      });
      window.addEventListener('online', listener);
      // A page that was frozen to save its battery.
      document.addEventListener('resume', listener);
    },
    memory: memoryOf(() => window.localStorage),
    secret: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join(''),
    reload: () => location.reload(),
  };
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
