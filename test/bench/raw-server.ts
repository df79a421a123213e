/** The least a server could do: on each message, send everybody the bytes our host sent at that action. */
import { WebSocketServer, type WebSocket } from 'ws';

let recorded: string[][] = [];
let action = 0;
const sockets: WebSocket[] = [];

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.({ port: address.port });
});
server.on('connection', socket => {
  sockets.push(socket);
  socket.on('message', () => {
    const bytes = recorded[action++ % recorded.length] ?? [];
    sockets.forEach((to, i) => to.send(bytes[i] ?? ''));
  });
});
process.on('message', (message: { recorded?: string[][] }) => {
  if (message.recorded) recorded = message.recorded;
});
