import { randomBytes, randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import type { Logger } from 'pino';
import type { Rng, RngState } from '../../shared/engine/rng.ts';
import { seedOf } from '../../shared/engine/rng.ts';
import type { Language, Pace } from '../../shared/protocol/room.ts';
import { candidates } from '../net/addresses.ts';
import { announce, localName } from '../net/discovery.ts';
import { pages, serverFor } from '../net/http.ts';
import { openSockets } from '../net/socket.ts';
import { Evening } from './evening.ts';
import type { Network } from './room.ts';
import { Room } from './room.ts';
import { realTimers } from './timers.ts';

export interface HostOptions {
  /** Wished; the next free one is taken, any free one for 0. */
  readonly port: number;
  readonly mdns: boolean;
  readonly language: Language;
  readonly pace: Pace;
  /** Makes every game of the evening repeatable; null for real chance. */
  readonly seed: number | null;
  /** Milliseconds a bot thinks, in place of the pace's. */
  readonly thinking: number | null;
  readonly log: Logger;
  /** The folder for what outlives this process; null: nothing does. */
  readonly data: string | null;
  /** The folder of the built pages. */
  readonly pages: string;
}

export interface Host {
  readonly port: number;
  readonly joinUrl: string;
  readonly tableUrl: string;
  /** Carries the host's key: for its own window alone. */
  readonly hostUrl: string;
  close(): Promise<void>;
}

// Milliseconds within which a changed network is noticed.
const WATCH_EVERY = 3000;

/** Opens the saloon. @throws {Error} when no port is to be had or the pages are not built. */
export async function openHost(options: HostOptions): Promise<Host> {
  const { log } = options;
  const key = randomBytes(16).toString('base64url');
  const suffix = randomBytes(2).toString('hex');
  const names = [localName(suffix), hostname().toLowerCase(), `${hostname().toLowerCase()}.local`];
  const server = serverFor(pages(options.pages, names));
  const port = await listen(server, options.port, log);

  let goodbye: () => Promise<void> = () => Promise.resolve();
  const advertise = (addresses: readonly string[]) => {
    const onError = (error: unknown) => log.warn({ error: String(error) }, 'mDNS: phones join by address all the same');
    if (options.mdns) goodbye = announce({ port, addresses, suffix, onError });
  };
  const networkNow = () => networkOf(port, options.mdns ? localName(suffix) : null);

  const room = new Room({
    game: 'dice',
    network: networkNow(),
    chooseAddress: () => false,
    language: options.language,
    pace: options.pace,
    seed: seeds(options.seed),
  });
  const evening = new Evening({ room, key, timers: realTimers, rng: chance(), thinking: options.thinking });
  const closeSockets = openSockets({ server, ownNames: names, timers: realTimers, call: line => evening.call(line) });
  advertise(networkAddresses());

  let known = networkAddresses().join();
  const watching = setInterval(() => {
    const now = networkAddresses();
    if (now.join() === known) return;
    known = now.join();
    log.info({ addresses: now }, 'the network changed');
    evening.move(networkNow());
    void goodbye().then(() => advertise(now));
  }, WATCH_EVERY);
  watching.unref();

  const base = `http://localhost:${port}`;
  return {
    port,
    joinUrl: networkNow().address.url,
    tableUrl: `${base}/table`,
    hostUrl: `${base}/table#${key}`,
    async close() {
      clearInterval(watching);
      evening.close();
      closeSockets();
      const closed = new Promise(done => server.close(done));
      // Browsers keep a spare connection open on which nothing was ever asked.
      server.closeAllConnections();
      await Promise.all([goodbye(), closed]);
    },
  };
}

/** Dual-stack where there is IPv6. */
async function listen(server: Server, wished: number, log: Logger): Promise<number> {
  const tries = wished === 0 ? [0] : [...Array.from({ length: 10 }, (_, i) => wished + i), 0];
  for (const port of tries) {
    for (const address of ['::', '0.0.0.0']) {
      const fault = await new Promise<NodeJS.ErrnoException | null>(done => {
        const failed = (error: NodeJS.ErrnoException) => done(error);
        server.once('error', failed);
        server.listen(port, address, () => {
          server.off('error', failed);
          done(null);
        });
      });
      if (!fault) {
        const bound = server.address();
        const got = typeof bound === 'object' && bound ? bound.port : port;
        if (wished !== 0 && got !== wished)
          log.warn({ wished, port: got }, 'the port was taken; using the next free one');
        return got;
      }
      if (fault.code === 'EADDRINUSE' || fault.code === 'EACCES') break;
      log.info({ address, code: fault.code }, 'no IPv6 here; listening on IPv4 alone');
    }
  }
  throw new Error(`no free port from ${wished} on; start with --port and another number`);
}

function networkAddresses(): string[] {
  return candidates(networkInterfaces()).map(({ address }) => address);
}

function networkOf(port: number, name: string | null): Network {
  const found = candidates(networkInterfaces());
  const chosen = found[0]?.address ?? '127.0.0.1';
  const typed = `${chosen}:${port}`;
  return {
    address: { url: `http://${typed}/`, typed, local: name === null ? null : `${name}:${port}` },
    offered: found.map(offer => ({ ...offer, chosen: offer.address === chosen })),
    advice: [],
    tables: [],
  };
}

function seeds(first: number | null): () => RngState {
  if (first === null) return () => Array.from({ length: 4 }, () => randomInt(-0x80000000, 0x80000000));
  let next = first;
  return () => seedOf(next++);
}

function chance(): Rng {
  return { int: n => randomInt(n) };
}
