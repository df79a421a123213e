import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData } from 'ws';
import { WebSocket, WebSocketServer } from 'ws';
import type { Caller } from '../host/evening.ts';
import type { Line } from '../host/screen.ts';
import type { Timers } from '../host/timers.ts';
import { MAX_MESSAGE } from '../../shared/protocol/messages.ts';
import { isOwnHost, isOwnOrigin, refusalText } from './http.ts';
import type { Rate } from './limits.ts';
import { Allowance, householdOf, Tally } from './limits.ts';

/** Milliseconds between two pings; who misses one is gone before the next. */
const PING_EVERY = 4000;
/** Milliseconds a page has to agree that the host closes. */
const FAREWELL = 500;
/** Milliseconds a page has for its first message. */
const FIRST_WORD = 10_000;
/** Bytes a page may leave unread before it is dropped; a whole view is a few thousand. */
const MOST_UNREAD = 256_000;
/** A family of eight behind one address, each with a forgotten tab or two, and the tables. */
const MOST_PER_HOUSEHOLD = 40;
/** A phone that loads the page opens six connections besides. */
const MOST_CONNECTIONS_PER_HOUSEHOLD = 128;
const MOST_SOCKETS = 400;
const MOST_CONNECTIONS = 1000;

/** Messages and pings of one page. */
const PAGE: Rate = { burst: 60, perSecond: 30 };
/** What a page may send beyond that and is told to be slower; then it is closed. */
const PATIENCE: Rate = { burst: 300, perSecond: 5 };
/** Bytes of one page: all the messages it may send, of the greatest length. */
const BYTES: Rate = { burst: 1_000_000, perSecond: 4 * MAX_MESSAGE * PAGE.perSecond };
/** Messages of all pages of a household; opening a socket counts as some. */
const HOUSEHOLD: Rate = { burst: 600, perSecond: 300 };
const OPENING = 5;

export interface SocketOptions {
  readonly server: Server;
  readonly ownNames: readonly string[];
  readonly timers: Timers;
  readonly call: (line: Line) => Caller;
}

/** Brings text from pages to the evening and drops whoever floods or never reads. Returns how to stop. */
export function openSockets({ server, ownNames, timers, call }: SocketOptions): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    // In bytes: four for each character that may be sent, so that too long a text still gets a reason.
    maxPayload: MAX_MESSAGE * 16,
  });
  const connections = new Tally();
  const opened = new Tally();
  const households = new Map<string, Allowance>();

  server.maxConnections = MOST_CONNECTIONS;
  server.on('connection', connection => {
    const household = householdOf(connection.remoteAddress ?? '');
    if (connections.of(household) >= MOST_CONNECTIONS_PER_HOUSEHOLD) return connection.destroy();
    connections.add(household);
    connection.once('close', () => connections.remove(household));
    return undefined;
  });

  server.on('upgrade', (request, connection, head) => {
    const household = householdOf(request.socket.remoteAddress ?? '');
    const allowance = households.get(household) ?? new Allowance(HOUSEHOLD, timers.now());
    households.set(household, allowance);
    if (!mayOpen(request, ownNames)) return turnAway(connection, 403);
    const isFull = opened.of(household) >= MOST_PER_HOUSEHOLD || opened.total >= MOST_SOCKETS;
    if (isFull || !allowance.takes(OPENING, timers.now())) return turnAway(connection, 429);
    sockets.handleUpgrade(request, connection, head, socket => {
      opened.add(household);
      socket.once('close', () => opened.remove(household));
      sockets.emit('connection', socket, request);
      const bytes = new Allowance(BYTES, timers.now());
      connection.on('data', (chunk: Buffer) => {
        if (!bytes.takes(chunk.length, timers.now())) socket.terminate();
      });
      serve(socket, { timers, call, from: household, household: allowance });
    });
  });

  const silent = new WeakSet<WebSocket>();
  sockets.on('connection', socket => socket.on('pong', () => silent.delete(socket)));
  const ping = () => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
    // Not at its last close, or a flood would only have to open a new connection.
    for (const [household, allowance] of households)
      if (connections.of(household) === 0 && allowance.isFull(timers.now())) households.delete(household);
    stopPinging = timers.after(PING_EVERY, ping);
  };
  let stopPinging = timers.after(PING_EVERY, ping);

  return () => {
    stopPinging();
    for (const socket of sockets.clients) closeSoon(socket, 1001);
    sockets.close();
  };
}

function mayOpen(request: IncomingMessage, ownNames: readonly string[]): boolean {
  const path = (request.url ?? '').split('?')[0];
  return path === '/ws' && isOwnHost(request.headers.host, ownNames) && isOwnOrigin(request);
}

function turnAway(connection: Duplex, status: 403 | 429): void {
  // Node listens no more after an upgrade; without a listener a reset line would end the host.
  connection.on('error', () => {});
  connection.once('finish', () => connection.destroy());
  connection.end(refusalText(status));
}

interface Serving extends Pick<SocketOptions, 'timers' | 'call'> {
  readonly from: string;
  readonly household: Allowance;
}

function serve(socket: WebSocket, { timers, call, from, household }: Serving): void {
  const caller = call({
    from,
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
      else socket.send(text);
    },
    close: () => closeSoon(socket, 1000),
  });
  const page = new Allowance(PAGE, timers.now());
  const patience = new Allowance(PATIENCE, timers.now());
  /** Whether one more is too many; a page that goes on for long is closed, and may come back. */
  const isTooFast = () => {
    const now = timers.now();
    if (page.takes(1, now) && household.takes(1, now)) return false;
    if (!patience.takes(1, now)) closeSoon(socket, 1008);
    return true;
  };
  const lateWord = timers.after(FIRST_WORD, () => socket.terminate());
  // An error is always followed by `close`; without a listener it would end the host.
  socket.on('error', () => {});
  socket.on('close', () => {
    lateWord();
    caller.gone();
  });
  socket.on('message', (data: RawData, binary: boolean) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    lateWord();
    const text = binary ? '' : textOf(data);
    if (isTooFast()) caller.refuse({ code: 'too-fast' }, text);
    else caller.receive(text);
  });
  const frame = () => {
    isTooFast();
    // The library has answered already, and what it answers piles up like all else that is not read.
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  };
  socket.on('ping', frame);
  socket.on('pong', frame);
}

/** A phone that sleeps would not answer for half a minute, and Ctrl-C would wait for it. */
function closeSoon(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), FAREWELL).unref();
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
}
