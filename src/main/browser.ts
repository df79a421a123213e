import { Launcher, launch } from 'chrome-launcher';
import { hasScreen } from './has-screen.ts';

/** Opens the table as a window of its own; false when there is no screen or no browser. The window ends with us. */
export async function openBrowser(url: string): Promise<boolean> {
  if (!hasScreen() || Launcher.getInstallations().length === 0) return false;
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  try {
    await launch({
      startingUrl: url,
      ignoreDefaultFlags: true,
      logLevel: 'silent',
      chromeFlags: [
        `--app=${url}`,
        '--start-fullscreen',
        '--window-position=0,0',
        '--no-first-run',
        '--no-default-browser-check',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        ...root,
      ],
    });
    return true;
  } catch {
    return false;
  }
}
