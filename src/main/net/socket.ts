import type { Server } from 'node:http';
import type { RawData } from 'ws';
import { WebSocket, WebSocketServer } from 'ws';
import type { Caller } from '../host/evening.ts';
import type { Line } from '../host/screen.ts';
import type { Timers } from '../host/timers.ts';
import { MAX_MESSAGE } from '../../shared/protocol/messages.ts';
import { isOwnHost, isOwnOrigin } from './http.ts';

/** Milliseconds between two pings; who misses one is gone before the next. */
const PING_EVERY = 4000;
/** Milliseconds a page has to agree that the host closes. */
const FAREWELL = 500;
/** Bytes a page may leave unread before it is dropped; a whole view is a few thousand. */
const MOST_UNREAD = 1_000_000;
/** Messages a page may send at once, and per second in the long run. */
const BURST = 60;
const PER_SECOND = 30;
/** A family of eight behind one address, each with a forgotten tab or two. */
const MOST_PER_ADDRESS = 40;

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
  const perAddress = new Map<string, number>();

  server.on('upgrade', (request, socket, head) => {
    const address = request.socket.remoteAddress ?? '';
    const path = (request.url ?? '').split('?')[0];
    const fine = path === '/ws' && isOwnHost(request.headers.host, ownNames) && isOwnOrigin(request);
    if (!fine || (perAddress.get(address) ?? 0) >= MOST_PER_ADDRESS) {
      socket.end(`HTTP/1.1 ${fine ? '429 Too Many Requests' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, opened => {
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      opened.on('close', () => {
        const left = (perAddress.get(address) ?? 1) - 1;
        if (left > 0) perAddress.set(address, left);
        else perAddress.delete(address);
      });
      sockets.emit('connection', opened, request);
      serve(opened, call);
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
    stopPinging = timers.after(PING_EVERY, ping);
  };
  let stopPinging = timers.after(PING_EVERY, ping);

  return () => {
    stopPinging();
    for (const socket of sockets.clients) {
      socket.close(1001);
      // A phone that sleeps would not answer for half a minute, and Ctrl-C would wait for it.
      setTimeout(() => socket.terminate(), FAREWELL).unref();
    }
    sockets.close();
  };
}

function serve(socket: WebSocket, call: SocketOptions['call']): void {
  const caller = call({
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
      else socket.send(text);
    },
    close: () => socket.close(1000),
  });
  const allowance = { left: BURST, at: performance.now() };
  // An error is always followed by `close`; without a listener it would end the host.
  socket.on('error', () => {});
  socket.on('close', () => caller.gone());
  socket.on('message', (data: RawData, binary: boolean) => {
    const now = performance.now();
    allowance.left = Math.min(BURST, allowance.left + ((now - allowance.at) / 1000) * PER_SECOND);
    allowance.at = now;
    if (allowance.left < 1) return caller.refuse({ code: 'too-fast' });
    allowance.left--;
    caller.receive(binary ? '' : textOf(data));
  });
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
}
