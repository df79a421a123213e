import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Stretch } from './measure.ts';
import { startServer, type Server } from './server.ts';

/** As many clients of the plain broadcast server as our host had. */
export class RawTable {
  private readonly server: Server;
  private readonly sockets: WebSocket[] = [];
  private missing = 0;
  private everybodyHas: () => void = () => {};

  /** @param journal a file that gets a line, down to the disk, before anything is sent; null: none */
  constructor(journal: string | null) {
    const args = journal === null ? [] : [journal];
    this.server = startServer(join(import.meta.dirname, 'raw-server.ts'), args, ['--import', 'tsx']);
  }

  async open(recorded: string[][]): Promise<void> {
    const [{ port }] = (await once(this.server.child, 'message')) as [{ port: number }];
    this.server.child.send({ recorded });
    for (let i = 0; i < (recorded[0]?.length ?? 0); i++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
      // Parsed like the host's messages, so that only the servers differ.
      socket.on('message', data => {
        JSON.parse((data as Buffer).toString());
        if (--this.missing === 0) this.everybodyHas();
      });
      await once(socket, 'open');
      this.sockets.push(socket);
    }
  }

  async play(actions: number): Promise<Stretch> {
    const times: number[] = [];
    const before = await this.server.usage();
    for (let i = 0; i < actions; i++) {
      // Our host's phones pause between their answers, so the machine cools down as much here.
      await setTimeout(10);
      this.missing = this.sockets.length;
      const shown = new Promise<void>(resolve => (this.everybodyHas = resolve));
      const began = performance.now();
      this.sockets[i % 8]?.send(JSON.stringify({ type: 'answer', id: i, decision: i, picks: [0] }));
      await shown;
      times.push(performance.now() - began);
    }
    const after = await this.server.usage();
    return { times, cpu: (after.cpu - before.cpu) / actions };
  }

  async close(): Promise<void> {
    this.sockets.forEach(socket => socket.terminate());
    await this.server.stop();
  }
}
