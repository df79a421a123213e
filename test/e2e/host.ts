import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

interface Ready {
  /** What the QR code says. */
  readonly joinUrl: string;
  readonly tableUrl: string;
  /** The table with the key that lets it steer. */
  readonly hostUrl: string;
  readonly port: number;
}

/** The built headless host in a process of its own. */
export interface Host extends Ready {
  /** Kills it in the middle of whatever it does and starts it again, as somebody would. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export async function startHost(...flags: string[]): Promise<Host> {
  const data = mkdtempSync(join(tmpdir(), 'saloon-e2e-'));
  let running = await launch('--port', '0', '--data', data, ...flags);
  const { port, joinUrl, tableUrl, hostUrl } = running.ready;
  return {
    port,
    joinUrl,
    tableUrl,
    hostUrl,
    async crash() {
      await running.end('SIGKILL');
      running = await launch('--port', String(port), '--data', data, ...flags);
    },
    async stop() {
      await running.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function launch(
  ...flags: string[]
): Promise<{ readonly ready: Ready; readonly end: (signal: NodeJS.Signals) => Promise<void> }> {
  const child = spawn(
    process.execPath,
    [resolve('out/main/headless.js'), '--no-mdns', '--no-open', '--json', ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = once(child, 'exit');
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    gone.then(([code]) => Promise.reject(new Error(`the host ended with ${code} before it was ready`))),
  ])) as [string];
  return {
    ready: JSON.parse(line) as Ready,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
