import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { Rng } from '../../src/shared/engine/rng.ts';
import { seedOf, stateRng } from '../../src/shared/engine/rng.ts';
import { playedAgain, type Independent } from './independent.ts';
import { RestartedPage } from './restarted-page.ts';

const PHONES = 2;
const BOTS = 3;
// Updates that the table sees, and milliseconds after the last of them, before the host is killed.
const MOST_UPDATES = 60;
const MOST_DELAY = 12;
// Seconds without a word from the host that mean it hangs.
const PATIENCE = 60;
// Milliseconds until a deal is asked for again.
const ASK_AGAIN = 3000;

export interface KillOptions {
  readonly kills: number;
  readonly seed: number;
  /** What node is to run: the host, built or by way of a loader. */
  readonly host: readonly string[];
  readonly say?: (line: string) => void;
}

export interface KillReport {
  readonly kills: number;
  /** Kills by what was on the table. */
  readonly during: Readonly<Record<string, number>>;
  /** Answers in all journals, every one played again from the seed with the same state. */
  readonly answers: number;
  /** Last lines that were torn. */
  readonly torn: number;
  /** Of those, per kill: answers on disk that no screen had seen yet. */
  readonly unseen: number;
  readonly games: number;
  readonly faults: readonly string[];
}

interface Ready {
  readonly port: number;
  readonly hostUrl: string;
}

/** Kills the host again and again while people and bots play, and looks whether anything seen was lost. */
export async function kills(options: KillOptions): Promise<KillReport> {
  const table = new KilledTable(options);
  try {
    await table.begin();
    for (let kill = 1; kill <= options.kills; kill++) {
      await table.killOnce();
      options.say?.(`${kill} of ${options.kills}: ${table.last}`);
    }
    return table.report(options.kills);
  } finally {
    await table.close();
  }
}

interface Journal {
  readonly name: string;
  readonly text: string;
  readonly replay: Independent;
}

class KilledTable {
  last = '';
  private readonly data = mkdtempSync(join(tmpdir(), 'saloon-kills-'));
  private readonly chance: Rng;
  private readonly host: readonly string[];
  private readonly phones: RestartedPage[];
  private table: RestartedPage | null = null;
  private readonly during: Record<string, number> = {};
  private readonly faults: string[] = [];
  private readonly read = new Map<string, Journal>();
  private torn = 0;
  private unseen = 0;
  private child: ChildProcess | null = null;
  private port = 0;
  private hostUrl = '';
  private askAgainAt = 0;
  private wake = () => {};

  constructor({ seed, host }: KillOptions) {
    this.chance = stateRng({ rng: seedOf(seed) });
    this.host = host;
    const token = (phone: number) => `phone-${phone}-of-the-kill-test`;
    this.phones = Array.from(
      { length: PHONES },
      (_, phone) => new RestartedPage({ screen: 'phone', token: token(phone), key: null }, this.forPage()),
    );
  }

  async begin(): Promise<void> {
    await this.start();
    for (const [place, phone] of this.phones.entries()) {
      phone.join(place);
      await this.until('a guest sits down', () => phone.you?.guest !== null);
    }
    for (let bot = 0; bot < BOTS; bot++) this.lead.command({ do: 'addBot' });
    this.lead.command({ do: 'turnTime', seconds: 120 });
    this.lead.command({ do: 'start' });
    await this.until('the first game is dealt', () => this.screens.every(({ game }) => game !== null));
  }

  async killOnce(): Promise<void> {
    const wanted = this.updates + 1 + this.chance.int(MOST_UPDATES);
    await this.until('the game goes on', () => {
      this.play();
      return this.updates >= wanted;
    });
    await setTimeout(this.chance.int(MOST_DELAY));
    const gone = once(this.child as ChildProcess, 'exit');
    this.child?.kill('SIGKILL');
    await gone;
    // What a dead host wrote into the socket is on its way still.
    await setTimeout(5);
    for (const screen of this.screens) screen.hangUp();
    const journals = this.journals();
    this.checkSeen(journals);
    const before = this.phones.map(({ you }) => you);
    this.askAgainAt = 0;
    await this.start();
    this.checkRestored(journals.at(-1)?.replay, before);
    if (this.lead.room?.pause) this.lead.command({ do: 'resume' });
    await this.until('the game is taken up again', () => this.screens.every(({ room }) => room?.pause === null));
  }

  report(number: number): KillReport {
    const { during, torn, unseen, faults } = this;
    const journals = this.journals();
    const answers = journals.reduce((sum, { replay }) => sum + replay.answers.length, 0);
    return { kills: number, during, answers, torn, unseen, games: journals.length, faults };
  }

