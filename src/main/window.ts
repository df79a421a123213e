import { BrowserWindow, powerSaveBlocker, session } from 'electron';
import { mayOpen } from './where-to.ts';

/** Chromium's number for a page that was left before it came. */
const ABORTED = -3;

/** The television: an ordinary page in a locked-down window. It shows `home`, other hosts' tables, and nothing else. */
export async function openWindow(home: string): Promise<BrowserWindow> {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
  session.defaultSession.on('will-download', event => event.preventDefault());
  const window = new BrowserWindow({
    width: 1280,
    height: 720,
    fullscreen: true,
    autoHideMenuBar: true,
    backgroundColor: '#0d0907',
    webPreferences: {
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      backgroundThrottling: false,
    },
  });
  window.removeMenu();
  const { webContents } = window;
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  webContents.on('will-navigate', event => {
    if (!mayOpen(event.url, home)) event.preventDefault();
  });
  webContents.on('will-redirect', event => event.preventDefault());
  webContents.on('will-attach-webview', event => event.preventDefault());
  const isAway = () => {
    const here = webContents.getURL();
    return URL.canParse(here) && new URL(here).origin !== new URL(home).origin;
  };
  const goHome = () => {
    window.loadURL(home).catch(() => {});
  };
  webContents.on('did-fail-load', (_event, code, _words, _url, isMainFrame) => {
    if (isMainFrame && code !== ABORTED && isAway()) goHome();
  });
  webContents.on('before-input-event', (event, { type, key }) => {
    if (type !== 'keyDown') return;
    if (key === 'F11') window.setFullScreen(!window.isFullScreen());
    else if (key === 'Escape' && isAway()) goHome();
    else if (key === 'Escape' && window.isFullScreen()) window.setFullScreen(false);
    else return;
    event.preventDefault();
  });
  const awake = powerSaveBlocker.start('prevent-display-sleep');
  window.on('closed', () => powerSaveBlocker.stop(awake));
  await window.loadURL(home);
  return window;
}
