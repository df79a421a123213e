// As much of `electron` as the entry uses, telling the parent process everything that is asked of it.
import { EventEmitter } from 'node:events';

const tell = message => process.send?.(message);

/** Answers every call that matters to nobody here. */
const deaf = target =>
  new Proxy(target, {
    get: (real, key) => (key in real ? real[key] : key === 'then' ? undefined : () => undefined),
  });

class App extends EventEmitter {
  isPackaged = false;
  name = 'stand-in';
  commandLine = { appendSwitch: () => {}, hasSwitch: () => false };
  whenReady = () => Promise.resolve();
  isReady = () => true;
  requestSingleInstanceLock = () => true;
  getLocale = () => 'en-GB';
  getPath = () => process.env.STAND_IN_DATA;
  getAppPath = () => process.cwd();
  getVersion = () => '0.0.0';
  quit = () => {
    let refused = false;
    const event = { preventDefault: () => (refused = true) };
    this.emit('before-quit', event);
    if (!refused) this.emit('will-quit', event);
    if (refused) return;
    tell({ quit: true });
    process.exit(0);
  };
  exit = code => {
    tell({ quit: true });
    process.exit(code);
  };
}
export const app = deaf(new App());

const handlers = {};
const session = deaf({
  setPermissionRequestHandler: handler => (handlers.permissionRequest = handler),
  setPermissionCheckHandler: handler => (handlers.permissionCheck = handler),
});
const defaultSession = session;
const sessions = { defaultSession, fromPartition: () => session };
export { sessions as session };

const contents = deaf(
  Object.assign(new EventEmitter(), { session, setWindowOpenHandler: handler => (handlers.open = handler) }),
);

export class BrowserWindow extends EventEmitter {
  static windows = [];
  static getAllWindows = () => BrowserWindow.windows;
  webContents = contents;

  constructor(options) {
    super();
    BrowserWindow.windows.push(this);
    tell({ window: options });
    app.emit('web-contents-created', {}, contents);
    app.emit('browser-window-created', {}, this);
    return deaf(this);
  }

  loadURL(url) {
    tell({ load: url });
    setImmediate(() => this.emit('ready-to-show'));
    return Promise.resolve();
  }

  setFullScreen(fullScreen) {
    tell({ fullScreen });
  }

  isFullScreen() {
    return true;
  }
}

export const powerSaveBlocker = {
  start: kind => (tell({ awake: kind }), 1),
  stop: () => {},
  isStarted: () => true,
};
export const Menu = deaf({ setApplicationMenu: menu => tell({ menu }) });
export const shell = deaf({});
export const screen = deaf({});
export const nativeTheme = deaf({});
export const dialog = deaf({});
export const ipcMain = deaf(new EventEmitter());

// The parent plays the page that tries what a table must not do.
process.on('message', ({ attempt, url }) => {
  switch (attempt) {
    case 'navigate': {
      let refused = false;
      contents.emit('will-navigate', { url, preventDefault: () => (refused = true) }, url);
      return tell({ navigate: url, refused });
    }
    case 'open':
      return tell({ open: url, action: handlers.open?.({ url })?.action });
    case 'permission':
      handlers.permissionRequest?.(contents, url, granted => tell({ permission: url, granted }));
      return tell({ permissionCheck: url, granted: handlers.permissionCheck?.(contents, url) });
    case 'quit':
      return app.quit();
  }
});
