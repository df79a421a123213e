import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';
import type { DiceDecision } from '../../src/shared/dice/model.ts';
import type { GameView, OwnView } from '../../src/shared/games.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../../src/shared/protocol/messages.ts';
import { COLOURS, MARKS, type RoomView } from '../../src/shared/protocol/room.ts';

/** One screen of our host, as bare as a client can be: it lays updates over the last view and counts bytes. */
export class Guest {
  room: RoomView | null = null;
  game: GameView<'dice'> | null = null;
  own: OwnView<'dice'> | null = null;
  /** Bytes of everything received since it was last set to 0. */
  bytes = 0;
  /** The last update, word for word. */
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

  answer(decision: DiceDecision, picks: number[]): void {
    this.send({ type: 'answer', id: ++this.id, decision: decision.no, picks });
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
        this.room = message.room;
        this.game = message.game as GameView<'dice'> | null;
        this.own = message.own as OwnView<'dice'> | null;
        break;
      case 'update':
        this.lastUpdate = text;
        if (message.room && this.room) this.room = { ...this.room, ...message.room };
        if (message.game !== undefined)
          this.game = message.game && ({ ...this.game, ...message.game } as GameView<'dice'>);
        if (message.own !== undefined) this.own = message.own && ({ ...this.own, ...message.own } as OwnView<'dice'>);
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
