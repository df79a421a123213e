import { BrowserWindow, powerSaveBlocker, session } from 'electron';

/** The television: an ordinary page in a locked-down window. It shows `url` and goes nowhere else. */
export async function openWindow(url: string): Promise<BrowserWindow> {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
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
  webContents.on('will-navigate', event => event.preventDefault());
  webContents.on('will-redirect', event => event.preventDefault());
  webContents.on('will-attach-webview', event => event.preventDefault());
  webContents.on('before-input-event', (event, { type, key }) => {
    if (type !== 'keyDown') return;
    if (key === 'F11') window.setFullScreen(!window.isFullScreen());
    else if (key === 'Escape' && window.isFullScreen()) window.setFullScreen(false);
    else return;
    event.preventDefault();
  });
  const awake = powerSaveBlocker.start('prevent-display-sleep');
  window.on('closed', () => powerSaveBlocker.stop(awake));
  await window.loadURL(url);
  return window;
}
