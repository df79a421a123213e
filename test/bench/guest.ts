import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Decision } from '../../src/shared/engine/decision.ts';
import type { GameView, OwnView } from '../../src/shared/games.ts';
import { layOver } from '../../src/shared/protocol/changes.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../../src/shared/protocol/messages.ts';
import { COLOURS, MARKS, type RoomView } from '../../src/shared/protocol/room.ts';

/** One screen of our host, as bare as a client can be: it lays updates over the last view and counts bytes. */
export class Guest {
  room: RoomView | null = null;
  game: GameView | null = null;
  own: OwnView | null = null;
  /** Bytes of everything received since `forget`. */
  bytes = 0;
  /** The last update since then, word for word. */
  lastUpdate = '';
  private readonly socket: WebSocket;
  private readonly token = randomBytes(16).toString('hex');
  private id = 0;
  private mayAnswerAt = 0;
  private readonly changed: () => void;

  constructor(port: number, changed: () => void) {
    this.changed = changed;
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    this.socket.on('message', data => this.receive((data as Buffer).toString()));
  }

  async hello(screen: 'table' | 'phone', key: string | null): Promise<void> {
    await once(this.socket, 'open');
    this.send({ type: 'hello', protocol: PROTOCOL, screen, token: this.token, key, paces: false });
    await this.until(() => this.room !== null);
  }

  async join(place: number): Promise<void> {
    const mark = MARKS[place];
    const colour = COLOURS[place];
    if (!mark || !colour) throw new RangeError(`no mark or colour for guest ${place}`);
    this.send({ type: 'join', id: ++this.id, name: `Guest ${place + 1}`, mark, colour });
    await this.until(() => this.room?.guests.length === place + 1);
  }

  command(command: (ClientMessage & { type: 'command' })['command']): void {
    this.send({ type: 'command', id: ++this.id, command });
  }

  answer(decision: Pick<Decision, 'no'>, picks: number[]): void {
    this.send({ type: 'answer', id: ++this.id, decision: decision.no, picks });
  }

  forget(): void {
    this.bytes = 0;
    this.lastUpdate = '';
  }

  /** Keeps to what the host allows one page in the long run, 30 messages a second. */
  async breath(): Promise<void> {
    await setTimeout(Math.max(0, this.mayAnswerAt - performance.now()));
    this.mayAnswerAt = performance.now() + 40;
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this.socket, 'message');
  }

  close(): void {
    this.socket.terminate();
  }

  private send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  private receive(text: string): void {
    this.bytes += Buffer.byteLength(text);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        ({ room: this.room, game: this.game, own: this.own } = message);
        break;
      case 'update':
        this.lastUpdate = text;
        this.room = layOver(this.room, message.room);
        this.game = layOver(this.game, message.game);
        this.own = layOver(this.own, message.own);
        break;
      case 'refused':
        throw new Error(`the host refused ${message.id}: ${JSON.stringify(message.refusal)}`);
      case 'bye':
        throw new Error(`the host said goodbye: ${message.reason}`);
      case 'ack':
      case 'pong':
        break;
    }
    this.changed();
  }
}
