import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../src/shared/protocol/messages.ts';
import { anyText } from './messages.ts';
import { SoakHost } from './soak.ts';

export interface SocketFigures {
  readonly inputs: number;
  readonly answers: number;
  /** Lines that the host closed. */
  readonly closed: number;
  /** Bytes, before and after. */
  readonly rss: readonly [number, number];
}

const HELLO = { type: 'hello', protocol: PROTOCOL, screen: 'phone', token: null, key: null, paces: false };
const LINES = 20;
/** What a household may send in the long run is 300 a second. */
const PAUSE = 100;

/** Sends bad texts, and as binary or cut off in the middle, to a host of its own process over real sockets. */
export async function sendBadInputs({ inputs, seed }: { inputs: number; seed: number }): Promise<SocketFigures> {
  const host = new SoakHost();
  const { port } = await host.open();
  const url = `ws://127.0.0.1:${port}/ws`;
  try {
    let closed = 0;
    let answers = 0;
    const opened = async () => {
      const socket = new WebSocket(url);
      socket.on('error', () => {});
      socket.on('close', () => closed++);
      socket.on('message', () => answers++);
      await once(socket, 'open');
      socket.send(JSON.stringify(HELLO));
      return socket;
    };
    const lines = await Promise.all(Array.from({ length: LINES }, opened));
    const rss = async () => {
      await host.server.usage();
      return (await host.server.usage()).rss;
    };
    const before = await rss();
    const texts = fc.sample(anyText, { numRuns: inputs, seed });
    for (const [index, text] of texts.entries()) {
      const at = index % LINES;
      if (lines[at]?.readyState !== WebSocket.OPEN) lines[at] = await opened();
      const way = index % 7;
      if (way < 5) lines[at]?.send(text);
      else if (way === 5) lines[at]?.send(Buffer.from(text));
      else {
        lines[at]?.send(text.slice(0, 5), { fin: false });
        lines[at]?.send(text.slice(5));
      }
      if (at === LINES - 1) await setTimeout(PAUSE);
    }
    await setTimeout(500);
    const last = await opened();
    const [welcome] = (await once(last, 'message')) as [Buffer];
    if (!welcome.toString().startsWith('{"type":"welcome"')) throw new Error(`the host says ${welcome.toString()}`);
    const after = await rss();
    for (const line of [last, ...lines]) line.terminate();
    return { inputs, answers, closed, rss: [before, after] };
  } finally {
    await host.close();
  }
}
