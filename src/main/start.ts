import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../shared/text/en/index.ts';
import { hasScreen } from './has-screen.ts';

// Milliseconds to fetch Electron before the table opens in a browser instead.
const FETCH_LIMIT = 90_000;

const root = join(import.meta.dirname, '../..');
const electron = join(root, 'node_modules/electron');

/** Electron's program, or null. Never `require('electron')`: that would start a download nobody sees. */
function electronProgram(): string | null {
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(electron, 'dist');
  const named = join(electron, 'path.txt');
  if (!existsSync(named)) return null;
  const program = join(folder, readFileSync(named, 'utf8').trim());
  return existsSync(program) ? program : null;
}

function run(program: string, args: readonly string[], limit: number | null): Promise<number | null> {
  const output = limit === null ? 'inherit' : 'ignore';
  return new Promise(done => {
    const child = spawn(program, args, {
      stdio: ['inherit', output, output],
    });
    const timer = limit === null ? undefined : setTimeout(() => child.kill(), limit);
    const passOn = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    child.on('error', () => done(null));
    child.on('exit', code => {
      clearTimeout(timer);
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      done(code);
    });
  });
}

async function fetchElectron(): Promise<void> {
  const installer = join(electron, 'install.js');
  if (!existsSync(installer)) return;
  process.stdout.write(`${en.start.fetching({ seconds: FETCH_LIMIT / 1000 })}\n`);
  await run(process.execPath, [installer], FETCH_LIMIT);
}

const args = process.argv.slice(2);
const screen = hasScreen();
if (screen && electronProgram() === null) await fetchElectron();
const program = screen ? electronProgram() : null;
if (program !== null) {
  process.stdout.write(`${en.start.inElectron}\n`);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  process.exitCode = (await run(program, [...sandbox, root, ...args], null)) ?? 1;
} else {
  process.stdout.write(`${screen ? en.start.noElectron : en.start.noScreen}\n`);
  process.exitCode = (await run(process.execPath, [join(import.meta.dirname, 'headless.js'), ...args], null)) ?? 1;
}
