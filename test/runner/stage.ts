import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** What one stage of the proof came to. */
export interface Result {
  passed: number;
  failed: number;
  /** One line each: what was skipped, and why. */
  skipped: string[];
}

/** Runs a program with its output on ours. Resolves to its exit code; 1 when it could not start or ran out of time. */
export function run(
  program: string,
  args: readonly string[],
  options: { env?: Record<string, string>; limit?: number } = {},
): Promise<number> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...options.env },
      timeout: options.limit ?? 0,
      killSignal: 'SIGKILL',
    });
    child.on('error', error => {
      console.error(`${program} did not start: ${error.message}`);
      resolve(1);
    });
    child.on('exit', code => resolve(code ?? 1));
  });
}

/** Runs a tool of node_modules, given by the path of its own script, under this Node. */
export function tool(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return run(process.execPath, [`node_modules/${script}`, ...args], { env });
}

/** A check that either holds or does not. */
export async function check(exit: Promise<number>): Promise<Result> {
  return (await exit) === 0 ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [] };
}

/**
 * A test runner that writes a report to `file`. A run that crashed, or ran nothing, is a failure even when its report
 * has none.
 */
export async function report(
  file: string,
  start: () => Promise<number>,
  read: (json: unknown) => Result,
): Promise<Result> {
  rmSync(file, { force: true });
  const code = await start();
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [] };
  const result = read(JSON.parse(readFileSync(file, 'utf8')));
  const ran = result.passed + result.failed + result.skipped.length;
  if (result.failed === 0 && (code !== 0 || ran === 0)) return { ...result, failed: 1 };
  return result;
}
