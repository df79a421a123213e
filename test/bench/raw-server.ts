/**
 * The least a server could do: on each message, send everybody the bytes our host sent at that action. With a file in
 * its arguments it first has a line of a journal's length on the disk.
 */
import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { WebSocketServer, type WebSocket } from 'ws';

const [, , file] = process.argv;
const journal = file === undefined ? null : openSync(file, 'a');
const LINE = `${'x'.repeat(255)}\n`;

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
    if (journal !== null) {
      writeSync(journal, LINE);
      fdatasyncSync(journal);
    }
    const bytes = recorded[action++ % recorded.length] ?? [];
    sockets.forEach((to, i) => to.send(bytes[i] ?? ''));
  });
});
process.on('message', (message: { recorded?: string[][] }) => {
  if (message.recorded) recorded = message.recorded;
});
