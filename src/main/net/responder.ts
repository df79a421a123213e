import type { RemoteInfo, Socket } from 'node:dgram';
import { createSocket } from 'node:dgram';
import type { Service } from 'bonjour-service';
import { Bonjour } from 'bonjour-service';
import type { Packet } from './tables.ts';
import { OWN_SERVICE, OWN_TYPE } from './tables.ts';

// Long enough for the goodbye to leave every network, short enough for Ctrl-C.
const GOODBYE_LIMIT = 1500;

export interface Announced {
  /** The service's own name. */
  readonly service: string;
  /** The computer's, with `.local`. */
  readonly host: string;
  readonly port: number;
}

export interface ResponderOptions extends Announced {
  readonly address: string;
  readonly text: Readonly<Record<string, string>>;
  readonly onPacket: (packet: Packet, from: string) => void;
  /** What is refused, or null when it works again. */
  readonly onState: (error: Error | null) => void;
  readonly socket?: Socket;
}

/**
 * One network's share of mDNS: it tells that network its own address only, since a phone on one network cannot reach
 * the host's address on another. Probing is off: the responders would take each other for rivals, and the name's suffix
 * keeps hosts apart. Nothing here can end the host.
 */
export class Responder {
  private readonly bonjour: Bonjour;
  private readonly mdns: Mdns;
  private readonly table: Service;
  private readonly options: ResponderOptions;
  private text: ResponderOptions['text'];
  /** The last packet was refused. */
  private failing = false;
  /** Why nothing may leave: it would do so into another network. */
  private unpinned: Error | null = null;

  /** @throws {Error} when the address cannot be used at all. */
  constructor(options: ResponderOptions) {
    const { address, service, host, port, onPacket, onState } = options;
    const { socket = createSocket({ type: 'udp4', reuseAddr: true }) } = options;
    this.options = options;
    this.text = options.text;
    // The library would let packets leave by the way to the internet where the group cannot be joined.
    socket.on('listening', () => this.pin(socket));
    // The options go on to multicast-dns, whose own types the library does not carry.
    this.bonjour = new Bonjour({ socket, interface: address, bind: '0.0.0.0' } as object, onState);
    this.mdns = (this.bonjour as unknown as { server: { mdns: Mdns } }).server.mdns;
    // Without a listener a port 5353 that another program holds alone would end the process.
    this.mdns.on('error', onState);
    // A garbled packet is a warning as well, and nobody's refusal.
    this.mdns.on('warning', (error: NodeJS.ErrnoException) => error.syscall !== undefined && onState(error));
    this.mdns.on('networkInterface', () => onState(null));
    this.mdns.on('response', (packet: Packet, { address: from }: RemoteInfo) => onPacket(packet, from));
    this.speakForItself();
    const publish = (type: string) => {
      const published = this.bonjour.publish({
        name: service,
        type,
        port,
        host,
        txt: { path: '/' },
        probe: false,
        disableIPv6: true,
      });
      published.on('error', onState);
      return published;
    };
    publish('http');
    this.table = publish(OWN_TYPE);
  }

  /** Says at once what changed. */
  tell(text: ResponderOptions['text']): void {
    this.text = text;
    this.mdns.respond(this.table.records());
  }

  /** Asks who else keeps a table. */
  ask(): void {
    this.mdns.query(OWN_SERVICE, 'PTR');
  }

  async close(): Promise<void> {
    await within(GOODBYE_LIMIT, done => this.bonjour.unpublishAll(done));
    await within(GOODBYE_LIMIT, done => this.bonjour.destroy(done));
  }

  private pin(socket: Socket): void {
    try {
      socket.setMulticastInterface(this.options.address);
      this.unpinned = null;
    } catch (error) {
      this.unpinned = error instanceof Error ? error : new Error(String(error));
      this.options.onState(this.unpinned);
    }
  }

  /**
   * The library says every address of the computer and what was true when it began, and tells nobody when sending is
   * refused; so all that is put right where it leaves.
   */
  private speakForItself(): void {
    const { mdns } = this;
    const send = mdns.send.bind(mdns);
    mdns.send = (packet, to, done) => {
      if (this.unpinned) return done?.(this.unpinned);
      const mended = { ...packet };
      for (const part of ['answers', 'additionals'] as const) {
        const records = packet[part];
        if (records) mended[part] = this.mend(records);
      }
      send(mended, to ?? null, (error, ...rest) => {
        if (error || this.failing) this.options.onState(error ?? null);
        this.failing = Boolean(error);
        done?.(error, ...rest);
      });
    };
  }

  private mend(records: readonly DnsRecord[]): DnsRecord[] {
    const own = records.filter(({ type, data }) => type !== 'A' || data === this.options.address);
    const text = Object.entries(this.text).map(([key, value]) => Buffer.from(`${key}=${value}`));
    return own.map(record => {
      if (record.type === 'PTR') return record;
      const data = record.type === 'TXT' && record.name.endsWith(OWN_SERVICE) ? text : record.data;
      // Instead of what was said before, not beside it.
      return { ...record, data, flush: true };
    });
  }
}

interface DnsRecord {
  readonly name: string;
  readonly type: string;
  readonly data: unknown;
  readonly flush?: boolean;
}

interface Outgoing {
  answers?: DnsRecord[];
  additionals?: DnsRecord[];
}

type Sent = (error: Error | null | undefined, ...rest: unknown[]) => void;

interface Mdns extends NodeJS.EventEmitter {
  send(packet: Outgoing, to?: unknown, done?: Sent): void;
  respond(records: unknown): void;
  query(name: string, type: string): void;
}

/** Resolves when `act` is done or the time is up. */
function within(limit: number, act: (done: () => void) => void): Promise<void> {
  return new Promise<void>(resolve => {
    const timer = setTimeout(resolve, limit);
    act(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