  async close(): Promise<void> {
    for (const screen of this.screens) screen.hangUp();
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.data, { recursive: true, force: true });
  }

  private get lead(): RestartedPage {
    const [lead] = this.phones;
    if (!lead) throw new Error('nobody leads');
    return lead;
  }

  private get screens(): RestartedPage[] {
    return this.table ? [this.table, ...this.phones] : [...this.phones];
  }

  private get updates(): number {
    return this.table?.updates ?? 0;
  }

  private forPage(): ConstructorParameters<typeof RestartedPage>[1] {
    return { chance: this.chance, changed: () => this.wake() };
  }

  /** On the port of the last one, with the same folder, as somebody would who starts it again. */
  private async start(): Promise<void> {
    const flags = ['--port', String(this.port), '--data', this.data, '--bot-thinking', '1', '--pace', 'brisk'];
    const child = spawn(process.execPath, [...this.host, ...flags, '--no-mdns', '--no-open', '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the host ended with ${code}`)));
    const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [string];
    // From here on it is meant to end.
    ended.catch(() => {});
    const { port, hostUrl } = JSON.parse(line) as Ready;
    if (this.port !== 0 && port !== this.port) this.faults.push(`port ${port} instead of ${this.port}`);
    if (this.hostUrl !== '' && hostUrl !== this.hostUrl) this.faults.push('the table’s key is another one');
    this.port = port;
    this.hostUrl = hostUrl;
    const key = hostUrl.slice(hostUrl.indexOf('#') + 1);
    this.table ??= new RestartedPage({ screen: 'table', token: null, key }, this.forPage());
    for (const screen of this.screens) await screen.connect(port);
  }

  private play(): void {
    for (const phone of this.phones) void phone.answer();
    const { room, game } = this.lead;
    if (room?.phase !== 'result' || performance.now() < this.askAgainAt) return;
    this.askAgainAt = performance.now() + ASK_AGAIN;
    this.lead.command({ do: 'game', game: game?.id === 'dice' ? 'bang' : 'dice' });
    this.lead.command({ do: 'again' });
  }

  private journals(): Journal[] {
    const folder = join(this.data, 'games');
    const names = readdirSync(folder).filter(name => name.endsWith('.jsonl'));
    const all = names.map(name => {
      const text = readFileSync(join(folder, name), 'utf8');
      const known = this.read.get(name);
      const journal = known?.text === text ? known : { name, text, replay: playedAgain(text) };
      this.read.set(name, journal);
      return journal;
    });
    const began = (text: string) => (JSON.parse(text.slice(0, text.indexOf('\n'))) as { began: string }).began;
    return all.toSorted((a, b) => began(a.text).localeCompare(began(b.text)));
  }

  private checkSeen(journals: readonly Journal[]): void {
    const last = journals.at(-1);
    if (!last) throw new Error('nothing was kept');
    const recent = journals.slice(-2).map(({ replay }) => replay);
    if (!last.text.endsWith('\n')) this.torn++;
    const what = `${last.replay.game} after ${last.replay.answers.length} answers`;
    const { table } = this;
    const tableSaw = table?.game;
    if (tableSaw && !recent.some(replay => replay.showed(tableSaw, 'table')))
      this.faults.push(`${what}: the table saw what no journal leads to`);
    if (tableSaw && JSON.stringify(tableSaw) !== last.replay.now('table')) this.unseen++;
    for (const { own, acked } of this.phones) {
      if (own && !recent.some(replay => replay.game === own.id && replay.showed(own, own.seat)))
        this.faults.push(`${what}: seat ${own.seat} saw what no journal leads to`);
      for (const { decision, game } of acked) {
        const kept = recent.some(
          replay =>
            replay.game === game && replay.answers.some(one => one.decision === decision && one.seat === own?.seat),
        );
        if (!kept) this.faults.push(`${what}: an answer to ${decision} of ${game} was acknowledged and lost`);
      }
      acked.length = 0;
    }
    const phase = table?.room?.phase === 'result' ? 'result' : last.replay.game;
    this.during[phase] = (this.during[phase] ?? 0) + 1;
    this.last = what;
  }

  private checkRestored(replay: Independent | undefined, before: readonly RestartedPage['you'][]): void {
    if (!replay) return;
    const { table } = this;
    const wrong = (what: string) => this.faults.push(`${this.last}: ${what}`);
    if (JSON.stringify(table?.game) !== replay.now('table')) wrong('the table shows another state');
    if (!table?.you?.steers) wrong('the open table steers no more');
    if (table?.room?.phase === 'game' && table.room.pause?.from !== replay.answered) wrong('not paused as it was left');
    for (const [index, { own, you }] of this.phones.entries()) {
      if (you?.guest !== before[index]?.guest || you?.seat !== before[index]?.seat) wrong(`phone ${index} is another`);
      if (own === null || JSON.stringify(own) !== replay.now(own.seat)) wrong(`phone ${index} sees another hand`);
    }
  }

  private async until(what: string, holds: () => boolean): Promise<void> {
    for (let quiet = 0; !holds();) {
      const woken = await Promise.race([
        new Promise<boolean>(done => (this.wake = () => done(true))),
        setTimeout(1000, false),
      ]);
      quiet = woken ? 0 : quiet + 1;
      if (quiet < PATIENCE) continue;
      const { room, game } = this.lead;
      const state = JSON.stringify({
        phase: room?.phase,
        pause: room?.pause,
        guests: room?.guests,
        asked: game?.asked,
      });
      throw new Error(`${what}: no word from the host for ${PATIENCE} s; ${this.last}; ${state}`);
    }
  }
}
