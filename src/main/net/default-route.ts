import { createSocket } from 'node:dgram';

/** Set aside for examples: nobody has it, and it is reached like any other far address. */
const FAR_AWAY = '203.0.113.1';

/** This computer's own address on the way to the internet, or null. A connected UDP socket knows it; nothing is sent. */
export function defaultRoute(): Promise<string | null> {
  return new Promise(done => {
    const socket = createSocket('udp4');
    const finish = (address: string | null) => {
      socket.close();
      done(address);
    };
    socket.once('error', () => finish(null));
    socket.once('connect', () => finish(socket.address().address));
    socket.connect(9, FAR_AWAY);
  });
}
