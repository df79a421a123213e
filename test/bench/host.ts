import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Decision } from '../../src/shared/engine/decision.ts';
import type { GameId } from '../../src/shared/games.ts';
import { randomPicks } from '../../src/shared/bots/random.ts';
import { seedOf, stateRng } from '../../src/shared/engine/rng.ts';
import { Guest } from './guest.ts';
import type { Stretch } from './measure.ts';
import { startServer, type Server, type Usage } from './server.ts';

const PHONES = 8;

/** Screens besides the eight phones that play. */
export interface Onlookers {
  readonly tables: number;
  /** Phones that nobody plays on. */
  readonly spectators: number;
}

const JUST_A_TABLE: Onlookers = { tables: 1, spectators: 0 };

export interface HostTableOptions {
  readonly onlookers?: Onlookers;
  /** Every answer is on the disk before any screen learns of it. */
  readonly saving?: boolean;
}

/** Our host with tables, eight phones that play at random as fast as it answers, and phones that look on. */
export class HostTable {
  /** What each screen was sent at each action of the last stretch. */
  recorded: string[][] = [];
  /** Bytes that each phone got at each action. */
  phoneBytes: number[] = [];
  private readonly server: Server;
  private readonly guests: Guest[] = [];
  private readonly data = mkdtempSync(join(tmpdir(), 'saloon-bench-'));
  private readonly chance = stateRng({ rng: seedOf(1) });
  private wake: () => void = () => {};

  private readonly game: GameId;
  private readonly onlookers: Onlookers;

  constructor(main: string, game: GameId, { onlookers = JUST_A_TABLE, saving = false }: HostTableOptions = {}) {
    this.game = game;
    this.onlookers = onlookers;
    const kept = saving ? ['--data', this.data] : ['--no-save'];
    this.server = startServer(main, ['--port', '0', '--no-mdns', '--no-open', '--json', ...kept]);
  }

  async open(): Promise<void> {
    const { stdout } = this.server.child;
    if (!stdout) throw new Error('the host has no output to read');
    const lines = createInterface({ input: stdout });
    const ended = once(this.server.child, 'exit').then(([code]) =>
      Promise.reject(new Error(`the host ended with ${code}`)),
    );
    const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    // From here on it ends only when it is told to.
    ended.catch(() => {});
    const { port } = JSON.parse(line) as { port: number };
    const { tables, spectators } = this.onlookers;
    for (let i = 0; i < PHONES + tables + spectators; i++) {
      const guest = new Guest(port, () => this.wake());
      this.guests.push(guest);
      await guest.hello(i >= PHONES && i < PHONES + tables ? 'table' : 'phone', null);
      if (i < PHONES) await guest.join(i);
    }
    this.guests[0]?.command({ do: 'game', game: this.game });
    await this.deal('start');
  }

  async play(actions: number): Promise<Stretch> {
    const times: number[] = [];
    this.recorded = [];
    const before = await this.usage();
    for (let i = 0; i < actions; i++) {
      if (this.asked() === null) await this.deal('again');
      times.push(await this.act());
    }
    const after = await this.usage();
    return { times, cpu: (after.cpu - before.cpu) / actions };
  }

  usage(): Promise<Usage> {
    return this.server.usage();
  }

  async close(): Promise<void> {
    this.guests.forEach(guest => guest.close());
    await this.server.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** From the answer to the moment at which the last screen has the news of it. */
  private async act(): Promise<number> {
    const asked = this.asked();
    if (!asked) throw new Error('nobody is asked');
    const { guest, decision } = asked;
    await guest.breath();
    this.guests.forEach(g => g.forget());
    const began = performance.now();
    guest.answer(decision, randomPicks(decision, this.chance));
    await this.until(() => this.guests.every(g => g.lastUpdate !== ''));
    const time = performance.now() - began;
    this.recorded.push(this.guests.map(g => g.lastUpdate));
    this.phoneBytes.push(...this.guests.slice(0, PHONES).map(g => g.bytes));
    return time;
  }

  /** Whoever is asked in front of everybody; standing questions may wait for ever. */
  private asked(): { guest: Guest; decision: Decision<object> } | null {
    const { game } = this.guests[0] ?? {};
    const seats = [game?.asked ?? []].flat().map(({ seat }) => seat);
    for (const guest of this.guests)
      if (guest.own?.decision && seats.includes(guest.own.seat)) return { guest, decision: guest.own.decision };
    return null;
  }

  private async deal(how: 'start' | 'again'): Promise<void> {
    this.guests[0]?.command({ do: how });
    await this.until(() => this.guests.every(g => g.game?.outcome === null) && this.asked() !== null);
  }

  private async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>(resolve => (this.wake = resolve));
  }
}
