import { once } from 'node:events';
import type { Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pages, serverFor } from '../../../src/main/net/http.ts';
import { openSockets } from '../../../src/main/net/socket.ts';
import type { Timers } from '../../../src/main/host/timers.ts';
import { realTimers } from '../../../src/main/host/timers.ts';
import { saloon } from '../host/saloon.ts';

/** A saloon on loopback, for clients that keep to no protocol. */
export interface RawSaloon {
  readonly port: number;
  readonly server: Server;
  readonly room: ReturnType<typeof saloon>['room'];
  /** What any page may read, with files beside it that none may. */
  readonly folder: string;
  close(): Promise<void>;
}

export async function openRawSaloon(timers: Timers = realTimers): Promise<RawSaloon> {
  const outside = mkdtempSync(join(tmpdir(), 'saloon-raw-'));
  const folder = join(outside, 'pages');
  for (const page of ['phone', 'table', '.vite']) {
    mkdirSync(join(folder, page), { recursive: true });
    writeFileSync(join(folder, page, 'index.html'), `<title>${page}</title>`);
  }
  writeFileSync(join(folder, 'phone', 'index.html.gz'), gzipSync('<title>phone</title>'));
  writeFileSync(join(folder, '.hidden'), 'a secret');
  writeFileSync(join(outside, 'secret.txt'), 'a secret');
  const { evening, room } = saloon();
  const server = serverFor(pages(folder, []));
  const stop = openSockets({ server, ownNames: [], timers, call: line => evening.call(line) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    server,
    room,
    folder,
    async close() {
      stop();
      server.closeAllConnections();
      await new Promise(done => server.close(done));
      rmSync(outside, { recursive: true, force: true });
    },
  };
}

/** A line to it on which anything can be sent; `heard` is all that came back. */
export class RawLine {
  readonly socket: Socket;
  heard = Buffer.alloc(0);

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', chunk => {
      this.heard = Buffer.concat([this.heard, chunk]);
    });
    // Being cut off is what most of these lines are for.
    this.socket.on('error', () => {});
  }

  send(bytes: string | Buffer): this {
    this.socket.write(bytes);
    return this;
  }

  /** A socket of the saloon, by hand. */
  upgrade({ port, after = '', extra = '' }: { port: number; after?: string | Buffer; extra?: string }): this {
    const lines = ['GET /ws HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Upgrade: websocket', 'Connection: Upgrade'];
    lines.push('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13');
    return this.send(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n${extra}\r\n`), Buffer.from(after)]));
  }

  async until(words: string): Promise<this> {
    while (!this.heard.includes(words)) {
      if (this.socket.closed) throw new Error(`no "${words}" in what came: ${this.heard.toString('latin1')}`);
      await new Promise(done => {
        for (const event of ['data', 'close']) this.socket.once(event, done);
      });
    }
    return this;
  }

  async closed(): Promise<string> {
    if (!this.socket.closed) await new Promise(done => this.socket.once('close', done));
    return this.heard.toString('latin1');
  }

  get status(): number {
    return Number(this.heard.toString('latin1').split(' ')[1]);
  }
}

/** A frame as a client sends it: masked, with any bits and any length it claims. */
export function frame(
  payload: string | Buffer,
  { opcode = 1, fin = true, rsv = 0, masked = true, claims }: Partial<FrameBits> = {},
): Buffer {
  const body = Buffer.from(payload);
  const length = claims ?? body.length;
  const first = (fin ? 0x80 : 0) | (rsv << 4) | opcode;
  const mask = masked ? 0x80 : 0;
  const head =
    length < 126
      ? Buffer.from([first, mask | length])
      : length < 65536
        ? Buffer.from([first, mask | 126, length >> 8, length & 255])
        : Buffer.concat([Buffer.from([first, mask | 127]), bigEndian(length)]);
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([head, masked ? Buffer.alloc(4) : Buffer.alloc(0), body]);
}

interface FrameBits {
  readonly opcode: number;
  readonly fin: boolean;
  readonly rsv: number;
  readonly masked: boolean;
  /** The length in its head, where that is not the payload's. */
  readonly claims: number;
}

function bigEndian(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return bytes;
}
