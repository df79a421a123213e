import type { OtherTable, RoomView } from '../../shared/protocol/room.ts';
import { PROTOCOL } from '../../shared/protocol/messages.ts';
import type { Timers } from '../host/timers.ts';
import type { ResponderOptions } from './responder.ts';
import { Responder } from './responder.ts';
import { OWN_SERVICE, Tables } from './tables.ts';

/** Milliseconds between two questions for other tables. */
const ASK_EVERY = 20_000;
/** The first question may be lost, or a host be as new as this one. */
const ASK_AGAIN = 2000;
/** Longest text of one entry that still fits with its key into 255 bytes. */
const LONGEST = 60;

export interface BeaconOptions {
  readonly port: number;
  /** Different for every host in the house, so that no two claim one name. */
  readonly suffix: string;
  /** What people call this computer. */
  readonly computer: string;
  readonly version: string;
  readonly timers: Timers;
  readonly onChange: () => void;
  readonly onError: (error: Error) => void;
  readonly respond?: (options: ResponderOptions) => Pick<Responder, 'tell' | 'ask' | 'close'>;
}

/** What others hear of this table. */
export interface Said extends Pick<RoomView, 'game' | 'phase'> {
  readonly players: number;
}

/** The `.local` name under which the host with this suffix answers. */
export function localName(suffix: string): string {
  return `saloon-${suffix}.local`;
}

/** The table's voice on every network of this computer, and its ear for other tables. Nothing here can end the host. */
export class Beacon {
  /** The computer's name on the network. */
  readonly name: string;
  private readonly options: BeaconOptions;
  private readonly service: string;
  private readonly heard: Tables;
  /** By the address each speaks for; null where none could be made. */
  private readonly responders = new Map<string, ReturnType<NonNullable<BeaconOptions['respond']>> | null>();
  private readonly refused = new Map<string, string>();
  private text: Record<string, string> = {};
  /** Goodbyes leave before what replaces them is said. */
  private queue: Promise<void> = Promise.resolve();
  private wanted = '';
  private stopAsking: () => void = () => {};

  constructor(options: BeaconOptions) {
    this.options = options;
    this.name = localName(options.suffix);
    this.service = `Last Chance Saloon ${options.suffix}`;
    this.heard = new Tables(`${this.service}.${OWN_SERVICE}`);
    this.stopAsking = options.timers.after(ASK_AGAIN, () => this.ask());
  }

  get tables(): readonly OtherTable[] {
    return this.heard.list;
  }

  /** Whether nobody hears the table by way of this address. */
  isRefused(address: string): boolean {
    return this.refused.has(address);
  }

  tell({ game, phase, players }: Said): void {
    const { computer, version } = this.options;
    const name = computer.slice(0, LONGEST);
    const text = { path: '/', name, game, players: `${players}`, protocol: `${PROTOCOL}`, version, phase };
    if (JSON.stringify(text) === JSON.stringify(this.text)) return;
    this.text = text;
    for (const responder of this.responders.values()) responder?.tell(text);
  }

  /** Speaks on the networks of these addresses and no others. */
  spread(addresses: readonly string[]): void {
    if (addresses.join() === this.wanted) return;
    this.wanted = addresses.join();
    this.queue = this.queue.then(async () => {
      await this.silence(address => !addresses.includes(address));
      for (const address of addresses) if (!this.responders.has(address)) this.add(address);
    });
  }

  async close(): Promise<void> {
    this.stopAsking();
    await this.queue;
    await this.silence(() => true);
  }

  private async silence(which: (address: string) => boolean): Promise<void> {
    const going = [...this.responders].filter(([address]) => which(address));
    for (const [address] of going) {
      this.responders.delete(address);
      this.refused.delete(address);
    }
    await Promise.all(going.map(async ([, responder]) => responder?.close()));
  }

  private add(address: string): void {
    const { port, timers, onChange, respond = options => new Responder(options) } = this.options;
    this.responders.set(address, null);
    try {
      const responder = respond({
        address,
        service: this.service,
        host: this.name,
        port,
        text: this.text,
        onPacket: (packet, from) => {
          this.heard.hear(packet, from, timers.now());
          onChange();
        },
        onState: error => this.state(address, error),
      });
      this.responders.set(address, responder);
      responder.ask();
    } catch (error) {
      this.state(address, error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Tells each trouble once, however often and on however many networks it comes. */
  private state(address: string, error: Error | null): void {
    if (!this.responders.has(address)) return;
    const known = [...this.refused.values()];
    if (error === null) this.refused.delete(address);
    else {
      this.refused.set(address, error.message);
      if (!known.includes(error.message)) this.options.onError(error);
    }
    this.options.onChange();
  }

  private ask(): void {
    this.heard.expire(this.options.timers.now());
    for (const responder of this.responders.values()) responder?.ask();
    this.stopAsking = this.options.timers.after(ASK_EVERY, () => this.ask());
    this.options.onChange();
  }
}
