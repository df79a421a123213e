import { timingSafeEqual } from 'node:crypto';
import type { Rng } from '../../shared/engine/rng.ts';
import type { Viewer } from '../../shared/engine/seats.ts';
import type { ClientMessage, Refusal } from '../../shared/protocol/messages.ts';
import { PROTOCOL } from '../../shared/protocol/messages.ts';
import type { Desk } from '../../shared/protocol/room.ts';
import { idOf, parse } from '../../shared/protocol/parse.ts';
import { Clock } from './clock.ts';
import { Pacing } from './pacing.ts';
import { Parts } from './parts.ts';
import type { Network, Result, Room } from './room.ts';
import type { Line } from './screen.ts';
import { Screen } from './screen.ts';
import type { Guest } from './seating.ts';
import { hashOf } from './seating.ts';
import type { Timers } from './timers.ts';

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

/** Brings messages to the room and what came of them to every screen that may know. */
export class Evening {
  private readonly room: Room;
  private readonly key: Buffer;
  private readonly screens = new Set<Screen>();
  private readonly doneBy = new WeakMap<Guest, Screen['done']>();
  private readonly roomParts = new Parts();
  private readonly gameParts = new Parts();
  private readonly pacing: Pacing;
  private readonly clock: Clock;
  private readonly timers: Timers;

  constructor({ room, key, timers, rng, thinking }: EveningOptions) {
    this.room = room;
    this.key = Buffer.from(key);
    this.timers = timers;
    this.pacing = new Pacing(timers, step => {
      for (const screen of this.screens) screen.release(step);
      this.look();
    });
    this.clock = new Clock({
      room,
      timers,
      rng,
      thinking,
      answer: (...given) => this.tell(this.room.answer(...given)),
    });
    this.roomParts.changed(room.view());
  }

  /** A page opened a socket. */
  call(line: Line): Caller {
    let screen: Screen | null = null;
    return {
      receive: text => {
        const parsed = parse(text);
        if (screen && !this.screens.has(screen)) return;
        if (!parsed.ok) {
          if (screen) screen.refuse(parsed.id, parsed.refusal);
          else line.send(JSON.stringify({ type: 'refused', id: parsed.id, refusal: parsed.refusal }));
        } else if (screen) this.handle(screen, parsed.message);
        else if (parsed.message.type === 'hello') screen = this.greet(line, parsed.message);
        else line.send(JSON.stringify({ type: 'refused', id: null, refusal: { code: 'hello-first' } }));
      },
      refuse: (refusal, text) => line.send(JSON.stringify({ type: 'refused', id: idOf(text), refusal })),
      gone: () => {
        if (screen) this.forget(screen);
      },
    };
  }

  /** The network changed, or what is known of it. */
  move(network: Network): void {
    this.room.move(network);
    this.tell(null);
  }

  close(): void {
    this.clock.stop();
    this.pacing.close();
    for (const screen of this.screens) screen.bye('host-closed');
    this.screens.clear();
  }

  private greet(line: Line, hello: Extract<ClientMessage, { type: 'hello' }>): Screen | null {
    const tokenHash = hello.screen === 'phone' && hello.token !== null ? hashOf(hello.token) : null;
    const holdsKey = hello.key !== null && this.isKey(hello.key);
    const screen = new Screen(line, { kind: hello.screen, holdsKey, paces: hello.paces, tokenHash });
    if (hello.protocol !== PROTOCOL) {
      screen.bye('old-page');
      return null;
    }
    this.screens.add(screen);
    if (screen.paces) this.pacing.attach();
    const guest = tokenHash && this.room.seating.byToken(tokenHash);
    if (guest) this.takeSeat(screen, guest);
    this.welcome(screen);
    if (guest) this.tell(null);
    return screen;
  }

