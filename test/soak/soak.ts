import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '../../src/renderer/connection.ts';
import { connect } from '../../src/renderer/connection.ts';
import type { Seen } from '../../src/renderer/seen.ts';
import { seedOf, stateRng } from '../../src/shared/engine/rng.ts';
import { GAMES } from '../../src/shared/games.ts';
import type { Command } from '../../src/shared/protocol/messages.ts';
import { startServer, type Server } from '../bench/server.ts';
import { emptyMemory, RoughLine, type Roughness } from './rough-line.ts';
import { differing, Visitor } from './visitor.ts';

export interface SoakFigures {
  games: number;
  answers: number;
  readonly happened: Record<string, number>;
  /** Memory of the host after so many answers, in bytes, its garbage collected. */
  readonly memory: { answers: number; rss: number; heap: number }[];
}

const ROUGH: Roughness = { breaks: 2, doubles: 20, stalls: 2 };
const SMOOTH: Roughness = { breaks: 0, doubles: 0, stalls: 0 };
/** Milliseconds without an answer that came to anything: then the table is stuck. */
const STUCK = 30_000;
/** Every so many games the table tells its story, and the phones wait for it. */
const PACED = 16;

/**
 * Eight phones and a table play `games` games back to back over real sockets against a host of its own process.
 * @throws {Error} when nothing goes on, or a screen shows something else than the host says
 */
export async function soak(
  { games, seed }: { games: number; seed: number },
  told: (figures: SoakFigures) => void = () => {},
): Promise<SoakFigures> {
  const host = new SoakHost();
  const { port, key } = await host.open();
  const evening = new SoakEvening({ port, key, seed });
  try {
    for (let game = 0; game < games; game++) {
      await evening.play(game);
      if (game % 5 === 4 || game === games - 1) await evening.measure(host.server);
      told(evening.figures);
    }
    return evening.figures;
  } finally {
    evening.close();
    await host.close();
  }
}

/** A host in a process of its own, in a folder of its own. */
export class SoakHost {
  readonly server: Server;
  private readonly data = mkdtempSync(join(tmpdir(), 'saloon-soak-'));

  constructor() {
    const args = ['--port', '0', '--data', this.data, '--no-mdns', '--no-open', '--json', '--bot-thinking', '0'];
    this.server = startServer(resolve('src/main/headless.ts'), args, ['--import', 'tsx']);
  }

  async open(): Promise<{ port: number; key: string }> {
    const { stdout } = this.server.child;
    if (!stdout) throw new Error('the host has no output to read');
    const [line] = (await once(createInterface({ input: stdout }), 'line')) as [string];
    const { port, hostUrl } = JSON.parse(line) as { port: number; hostUrl: string };
    return { port, key: new URL(hostUrl).hash.slice(1) };
  }

  async close(): Promise<void> {
    await this.server.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

class SoakEvening {
  readonly figures: SoakFigures = { games: 0, answers: 0, happened: {}, memory: [] };
  private readonly url: string;
  private readonly key: string;
  private readonly rng;
  private readonly visitors: Visitor[];
  private readonly faults: string[] = [];
  private table: Connection;
  private tableLine: RoughLine;
  private seen: Seen | null = null;
  private lastProgress = performance.now();

  constructor({ port, key, seed }: { port: number; key: string; seed: number }) {
    this.url = `ws://127.0.0.1:${port}/ws`;
    this.key = key;
    this.rng = stateRng({ rng: seedOf(seed) });
    [this.tableLine, this.table] = this.openTable({ paces: false });
    this.visitors = Array.from(
      { length: 8 },
      (_, place) =>
        new Visitor(place, {
          url: this.url,
          rng: this.rng,
          roughness: ROUGH,
          count: what => this.count(what),
          onAnswered: () => {
            this.figures.answers++;
            this.lastProgress = performance.now();
          },
          onFault: what => this.faults.push(what),
        }),
    );
  }

  async play(no: number): Promise<void> {
    const paces = no % PACED === PACED - 1;
    this.tableLine.end();
    [this.tableLine, this.table] = this.openTable({ paces });
    await this.until(() => this.seen?.room.guests.length === 8, 'eight people');
    await this.command({ do: 'game', game: GAMES[no % GAMES.length] ?? 'dice' });
    await this.command({ do: this.seen?.room.phase === 'result' ? 'again' : 'start' });
    // It is acknowledged before it is seen.
    await this.until(() => this.seen?.room.phase === 'game', 'the deal');
    const isOver = () => this.seen?.room.phase === 'result';
    while (!isOver()) {
      await setTimeout(40);
      this.checkProgress();
      const visitor = this.visitors[this.rng.int(this.visitors.length)];
      const dice = this.rng.int(100);
      // What a phone has not been shown yet is not in its view, but in a fresh one.
      if (dice < 6 && !paces) visitor?.compare();
      else if (dice < 8) this.tableLine.askAnew();
      else if (dice < 10) visitor?.openSecondTab();
      else visitor?.act();
    }
    this.figures.games++;
    await setTimeout(100);
    for (const visitor of this.visitors) if (!paces) visitor.compare();
    this.tableLine.askAnew();
    await setTimeout(200);
    this.checkProgress();
  }

  async measure(server: Server): Promise<void> {
    // The first collects the garbage that the second would count.
    await server.usage();
    const { rss, heap } = await server.usage();
    this.figures.memory.push({ answers: this.figures.answers, rss, heap });
  }

  close(): void {
    this.tableLine.end();
    for (const visitor of this.visitors) visitor.close();
  }

  private openTable({ paces }: { paces: boolean }): [RoughLine, Connection] {
    const line: RoughLine = new RoughLine({
      rng: this.rng,
      roughness: SMOOTH,
      memory: emptyMemory(),
      count: what => this.count(what),
      onFresh: ({ room, game, you, desk }) => {
        this.count('views compared');
        const { seen } = this;
        const has = { room: seen?.room, game: seen?.game, you: seen?.you, desk: seen?.desk };
        const should = { room, game, you, desk };
        if (!isDeepStrictEqual(has, should)) this.faults.push(`the table shows ${differing(has, should)}`);
      },
    });
    this.seen = null;
    let showing = false;
    const table: Connection = connect({
      screen: 'table',
      key: this.key,
      paces,
      url: this.url,
      surroundings: line.surroundings,
      onSeen: seen => {
        this.seen = seen;
        if (!paces || showing) return;
        // As fast as it may tell the host about it.
        showing = true;
        void setTimeout(40).then(() => {
          showing = false;
          table.shown(this.seen?.seq ?? 0);
        });
      },
    });
    return [line, table];
  }

  private command(command: Command): Promise<void> {
    return this.table.request({ type: 'command', command }).catch((error: unknown) => {
      throw new Error(`the host does not ${command.do} in game ${this.figures.games + 1}`, { cause: error });
    });
  }

  private async until(holds: () => boolean, what: string): Promise<void> {
    this.lastProgress = performance.now();
    while (!holds()) {
      await setTimeout(20);
      this.checkProgress(what);
      for (const visitor of this.visitors) visitor.act();
    }
    this.lastProgress = performance.now();
  }

  private checkProgress(what = 'an answer'): void {
    if (this.faults.length > 0) throw new Error(this.faults.join('\n').slice(0, 5000));
    if (performance.now() - this.lastProgress < STUCK) return;
    const all = this.visitors.map(visitor => visitor.describe()).join('\n');
    throw new Error(`stuck in game ${this.figures.games + 1}, waiting for ${what}:\n${all}`);
  }

  private count(what: string): void {
    this.figures.happened[what] = (this.figures.happened[what] ?? 0) + 1;
  }
}
