import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import type { OwnView } from '../../../src/shared/games.ts';
import type { ClientMessage, Command, ServerMessage, You } from '../../../src/shared/protocol/messages.ts';
import type { RoomView } from '../../../src/shared/protocol/room.ts';
import { layOver } from '../../../src/shared/protocol/changes.ts';
import { PROTOCOL } from '../../../src/shared/protocol/messages.ts';
import type { Caller } from '../../../src/main/host/evening.ts';
import { Evening } from '../../../src/main/host/evening.ts';
import { Journal } from '../../../src/main/journal/journal.ts';
import { Room } from '../../../src/main/host/room.ts';
import { A_NETWORK } from '../../a-room.ts';
import { HandTimers } from './hand-timers.ts';

type WithoutId<Message> = Message extends { id: number } ? Omit<Message, 'id'> : never;

/** A page as the evening sees it: what it was sent, and the view laid together from it. */
export class Page {
  readonly got: ServerMessage[] = [];
  closed = false;
  gone = false;
  readonly token: string;
  view: Record<'room' | 'game' | 'own' | 'desk' | 'truth' | 'you', unknown> = {
    room: null,
    game: null,
    own: null,
    desk: null,
    truth: null,
    you: null,
  };
  private readonly caller: Caller;
  private nextId: number;

  constructor(evening: Evening, firstId: number, from: string) {
    this.nextId = firstId;
    this.token = `token-of-a-page-${firstId}`.padEnd(22, '-');
    this.caller = evening.call({
      from,
      send: text => this.receive(JSON.parse(text) as ServerMessage),
      close: () => {
        this.closed = true;
      },
    });
  }

  raw(text: string): void {
    this.caller.receive(text);
  }

  say(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  hello(given: Partial<Extract<ClientMessage, { type: 'hello' }>> = {}): this {
    this.say({
      type: 'hello',
      protocol: PROTOCOL,
      screen: 'phone',
      token: this.token,
      key: null,
      paces: false,
      ...given,
    });
    return this;
  }

  join(name: string): this {
    this.say({ type: 'join', id: this.nextId++, name, mark: 'cactus', colour: 'sky' });
    return this;
  }

  /** Anything that is acknowledged or refused, numbered. */
  request(request: WithoutId<ClientMessage>): this {
    this.say({ ...request, id: this.nextId++ } as ClientMessage);
    return this;
  }

  command(command: Command): this {
    this.say({ type: 'command', id: this.nextId++, command });
    return this;
  }

  answer(decision: number, picks: number[], id = this.nextId++): this {
    this.say({ type: 'answer', id, decision, picks });
    return this;
  }

  hangUp(): void {
    this.gone = true;
    this.caller.gone();
  }

  of<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }>[] {
    return this.got.filter((message): message is Extract<ServerMessage, { type: Type }> => message.type === type);
  }

  get last(): ServerMessage | undefined {
    return this.got.at(-1);
  }

  private receive(message: ServerMessage): void {
    this.got.push(message);
    if (message.type === 'welcome') {
      const { room, game, own, desk, truth, you } = message;
      this.view = { room, game, own, desk, truth, you };
    }
    if (message.type === 'update')
      for (const part of ['room', 'game', 'own', 'desk', 'truth'] as const)
        this.view[part] = layOver(this.view[part] as object | null, message[part]);
    if (message.type === 'update') this.view.you = message.you ?? this.view.you;
  }
}

export const roomOf = (page: Page): RoomView => page.view.room as RoomView;
export const youOf = (page: Page): You => page.view.you as You;
export const ownOf = (page: Page): OwnView | null => page.view.own as OwnView | null;

/** The page that the game waits for. @throws {Error} when it is none of these */
export function whoIsAsked(pages: readonly Page[]): Page {
  const asked = pages.find(page => (ownOf(page)?.decision?.no ?? -1) >= 0);
  if (!asked) throw new Error('none of these pages is asked');
  return asked;
}

export const KEY = 'the-key-of-the-host';

/** A saloon without sockets: a seeded evening on hand-turned time. */
export function saloon(
  seed = 1,
  journal = new Journal(null),
  thinking: number | null = null,
): { evening: Evening; room: Room; timers: HandTimers; page: (from?: string) => Page } {
  const timers = new HandTimers();
  let next = seed;
  let pages = 0;
  const room = new Room({
    game: 'dice',
    network: A_NETWORK,
    chooseAddress: () => false,
    language: 'en',
    pace: 'normal',
    seed: () => seedOf(next++),
    journal,
    now: () => 1_796_000_000_000 + timers.now(),
  });
  const evening = new Evening({
    room,
    key: KEY,
    timers,
    rng: stateRng({ rng: seedOf(seed) }),
    thinking,
  });
  // Each page counts on from where no other did, as real ones do from the time of day.
  return { evening, room, timers, page: (from = 'here') => new Page(evening, 1 + 1000 * pages++, from) };
}
