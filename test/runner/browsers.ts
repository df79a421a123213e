import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The first of `names` that is a program on the PATH or an existing path, or null. */
function firstProgram(names: readonly (string | undefined)[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const name of names) {
    if (!name) continue;
    const candidates = /[\\/]/.test(name) ? [name] : folders.map(folder => join(folder, name));
    const found = candidates.find(existsSync);
    if (found) return found;
  }
  return null;
}

/** Where Playwright keeps the browsers it downloads. */
function playwrightFolder(): string {
  const own = process.env['PLAYWRIGHT_BROWSERS_PATH'];
  if (own && own !== '0') return own;
  if (process.platform === 'win32') return join(process.env['LOCALAPPDATA'] ?? homedir(), 'ms-playwright');
  return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
}

function downloadedChromium(): string | null {
  const folder = playwrightFolder();
  if (!existsSync(folder)) return null;
  const places = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-linux-arm64/chrome',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ];
  const versions = readdirSync(folder)
    .filter(name => /^chromium-\d+$/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return firstProgram(versions.flatMap(version => places.map(place => join(folder, version, place))));
}

/** A Chromium, Chrome or Edge that is already here, or null. `CHROME_PATH` goes first. */
export function findChromium(): string | null {
  const { env } = process;
  const windows = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap(folder =>
    folder
      ? ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].map(name =>
          join(folder, name, 'Application', name.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
        )
      : [],
  );
  return (
    firstProgram([
      env['CHROME_PATH'],
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'microsoft-edge-stable',
      'microsoft-edge',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ...windows,
    ]) ?? downloadedChromium()
  );
}

/** A Firefox of the system, which Playwright drives over WebDriver BiDi, or null. */
export function findFirefox(): string | null {
  return firstProgram([
    process.env['FIREFOX_PATH'],
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ]);
}

/** What drives WebKitGTK, the nearest to Safari on Linux, or null; it draws on `Xvfb`. */
export function findWebKit(): { readonly driver: string; readonly browser: string; readonly screen: string } | null {
  const driver = firstProgram(['WebKitWebDriver']);
  const folders = ['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
  const browser = firstProgram(folders);
  const screen = firstProgram(['Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : null;
}

/** Debian and its children, as root: packages can be installed without asking anybody. */
export function mayInstallPackages(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID(_LIKE)?=.*debian/m.test(release);
}