  private handle(screen: Screen, message: ClientMessage): void {
    if ('id' in message) {
      const before = screen.doneBefore(message.id);
      if (before) return screen.send(before);
    }
    switch (message.type) {
      case 'hello':
        return;
      case 'ping':
        return screen.send({ type: 'pong' });
      case 'sync':
        return this.welcome(screen);
      case 'shown': {
        const shown = screen.shown(message.seq);
        if (shown) this.pacing.shown(shown);
        return;
      }
      case 'join':
        return this.join(screen, message);
      case 'command':
        if (!this.you(screen).steers) return screen.refuse(message.id, { code: 'not-yours-to-steer' });
        return this.command(screen, message);
      case 'reclaim':
        return this.reclaim(screen, message);
      case 'knock':
        return screen.refuse(message.id, { code: 'unknown-guest' });
      case 'takeLead':
        return screen.refuse(message.id, { code: 'lead-is-here' });
      case 'dress':
      case 'answer':
      case 'leave':
      case 'back':
        return screen.guest
          ? this.fromGuest(screen, screen.guest, message)
          : screen.refuse(message.id, { code: 'not-seated' });
      default:
        message satisfies never;
    }
  }

  private join(screen: Screen, message: Extract<ClientMessage, { type: 'join' }>): void {
    if (screen.guest) return screen.refuse(message.id, { code: 'already-seated' });
    if (!screen.tokenHash) return screen.refuse(message.id, { code: 'hello-first' });
    // Another page of this phone may have sat down meanwhile: one token, one guest.
    const known = this.room.seating.byToken(screen.tokenHash);
    const joined = known ? { guest: known } : this.room.join(message, screen.tokenHash);
    if ('refusal' in joined) return screen.refuse(message.id, joined.refusal);
    this.takeSeat(screen, joined.guest);
    screen.tellYou(JSON.stringify(this.you(screen)));
    this.settle(screen, message.id, null);
  }

  private reclaim(screen: Screen, { id, guest, pin }: Extract<ClientMessage, { type: 'reclaim' }>): void {
    if (screen.guest) return screen.refuse(id, { code: 'already-seated' });
    if (!screen.tokenHash) return screen.refuse(id, { code: 'hello-first' });
    const reclaimed = this.room.reclaim(guest, { pin, tokenHash: screen.tokenHash, now: this.timers.now() });
    if ('refusal' in reclaimed) return screen.refuse(id, reclaimed.refusal);
    // What the seat's old phone was answered is none of this one's.
    this.doneBy.delete(reclaimed.guest);
    this.takeSeat(screen, reclaimed.guest);
    screen.ack(id);
    this.welcome(screen);
    this.tell(null);
  }

  private fromGuest(
    screen: Screen,
    guest: Guest,
    message: Extract<ClientMessage, { type: 'dress' | 'answer' | 'leave' | 'back' }>,
  ): void {
    switch (message.type) {
      case 'answer':
        this.room.comeBack(guest);
        return this.settle(screen, message.id, this.room.answer(guest, message.decision, message.picks));
      case 'back':
        this.room.comeBack(guest);
        return this.settle(screen, message.id, null);
      case 'dress':
        return this.settle(screen, message.id, this.room.dress(guest, message));
      case 'leave':
        this.room.leave(guest);
        screen.ack(message.id);
        if (guest.minded) return this.part(screen, 'minded');
        screen.guest = null;
        return this.tell(null);
      default:
        message satisfies never;
    }
  }

  private command(screen: Screen, { id, command }: Extract<ClientMessage, { type: 'command' }>): void {
    const result = this.room.command(command);
    this.settle(screen, id, result);
    if (command.do !== 'remove') return;
    for (const other of this.screens) {
      if (other.guest?.guest === command.guest) this.part(other, other.guest.minded ? 'minded' : 'removed');
    }
  }

  /** Acknowledges or refuses, then tells everybody what came of it. */
  private settle(screen: Screen, id: number, result: Result): void {
    if (isRefusal(result)) screen.refuse(id, result);
    else screen.ack(id);
    this.tell(result);
  }

