import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const entry = resolve('out/main/index.js');
const built = existsSync(entry);

/** Electron's program where it is installed; never by `require`, which would start a download. */
function program(): string | null {
  const named = resolve('node_modules/electron/path.txt');
  if (!existsSync(named)) return null;
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? resolve('node_modules/electron/dist');
  const found = join(folder, readFileSync(named, 'utf8').trim());
  return existsSync(found) ? found : null;
}

test.skipIf(!built)(
  `the built entry opens a locked-down window on the table${built ? '' : ' (not built: run npm run build)'}`,
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'saloon-electron-'));
    const register = pathToFileURL(resolve('test/main/electron/register.mjs')).href;
    const child = spawn(process.execPath, ['--import', register, entry, '--port', '0', '--data', data, '--no-mdns'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let complaints = '';
    child.stdout.on('data', chunk => (out += String(chunk)));
    child.stderr.on('data', chunk => (complaints += String(chunk)));
    const [code] = (await once(child, 'close')) as [number | null];
    rmSync(data, { recursive: true, force: true });
    expect(complaints).toBe('');
    expect(code).toBe(0);
    const told = JSON.parse(out) as Record<string, unknown>;
    expect(told).toMatchObject({
      fullscreen: true,
      escaped: true,
      menu: false,
      awake: 'prevent-display-sleep',
      windowOpen: 'deny',
      permission: false,
      permissionCheck: false,
      download: 'will-download',
      opened: ['http://192.168.1.30:8080/table'],
      home: true,
      prevented: ['will-navigate', 'will-redirect', 'will-attach-webview'],
      webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false, webSecurity: true },
      status: 200,
    });
    expect(told['url']).toMatch(/^http:\/\/localhost:\d+\/table#[\w-]{22}$/);
  },
);

const electron = program();
test.skipIf(electron === null || !built)(
  `the real Electron shows the table${electron === null ? ' (its binary is not installed here)' : ''}`,
  async () => {
    const { _electron } = await import('playwright-core');
    const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '.', '--port=0', '--no-save', '--no-mdns'];
    const shell = await _electron.launch({ executablePath: electron ?? '', args });
    const page = await shell.firstWindow();
    await page.locator('canvas').waitFor();
    expect(await page.evaluate('typeof require + typeof process')).toBe('undefinedundefined');
    await shell.close();
  },
);
