import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';
import { randomPicks } from '../../src/shared/bots/random.ts';
import type { Rng } from '../../src/shared/engine/rng.ts';
import type { GameView, OwnView } from '../../src/shared/games.ts';
import { layOver } from '../../src/shared/protocol/changes.ts';
import type { ClientMessage, Command, ServerMessage, You } from '../../src/shared/protocol/messages.ts';
import { PROTOCOL } from '../../src/shared/protocol/messages.ts';
import { COLOURS, MARKS, type RoomView } from '../../src/shared/protocol/room.ts';

// What the host allows one page in the long run is 30 messages a second.
const BREATH = 40;

/** A screen that outlives its host: what it saw last stays until another host welcomes it. */
export class RestartedPage {
  room: RoomView | null = null;
  game: GameView | null = null;
  own: OwnView | null = null;
  you: You | null = null;
  updates = 0;
  /** Answers of its own that the host said yes to. */
  readonly acked: { readonly decision: number; readonly game: string }[] = [];
  private readonly hello: Omit<Extract<ClientMessage, { type: 'hello' }>, 'type' | 'protocol' | 'paces'>;
  private readonly chance: Rng;
  private readonly changed: () => void;
  private readonly sent = new Map<number, number>();
  private socket: WebSocket | null = null;
  private id = 0;

  constructor(hello: RestartedPage['hello'], { chance, changed }: { chance: Rng; changed: () => void }) {
    this.hello = hello;
    this.chance = chance;
    this.changed = changed;
  }

  async connect(port: number): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    this.socket = socket;
    let welcomed = false;
    socket.on('message', data => {
      const message = JSON.parse((data as Buffer).toString()) as ServerMessage;
      welcomed ||= message.type === 'welcome';
      this.receive(message);
    });
    // The host is killed under it.
    socket.on('error', () => {});
    await once(socket, 'open');
    this.send({ type: 'hello', protocol: PROTOCOL, paces: false, ...this.hello });
    while (!welcomed) await once(socket, 'message');
  }

  hangUp(): void {
    this.socket?.removeAllListeners('message').terminate();
    this.socket = null;
  }

  join(place: number): void {
    const [mark, colour] = [MARKS[place], COLOURS[place]];
    if (!mark || !colour) throw new RangeError(`no mark or colour for guest ${place}`);
    this.send({ type: 'join', id: ++this.id, name: `Guest ${place + 1}`, mark, colour });
  }

  command(command: Command): void {
    this.send({ type: 'command', id: ++this.id, command });
  }

  /** Answers at random what it is asked, after a breath. */
  async answer(): Promise<void> {
    const { socket } = this;
    const no = this.own?.decision?.no;
    if (no === undefined || no < 0 || this.room?.pause) return;
    await setTimeout(BREATH);
    const decision = this.own?.decision;
    if (decision?.no !== no || this.socket !== socket || [...this.sent.values()].includes(no)) return;
    this.sent.set(++this.id, no);
    this.send({ type: 'answer', id: this.id, decision: no, picks: randomPicks(decision, this.chance) });
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        ({ room: this.room, game: this.game, own: this.own, you: this.you } = message);
        this.sent.clear();
        break;
      case 'update':
        this.updates++;
        this.room = layOver(this.room, message.room);
        this.game = layOver(this.game, message.game);
        this.own = layOver(this.own, message.own);
        this.you = message.you ?? this.you;
        break;
      case 'ack': {
        const decision = this.sent.get(message.id);
        if (decision !== undefined) this.acked.push({ decision, game: this.game?.id ?? '' });
        this.sent.delete(message.id);
        break;
      }
      case 'refused':
        if (message.id !== null) this.sent.delete(message.id);
        break;
      case 'bye':
        throw new Error(`the host said goodbye: ${message.reason}`);
      case 'pong':
        break;
      default:
        message satisfies never;
    }
    this.changed();
  }
}
