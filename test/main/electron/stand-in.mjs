import { EventEmitter } from 'node:events';

const told = {
  windowOpen: null,
  permission: null,
  permissionCheck: null,
  prevented: [],
  opened: [],
  home: null,
  awake: null,
  menu: true,
  download: null,
};

const PLACES = ['http://192.168.1.30:8080/table', 'http://192.168.1.30:8080/', 'https://example.org/table', 'file:///'];

export const app = Object.assign(new EventEmitter(), {
  whenReady: () => Promise.resolve(),
  requestSingleInstanceLock: () => true,
  quit: () => process.exit(0),
  exit: code => process.exit(code),
});

export const Menu = { setApplicationMenu: menu => (told.menu = menu !== null) };

export const powerSaveBlocker = {
  start(kind) {
    told.awake = kind;
    return 1;
  },
  stop() {},
};

export const session = {
  defaultSession: {
    setPermissionRequestHandler: ask => ask(null, 'media', allowed => (told.permission = allowed)),
    setPermissionCheckHandler: ask => (told.permissionCheck = ask()),
    on: (name, act) => act({ preventDefault: () => (told.download = name) }),
  },
};

export class BrowserWindow extends EventEmitter {
  fullScreen = true;
  url = '';

  constructor(options) {
    super();
    this.options = options;
    this.webContents = Object.assign(new EventEmitter(), {
      getURL: () => this.url,
      setWindowOpenHandler: ask => (told.windowOpen = ask({ url: 'http://elsewhere/' }).action),
    });
  }

  removeMenu() {
    told.menu = false;
  }

  isFullScreen() {
    return this.fullScreen;
  }

  setFullScreen(on) {
    this.fullScreen = on;
  }

  async loadURL(url) {
    this.url = url;
    if (told.home !== null) return;
    told.home = false;
    for (const place of PLACES) {
      let open = true;
      this.webContents.emit('will-navigate', { url: place, preventDefault: () => (open = false) });
      if (open) told.opened.push(place);
    }
    for (const name of ['will-navigate', 'will-redirect', 'will-attach-webview'])
      this.webContents.emit(name, { preventDefault: () => told.prevented.push(name) });
    const key = { preventDefault() {} };
    this.webContents.emit('before-input-event', key, { type: 'keyDown', key: 'Escape' });
    const escaped = !this.fullScreen;
    [this.url] = PLACES;
    this.webContents.emit('before-input-event', key, { type: 'keyDown', key: 'Escape' });
    told.home = this.url === url;
    const page = await fetch(url);
    const { webPreferences, fullscreen } = this.options;
    console.log(JSON.stringify({ ...told, webPreferences, fullscreen, escaped, status: page.status, url }));
    setImmediate(() => app.emit('window-all-closed'));
  }
}
