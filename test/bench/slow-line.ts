import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A way to a port of this computer on which everything takes its time. */
export interface SlowLine {
  readonly port: number;
  close(): void;
}

/** @param roundTrip milliseconds there and back; opening a connection takes as long, as its handshake would */
export async function slowLine(to: number, roundTrip: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const server = createServer(near => {
    const far = connect(to, '127.0.0.1');
    const opened = performance.now() + roundTrip;
    for (const socket of [near, far]) sockets.add(socket.setNoDelay(true));
    carry(near, far, { opened, oneWay: roundTrip / 2 });
    carry(far, near, { opened, oneWay: roundTrip / 2 });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function carry(from: Socket, into: Socket, { opened, oneWay }: { opened: number; oneWay: number }): void {
  // One after the other: timers would overtake each other.
  let last = Promise.resolve();
  const later = (then: () => void): void => {
    const due = Math.max(opened, performance.now() + oneWay);
    last = last.then(async () => {
      const left = due - performance.now();
      if (left > 0) await wait(left);
      if (!into.destroyed) then();
    });
  };
  from.on('data', chunk => later(() => into.write(chunk)));
  from.on('end', () => later(() => into.end()));
  from.on('error', () => into.destroy());
}