  /** The public part is made and serialised once for all screens; a private part goes to its owner alone. */
  private tell(result: Result): void {
    const news = isRefusal(result) ? null : result;
    const room = this.roomParts.changed(this.room.view());
    const game = this.gameParts.changed(this.room.gameView());
    const open = members({ room, game });
    const texts = new Map<Viewer, string | undefined>();
    const toldTo = (viewer: Viewer) => {
      if (!texts.has(viewer)) texts.set(viewer, JSON.stringify(news?.(viewer) ?? undefined));
      return texts.get(viewer);
    };
    const { step, hold } = this.pacing.next({ story: toldTo('table') !== undefined });
    for (const screen of this.screens) {
      const told = toldTo(this.room.viewerOf(screen.guest));
      const all = members({ open, told, ...this.privateParts(screen) });
      if (all !== undefined) screen.update(step, all, { hold: hold && screen.kind === 'phone' });
    }
    this.look();
  }

  private privateParts(screen: Screen): Record<'you' | 'own' | 'desk', string | undefined> {
    const you = JSON.stringify(this.you(screen));
    const own = screen.own.changed(this.room.ownView(screen.guest));
    const desk = screen.desk.changed(this.deskOf(screen));
    if (you === screen.you) return { you: undefined, own, desk };
    screen.you = you;
    return { you, own, desk };
  }

  private deskOf(screen: Screen): Desk | null {
    return this.you(screen).steers ? this.room.desk() : null;
  }

  private welcome(screen: Screen): void {
    const you = this.you(screen);
    const own = this.room.ownView(screen.guest);
    screen.you = JSON.stringify(you);
    screen.own.changed(null);
    screen.own.changed(own);
    const desk = this.deskOf(screen);
    screen.desk.changed(null);
    screen.desk.changed(desk);
    const now = this.timers.now();
    const all = { protocol: PROTOCOL, now, you, desk, room: this.room.view(), game: this.room.gameView(), own };
    screen.welcome(JSON.stringify(all).slice(1, -1));
    // A table that starts from the whole view has nothing left to tell.
    if (screen.paces) this.pacing.shown({ step: 0, all: true });
  }

  /** The newest connection has the seat; an older one is told so and closed. */
  private takeSeat(screen: Screen, guest: Guest): void {
    for (const other of this.screens) {
      if (other === screen || other.guest !== guest) continue;
      this.screens.delete(other);
      other.bye('taken-over');
    }
    screen.guest = guest;
    screen.done = this.doneBy.get(guest) ?? screen.done;
    this.doneBy.set(guest, screen.done);
    this.room.comeBack(guest);
  }

  private part(screen: Screen, reason: 'removed' | 'minded'): void {
    this.forget(screen);
    screen.bye(reason);
  }

  private forget(screen: Screen): void {
    if (!this.screens.delete(screen)) return;
    if (screen.paces) this.pacing.detach();
    if (screen.guest) screen.guest.awaySince = this.timers.now();
    this.tell(null);
  }

  private look(): void {
    this.clock.look({ ready: this.pacing.caughtUp });
  }

  private you(screen: Screen): ReturnType<Room['you']> {
    return this.room.you(screen.guest, { holdsKey: screen.holdsKey });
  }

  private isKey(given: string): boolean {
    const bytes = Buffer.from(given);
    return bytes.length === this.key.length && timingSafeEqual(bytes, this.key);
  }
}

function isRefusal(result: Result): result is Refusal {
  return result !== null && 'code' in result;
}

/** Members of a JSON object from serialised parts; `open` is members already. */
function members(parts: Readonly<Record<string, string | undefined>>): string | undefined {
  const list = Object.entries(parts).flatMap(([key, text]) =>
    text === undefined ? [] : [key === 'open' ? text : `"${key}":${text}`],
  );
  return list.length > 0 ? list.join(',') : undefined;
}
