import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { memoryOf, type Socket, type Surroundings } from '../../src/renderer/surroundings.ts';

/** What a page's own connection needs, under Node. */
export function outsideABrowser(reload: () => void, secret = randomBytes(16).toString('hex')): Surroundings {
  return {
    open(to) {
      const socket = new WebSocket(to);
      socket.on('error', () => {});
      return socket as unknown as Socket;
    },
    now: () => Date.now(),
    after: (ms, then) => setTimeout(then, ms),
    cancel: timer => clearTimeout(timer),
    onWake: () => {},
    memory: memoryOf(() => {
      throw new Error('no storage here');
    }),
    secret: () => secret,
    reload,
  };
}
