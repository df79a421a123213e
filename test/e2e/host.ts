import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The built headless host in a process of its own. */
export interface Host {
  /** What the QR code says. */
  readonly joinUrl: string;
  readonly tableUrl: string;
  /** The table with the key that lets it steer. */
  readonly hostUrl: string;
  readonly port: number;
  stop(): Promise<void>;
}

export async function startHost(...flags: string[]): Promise<Host> {
  const data = mkdtempSync(join(tmpdir(), 'saloon-e2e-'));
  const child = spawn(
    process.execPath,
    [resolve('out/main/headless.js'), '--port', '0', '--data', data, '--no-mdns', '--no-open', '--json', ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = once(child, 'exit');
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    gone.then(([code]) => Promise.reject(new Error(`the host ended with ${code} before it was ready`))),
  ])) as [string];
  const { port, joinUrl, tableUrl, hostUrl } = JSON.parse(line) as Host;
  return {
    port,
    joinUrl,
    tableUrl,
    hostUrl,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
