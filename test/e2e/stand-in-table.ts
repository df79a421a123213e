import type { Page, WebSocketRoute } from '@playwright/test';
import { dealGame } from '../../src/main/host/dealt-game.ts';
import type { Seen } from '../../src/renderer/seen.ts';
import { seedOf } from '../../src/shared/engine/rng.ts';
import type { GameId } from '../../src/shared/games.ts';
import { DEFAULT_RULES } from '../../src/shared/house-rules.ts';
import { PROTOCOL, type ClientMessage, type Refusal, type ServerMessage } from '../../src/shared/protocol/messages.ts';
import { COLOURS, MARKS, type RoomView } from '../../src/shared/protocol/room.ts';
import { aGuest, aRoom, NOBODY } from '../a-room.ts';

/** What one phone is shown: everything but the line’s own numbers. */
export type Shown = Omit<Seen, 'seq' | 'offset' | 'story'>;

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

/** A game just dealt, seen from `seat`. */
export function dealt(id: GameId, { players = 4, seat = 1, seed = 3, room = {} as Partial<RoomView> } = {}): Shown {
  const standing = dealGame(id, { players, rules: DEFAULT_RULES, seed: seedOf(seed) }).game.standing();
  const guests = NAMES.slice(0, players).map((name, at) =>
    aGuest(at + 1, name, { mark: MARKS[at] ?? 'cactus', colour: COLOURS[at] ?? 'sky' }),
  );
  return {
    you: { ...NOBODY, guest: seat + 1, seat },
    desk: null,
    room: aRoom({ phase: 'game', dealt: 1000, guests, lead: 1, game: id, ...room }),
    game: standing.view(),
    own: standing.ownView(seat),
    received: null,
    truth: null,
  };
}

/** Plays the host for phones, so that a test decides what they are shown, and reads all that leaves them. */
export class StandInTable {
  /** Every frame of every phone, in order. */
  readonly heard: ClientMessage[] = [];
  #shown: Shown;
  #refusal: Refusal | null = null;
  #line: WebSocketRoute | null = null;
  #seq = 0;

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** Before the page is opened. */
  async answers(page: Page): Promise<void> {
    await page.routeWebSocket('**/ws', line => this.takes(line));
  }

  /** One of the lines that a page opens; a new one takes the place of the last. */
  takes(line: WebSocketRoute): void {
    this.#line = line;
    line.onMessage(text => this.#hear(JSON.parse(String(text)) as ClientMessage));
  }

  shows(changes: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...changes };
    this.#welcome();
  }

  room(changes: Partial<RoomView>): void {
    this.shows({ room: { ...this.#shown.room, ...changes } });
  }

  refusesNext(refusal: Refusal): void {
    this.#refusal = refusal;
  }

  /** What was asked for, without what keeps the line open. */
  get asked(): object[] {
    return this.heard.flatMap(message => {
      if (!('id' in message)) return [];
      const { id: _, ...request } = message;
      return [request];
    });
  }

  #hear(message: ClientMessage): void {
    this.heard.push(message);
    if (message.type === 'hello' || message.type === 'sync') return this.#welcome();
    if (message.type === 'ping') return this.#send({ type: 'pong' });
    if (!('id' in message)) return;
    const refusal = this.#refusal;
    this.#refusal = null;
    this.#send(refusal ? { type: 'refused', id: message.id, refusal } : { type: 'ack', id: message.id });
  }

  #welcome(): void {
    const story = { nth: 0, recent: [] };
    this.#send({ type: 'welcome', seq: ++this.#seq, protocol: PROTOCOL, now: 0, story, ...this.#shown });
  }

  #send(message: ServerMessage): void {
    this.#line?.send(JSON.stringify(message));
  }
}
