import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { memoryOf, type Memory, type Socket, type Surroundings } from '../../src/renderer/surroundings.ts';
import type { Rng } from '../../src/shared/engine/rng.ts';
import type { ServerMessage } from '../../src/shared/protocol/messages.ts';

/** How often in a thousand messages something goes wrong with the line. */
export interface Roughness {
  readonly breaks: number;
  readonly doubles: number;
  readonly stalls: number;
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

export interface RoughOptions {
  readonly rng: Rng;
  readonly roughness: Roughness;
  readonly memory: Memory;
  readonly count: (what: string) => void;
  /** A view that was asked for to be compared, before the page gets to see it. */
  readonly onFresh: (welcome: Welcome) => void;
}

/** The surroundings of one page whose network breaks, sends twice and stalls, as chance has it. */
export class RoughLine {
  readonly surroundings: Surroundings;
  private readonly options: RoughOptions;
  private socket: WebSocket | null = null;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private fresh = 0;
  /** Every socket begins with a whole view, which is nothing to compare. */
  private greeted = false;

  constructor(options: RoughOptions) {
    this.options = options;
    this.surroundings = {
      open: url => this.open(url),
      now: () => Date.now(),
      after: (ms, then) => this.after(ms, then),
      cancel: timer => clearTimeout(timer),
      onWake: () => {},
      memory: options.memory,
      secret: () => randomBytes(16).toString('hex'),
      reload: () => {
        throw new Error('a page of this version was told to reload');
      },
    };
  }

  /** Asks for everything anew, to compare it with what the page has. */
  askAnew(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.greeted) return;
    this.fresh++;
    this.socket.send('{"type":"sync"}');
  }

  /** The page is closed for good. */
  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    if (!this.socket) return;
    // Or the page would open another.
    this.socket.onclose = null;
    this.socket.terminate();
  }

  private open(url: string): Socket {
    const { rng, roughness, count } = this.options;
    const socket = new WebSocket(url);
    this.socket = socket;
    this.fresh = 0;
    this.greeted = false;
    // `close` follows, which is what the page listens to.
    socket.on('error', () => {});
    socket.on('message', data => {
      const text = (data as Buffer).toString();
      if (text.startsWith('{"type":"welcome"') && socket === this.socket) {
        if (this.fresh > 0) this.options.onFresh(JSON.parse(text) as Welcome);
        this.fresh = Math.max(0, this.fresh - 1);
        this.greeted = true;
      }
      const dice = rng.int(1000);
      if (dice < roughness.breaks) {
        count('broken lines');
        socket.terminate();
      } else if (dice < roughness.breaks + roughness.stalls) {
        count('stalled readers');
        socket.pause();
        this.after(50 + rng.int(400), () => socket.resume());
      }
    });
    const send = socket.send.bind(socket);
    socket.send = (text: string) => {
      send(text);
      if (rng.int(1000) >= roughness.doubles) return;
      count('doubled messages');
      send(text);
    };
    return socket as unknown as Socket;
  }

  private after(ms: number, then: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, ms);
    this.timers.add(timer);
    return timer;
  }
}

export function emptyMemory(): Memory {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  return memoryOf(() => storage);
}
