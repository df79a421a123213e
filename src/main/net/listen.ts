import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** Without `--port`, and when the last evening's is not known. */
export const DEFAULT_PORT = 8080;
/** Ports tried upwards from the wished one before any free one is taken. */
const RANGE = 10;

export interface Wish {
  /** Null when nobody wished: then the last evening's. */
  readonly port: number | null;
  readonly last: number | null;
}

/** Opens the port, dual-stack where there is IPv6. `taken` was wished for. @throws {Error} when no port is to be had. */
export async function listen(
  server: Server,
  { port, last }: Wish,
  log: Logger,
): Promise<{ port: number; taken: number | null }> {
  const wished = port ?? last ?? DEFAULT_PORT;
  const next = Array.from({ length: RANGE }, (_, i) => (port ?? DEFAULT_PORT) + i).filter(one => one < 65536);
  for (const tried of wished === 0 ? [0] : new Set([wished, ...next, 0])) {
    for (const address of ['::', '0.0.0.0']) {
      const fault = await attempt(server, tried, address);
      if (!fault) {
        const bound = server.address();
        const got = typeof bound === 'object' && bound ? bound.port : tried;
        if (wished === 0 || got === wished) return { port: got, taken: null };
        log.warn({ wished, port: got }, 'the port was taken; using the next free one');
        return { port: got, taken: wished };
      }
      if (fault.code === 'EADDRINUSE' || fault.code === 'EACCES') break;
      log.info({ address, code: fault.code }, 'no IPv6 here; listening on IPv4 alone');
    }
  }
  throw new Error(`no free port from ${wished} on; start with --port and another number`);
}

function attempt(server: Server, port: number, address: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise(done => {
    const failed = (error: NodeJS.ErrnoException) => done(error);
    server.once('error', failed);
    server.listen(port, address, () => {
      server.off('error', failed);
      done(null);
    });
  });
}
