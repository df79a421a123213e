import { timingSafeEqual } from 'node:crypto';
import type { Rng } from '../../shared/engine/rng.ts';
import { PROTOCOL } from '../../shared/protocol/messages.ts';
import { idOf, parse } from '../../shared/protocol/parse.ts';
import { Audience, taleOf } from './audience.ts';
import { Pacing } from './pacing.ts';
import type { Message } from './pages.ts';
import { Pages } from './pages.ts';
import type { Network, Room } from './room.ts';
import type { Line } from './screen.ts';
import { Screen } from './screen.ts';
import { hashOf } from './seating.ts';
import type { Result } from './table-game.ts';
import { isRefusal } from './table-game.ts';
import type { Timers } from './timers.ts';
import { Times } from './times.ts';

export interface EveningOptions {
  readonly room: Room;
  /** Whoever shows this key is the host's own window. */
  readonly key: string;
  readonly timers: Timers;
  /** The bots' chance. */
  readonly rng: Rng;
  /** Milliseconds a bot thinks, in place of the pace's. */
  readonly thinking: number | null;
}

/** What a socket hands over to. */
export interface Caller {
  receive(text: string): void;
  /** Without having read it, so that the same request may come again. */
  refuse(refusal: { code: 'too-fast' }, text: string): void;
  gone(): void;
}

/** Brings messages and the passing of time to the room, and has every screen told what came of them. */
export class Evening {
  private readonly room: Room;
  private readonly key: Buffer;
  private readonly audience: Audience;
  private readonly pages: Pages;
  private readonly pacing: Pacing;
  private readonly times: Times;

  constructor({ room, key, timers, rng, thinking }: EveningOptions) {
    this.room = room;
    const timeLeft = room.takeUp(timers.now());
    this.key = Buffer.from(key);
    this.audience = new Audience(room, timers);
    this.pacing = new Pacing(timers, step => {
      this.audience.release(step);
      if (this.times.keep(this.readiness)) this.tell(null);
      else this.times.letBotsThink(this.readiness);
    });
    this.times = new Times({
      room,
      timers,
      rng,
      thinking,
      answer: (guest, decision, picks) => this.tell(room.answer(guest, { decision, picks, by: 'bot' })),
      tell: () => this.tell(null),
    });
    this.times.deadlines.restore(timeLeft);
    this.pages = new Pages({
      room,
      audience: this.audience,
      pacing: this.pacing,
      timers,
      heard: guest => this.times.deadlines.heard(guest),
      tell: (result, kept) => this.tell(result, kept),
      welcome: screen => this.welcome(screen),
      restore: left => this.times.deadlines.restore(left),
    });
  }

  /** A page opened a socket. */
  call(line: Line): Caller {
    let screen: Screen | null = null;
    return {
      receive: text => {
        const parsed = parse(text);
        if (screen && !this.audience.screens.has(screen)) return;
        if (!parsed.ok) {
          if (screen) screen.refuse(parsed.id, parsed.refusal);
          else line.send(JSON.stringify({ type: 'refused', id: parsed.id, refusal: parsed.refusal }));
        } else if (screen) this.pages.handle(screen, parsed.message);
        else if (parsed.message.type === 'hello') screen = this.greet(line, parsed.message);
        else line.send(JSON.stringify({ type: 'refused', id: null, refusal: { code: 'hello-first' } }));
      },
      refuse: (refusal, text) => line.send(JSON.stringify({ type: 'refused', id: idOf(text), refusal })),
      gone: () => {
        if (screen) this.pages.forget(screen);
      },
    };
  }

  /** The network changed, or what is known of it. */
  move(network: Network): void {
    this.room.move(network);
    this.tell(null);
  }

  close(): void {
    this.times.stop();
    this.pacing.close();
    for (const screen of this.audience.screens) screen.bye('host-closed');
    this.audience.screens.clear();
  }

  private greet(line: Line, hello: Message<'hello'>): Screen | null {
    const tokenHash = hello.screen === 'phone' && hello.token !== null ? hashOf(hello.token) : null;
    const holdsKey = hello.key !== null && this.isKey(hello.key);
    const screen = new Screen(line, { kind: hello.screen, holdsKey, paces: hello.paces, tokenHash });
    if (hello.protocol !== PROTOCOL) {
      screen.bye('old-page');
      return null;
    }
    this.audience.screens.add(screen);
    if (screen.paces) this.pacing.attach(screen);
    const guest = tokenHash && this.room.ownerBy(tokenHash);
    if (guest) this.pages.takeSeat(screen, guest);
    this.welcome(screen);
    if (guest) this.tell(null);
    return screen;
  }

  /** @param kept to be done as soon as it is on disk */
  private tell(result: Result, kept: () => void = () => {}): void {
    const tale = taleOf(isRefusal(result) ? null : result);
    const paced = this.pacing.next({ story: tale('table') !== undefined });
    this.times.keep(this.readiness);
    this.room.keep();
    kept();
    this.audience.tell(tale, { ...paced, caughtUp: this.pacing.caughtUp });
    this.times.letBotsThink(this.readiness);
  }

  private get readiness(): { ready: boolean } {
    return { ready: this.pacing.caughtUp };
  }

  private welcome(screen: Screen): void {
    this.audience.welcome(screen);
    // A table that starts from the whole view has nothing left to tell.
    if (screen.paces) this.pacing.shown({ step: 0, all: true }, screen);
  }

  private isKey(given: string): boolean {
    const bytes = Buffer.from(given);
    return bytes.length === this.key.length && timingSafeEqual(bytes, this.key);
  }
}
