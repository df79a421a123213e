import { randomBytes, randomInt } from 'node:crypto';
import { hostname, networkInterfaces } from 'node:os';
import type { Logger } from 'pino';
import { version } from '../../../package.json';
import type { Rng, RngState } from '../../shared/engine/rng.ts';
import { seedOf, stateRng } from '../../shared/engine/rng.ts';
import type { Language, Pace, System } from '../../shared/protocol/room.ts';
import { Beacon, localName } from '../net/beacon.ts';
import { defaultRoute } from '../net/default-route.ts';
import { logLine } from '../net/doctor.ts';
import { pages, serverFor } from '../net/http.ts';
import { listen } from '../net/listen.ts';
import { Lookout } from '../net/lookout.ts';
import { Settings } from '../net/settings.ts';
import { openSockets } from '../net/socket.ts';
import { openJournal } from '../journal/open.ts';
import { Evening } from './evening.ts';
import { Room } from './room.ts';
import { realTimers } from './timers.ts';

export interface HostOptions {
  /** Wished; the next free one is taken, any free one for 0. Null: where the last evening was. */
  readonly port: number | null;
  readonly mdns: boolean;
  readonly language: Language;
  readonly pace: Pace;
  /** Makes every game of the evening repeatable, with what bots do in it; null for real chance. */
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
  /** What was wished for and belongs to another program; null when the wish came true. */
  readonly taken: number | null;
  /** Another host has the data folder, so that this one keeps nothing. */
  readonly folderTaken: boolean;
  /** As the table shows it at the moment. */
  readonly joinUrl: string;
  readonly tableUrl: string;
  /** Carries the host's key: for its own window alone. */
  readonly hostUrl: string;
  close(): Promise<void>;
}

/** Opens the saloon. @throws {Error} when no port is to be had or the pages are not built. */
export async function openHost(options: HostOptions): Promise<Host> {
  const { log } = options;
  const kept = openJournal(options.data, log);
  const { key } = kept;
  const settings = new Settings(options.data, { log, keeps: !kept.busy });
  // A second host in this folder answers to a name of its own.
  const suffix = (kept.busy ? null : settings.remembered.suffix) ?? randomBytes(2).toString('hex');
  settings.remember({ suffix });
  const computer = hostname().toLowerCase();
  const names = [localName(suffix), computer, `${computer}.local`];
  const server = serverFor(pages(options.pages, names));
  const { port, taken } = await listen(server, { port: options.port, last: settings.remembered.port }, log);
  if (options.port === null) settings.remember({ port });

  const beacon = options.mdns
    ? new Beacon({
        port,
        suffix,
        computer: hostname().split('.')[0] ?? '',
        version,
        timers: realTimers,
        onChange: () => lookout.tell(),
        onError: error => log.warn({ error: String(error) }, logLine({ code: 'no-multicast' })),
      })
    : null;
  const lookout = new Lookout({
    port,
    system: systemOf(process.platform),
    settings,
    look: async () => ({ interfaces: interfacesOf(log), route: await defaultRoute() }),
    beacon,
    timers: realTimers,
    log,
    room: () => room.view(),
    onChange: network => evening.move(network),
  });
  const room = new Room({
    game: 'dice',
    network: lookout.network(),
    chooseAddress: address => lookout.choose(address),
    language: options.language,
    pace: options.pace,
    seed: seeds(options.seed),
    journal: kept.journal,
    now: () => Date.now(),
  });
  const evening = new Evening({ room, key, timers: realTimers, rng: chance(options.seed), thinking: options.thinking });
  server.on('request', request => lookout.visited(request, 'page'));
  server.on('upgrade', request => lookout.visited(request, 'socket'));
  const closeSockets = openSockets({ server, ownNames: names, timers: realTimers, call: line => evening.call(line) });
  await lookout.open();

  const base = `http://localhost:${port}`;
  return {
    port,
    taken,
    folderTaken: kept.busy,
    get joinUrl() {
      return lookout.network().address.url;
    },
    tableUrl: `${base}/table`,
    hostUrl: `${base}/table#${key}`,
    async close() {
      lookout.close();
      evening.close();
      closeSockets();
      kept.close();
      const closed = new Promise(done => server.close(done));
      // Browsers keep a spare connection open on which nothing was ever asked.
      server.closeAllConnections();
      await Promise.all([beacon?.close(), closed]);
    },
  };
}

/** None where the system refuses to tell. */
function interfacesOf(log: Logger): ReturnType<typeof networkInterfaces> {
  try {
    return networkInterfaces();
  } catch (error) {
    log.warn({ error: String(error) }, 'the system does not tell its addresses');
    return {};
  }
}

function systemOf(platform: NodeJS.Platform): System {
  return platform === 'win32' ? 'windows' : platform === 'darwin' ? 'macos' : 'linux';
}

function seeds(first: number | null): () => RngState {
  if (first === null) return () => Array.from({ length: 4 }, () => randomInt(-0x80000000, 0x80000000));
  let next = first;
  return () => seedOf(next++);
}

/** What bots choose by: never the chance that deals are made of. */
function chance(first: number | null): Rng {
  return first === null ? { int: n => randomInt(n) } : stateRng({ rng: seedOf(-1 - first) });
}
