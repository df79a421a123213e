import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAMS = ['ip', 'dbus-daemon', 'avahi-daemon', 'avahi-browse', 'avahi-resolve'];
const BUS = `<busconfig><type>system</type><auth>EXTERNAL</auth><listen>unix:path=SOCKET</listen>
<policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/><allow user="*"/></policy>
</busconfig>`;
const AVAHI = '[server]\nuse-ipv4=yes\nuse-ipv6=no\nhost-name=NAME\n[publish]\ndisable-publishing=yes\n';

/** Why no networks can be made here; null when they can. */
export function whyNoNetworks(...besides: readonly string[]): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux';
  const lacking = [...PROGRAMS, ...besides].filter(program => !isInstalled(program));
  if (lacking.length > 0) return `needs ${lacking.join(', ')}`;
  const trial = `saloon-trial-${process.pid}`;
  try {
    ip('netns', 'add', trial);
    ip('netns', 'del', trial);
    return null;
  } catch {
    return 'the kernel gives no network namespaces here';
  }
}

function isInstalled(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** A program whose output is read line by line. */
export class Running {
  readonly child: ChildProcess;
  private readonly lines: string[] = [];
  private waiting: (() => void)[] = [];

  constructor(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', line => {
          this.lines.push(line);
          this.wake();
        });
    this.child.on('exit', () => this.wake());
  }

  /** The first line, old or new, that fits. @throws {Error} with what was said, when the program ends without it. */
  async line(fits: (line: string) => boolean): Promise<string> {
    for (;;) {
      const found = this.lines.find(fits);
      if (found !== undefined) return found;
      if (this.child.exitCode !== null) throw new Error(`ended with ${this.child.exitCode}: ${this.lines.join('\n')}`);
      await new Promise<void>(resolve => this.waiting.push(resolve));
    }
  }

  /** The last line that fits, as far as it has come. */
  last(fits: (line: string) => boolean): string | null {
    return this.lines.findLast(fits) ?? null;
  }

  hears(line: string): void {
    this.child.stdin?.write(`${line}\n`);
  }

  private wake(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const go of waiting) go();
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const gone = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    return (await gone)[0];
  }
}

/** A computer with a network stack of its own: nothing it sends reaches the machine's real networks. */
export class Computer {
  readonly name: string;
  private readonly programs: Running[] = [];

  constructor(name: string) {
    this.name = `saloon-${process.pid}-${name}`;
    ip('netns', 'add', this.name);
    ip('-n', this.name, 'link', 'set', 'lo', 'up');
  }

  run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
    const running = new Running('ip', ['netns', 'exec', this.name, program, ...args], env);
    this.programs.push(running);
    return running;
  }

  moves({ as, from, to }: { as: string; from: string; to: string }): void {
    ip('-n', this.name, 'address', 'del', `${from}/24`, 'dev', as);
    ip('-n', this.name, 'address', 'add', `${to}/24`, 'dev', as);
  }

  /** Wi-Fi off, and on again: it keeps its address. */
  link(as: string, state: 'up' | 'down'): void {
    ip('-n', this.name, 'link', 'set', as, state);
  }

  async end(): Promise<void> {
    for (const program of this.programs.toReversed()) await program.stop('SIGKILL');
    ip('netns', 'del', this.name);
  }
}

/** A cable between two computers; each end is an interface of the given name and address. */
export function cable(...ends: { computer: Computer; as: string; address: string | null }[]): void {
  const [one, other] = ends;
  if (!one || !other) throw new Error('a cable has two ends');
  const to = ['peer', 'name', other.as, 'netns', other.computer.name];
  ip('link', 'add', one.as, 'netns', one.computer.name, 'type', 'veth', ...to);
  for (const { computer, as, address } of ends) {
    if (address !== null) ip('-n', computer.name, 'address', 'add', `${address}/24`, 'dev', as);
    ip('-n', computer.name, 'link', 'set', as, 'up');
  }
}

/** What stands between all computers of a house: each on a cable of its own, by the name `eth0`. */
export class Switch {
  private readonly computer = new Computer('switch');
  private ports = 0;

  constructor() {
    ip('-n', this.computer.name, 'link', 'add', 'br0', 'type', 'bridge');
    ip('-n', this.computer.name, 'link', 'set', 'br0', 'up');
  }

  connect(computer: Computer, address: string): void {
    const port = `port${++this.ports}`;
    cable({ computer: this.computer, as: port, address: null }, { computer, as: 'eth0', address });
    ip('-n', this.computer.name, 'link', 'set', port, 'master', 'br0');
  }

  /** From now on so many of a hundred packets never arrive. */
  async loses(percent: number): Promise<void> {
    const rules = `table bridge air { chain lose { type filter hook forward priority 0; numgen random mod 100 < ${percent} drop; }; }`;
    const code = await this.computer.run('nft', [rules]).ended();
    if (code !== 0) throw new Error(`nft ended with ${code}`);
  }

  end(): Promise<void> {
    return this.computer.end();
  }
}

/** Somebody else's mDNS, Avahi, on a computer of its own. */
export class Listener {
  readonly computer: Computer;
  private readonly folder = mkdtempSync(join(tmpdir(), 'saloon-avahi-'));
  private readonly env: NodeJS.ProcessEnv;

  constructor(name: string) {
    this.computer = new Computer(name);
    const socket = join(this.folder, 'bus');
    this.env = { DBUS_SYSTEM_BUS_ADDRESS: `unix:path=${socket}` };
    writeFileSync(join(this.folder, 'bus.conf'), BUS.replace('SOCKET', socket));
    writeFileSync(join(this.folder, 'avahi.conf'), AVAHI.replace('NAME', name));
  }

  async open(): Promise<void> {
    const bus = this.computer.run('dbus-daemon', [
      `--config-file=${join(this.folder, 'bus.conf')}`,
      '--nofork',
      '--print-address',
    ]);
    await bus.line(line => line.startsWith('unix:'));
    // A /run of its own, which ends with it: the machine's Avahi keeps its process number there.
    const start = `mount -t tmpfs none /run && exec avahi-daemon --no-drop-root --no-chroot --no-rlimits -f "$1"`;
    const avahi = this.computer.run('sh', ['-c', start, 'sh', join(this.folder, 'avahi.conf')], this.env);
    await avahi.line(line => line.includes('Server startup complete'));
  }

  /** Goes on until the end: `+` for what appears, `=` when it is resolved, `-` for what vanishes. */
  browse(type: string): Running {
    return this.computer.run('avahi-browse', ['--parsable', '--no-db-lookup', '--resolve', type], this.env);
  }

  async addressOf(name: string): Promise<string> {
    const answer = await this.computer.run('avahi-resolve', ['-4', '-n', name], this.env).line(line => line !== '');
    return answer.split('\t')[1] ?? answer;
  }

  async end(): Promise<void> {
    await this.computer.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
