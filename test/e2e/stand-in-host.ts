import type { Page, WebSocketRoute } from '@playwright/test';
import { PROTOCOL, type ClientMessage, type ServerMessage, type Story } from '../../src/shared/protocol/messages.ts';
import type { Told } from '../../src/shared/games.ts';
import type { RoomView } from '../../src/shared/protocol/room.ts';
import { NOBODY } from '../a-room.ts';
import type { Moment } from '../recorded-game.ts';

/** Plays the host for one table page, so that a test decides what it is shown and when. */
export class StandInHost {
  /** Numbers the page said it has shown. */
  readonly shown: number[] = [];
  syncs = 0;
  #line: WebSocketRoute | null = null;
  #seq = 0;
  #room: RoomView;
  #now: Moment | null = null;
  #story: Story = { nth: 0, recent: [] };

  constructor(room: RoomView) {
    this.#room = room;
  }

  /** Another table of the same evening. */
  another(): StandInHost {
    const other = new StandInHost(this.#room);
    other.#now = this.#now;
    other.#story = this.#story;
    return other;
  }

  /** Before the page is opened. */
  async answers(page: Page): Promise<void> {
    await page.routeWebSocket('**/ws', line => {
      this.#line = line;
      this.#seq = 0;
      line.onMessage(text => this.#hear(JSON.parse(String(text)) as ClientMessage));
    });
  }

  get seq(): number {
    return this.#seq;
  }

  /** Everybody's news of the game; with `lost` it never arrives. */
  shows(moment: Moment, { lost = false } = {}): void {
    this.#now = moment;
    const { view, told } = moment;
    if (told) this.#story = { nth: this.#story.nth + 1, recent: [...this.#story.recent, told].slice(-10) };
    this.#seq++;
    if (lost) return;
    const news = told ? { told, nth: this.#story.nth } : {};
    this.#send({ type: 'update', seq: this.#seq, game: { ...view }, ...news });
  }

  /** A message that no host of ours would send. */
  muddles(told: object): void {
    this.#seq++;
    this.#send({ type: 'update', seq: this.#seq, told: told as Told });
  }

  /** The room as it is from now on. */
  enters(room: RoomView, moment: Moment | null): void {
    this.#room = room;
    this.#now = moment;
    this.#seq++;
    const game = moment ? { ...moment.view } : null;
    this.#send({ type: 'update', seq: this.#seq, room: { ...room }, game });
  }

  #hear(message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        return this.#welcome();
      case 'sync':
        this.syncs++;
        return this.#welcome();
      case 'shown':
        this.shown.push(message.seq);
        return;
      case 'ping':
        return this.#send({ type: 'pong' });
      default:
        if ('id' in message) this.#send({ type: 'ack', id: message.id });
    }
  }

  #welcome(): void {
    this.#send({
      type: 'welcome',
      seq: ++this.#seq,
      protocol: PROTOCOL,
      now: 0,
      you: NOBODY,
      desk: null,
      room: this.#room,
      game: this.#now?.view ?? null,
      own: null,
      received: null,
      truth: null,
      story: this.#story,
    });
  }

  #send(message: ServerMessage): void {
    this.#line?.send(JSON.stringify(message));
  }
}
