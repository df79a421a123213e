import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import { createServer, STATUS_CODES } from 'node:http';
import { isIP } from 'node:net';
import sirv from 'sirv';

/** Milliseconds and bytes a request may take, so that a slow one does not hold its place for minutes. */
const LIMITS: ServerOptions = {
  headersTimeout: 8000,
  requestTimeout: 12_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 8192,
};
/** Milliseconds without a byte, in either direction, after which a connection for pages is given up. */
const IDLE = 20_000;

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What phones ask of a new Wi-Fi, under whatever name: a table without internet is no trap. */
const CHECKS: Readonly<Record<string, { status: number; type: string; body: string }>> = {
  '/generate_204': { status: 204, type: 'text/plain', body: '' },
  '/gen_204': { status: 204, type: 'text/plain', body: '' },
  '/hotspot-detect.html': {
    status: 200,
    type: 'text/html',
    body: '<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>',
  },
  '/connecttest.txt': { status: 200, type: 'text/plain', body: 'Microsoft Connect Test' },
};

/** Pixi uploads textures from blobs in a worker; old browsers do not take 'self' for the socket. */
function policy(socket: string): string {
  return (
    `default-src 'self'; img-src 'self' data: blob:; worker-src 'self' blob:; connect-src 'self' ${socket} blob: data:; ` +
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  );
}

const PAGES: Readonly<Record<string, string>> = { '/': '/phone/index.html', '/table': '/table/index.html' };

/**
 * A page elsewhere may point a name of its own at this host; only numbers and our own names are answered.
 * @param ownNames host names in lower case
 */
export function isOwnHost(header: string | undefined, ownNames: readonly string[]): header is string {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  const name = (bracketed ?? plain ?? '').toLowerCase();
  return isIP(name) !== 0 || name === 'localhost' || ownNames.includes(name);
}

/** A browser's socket must come from a page of this host; other programs send no origin. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host ?? ''}`;
}

/** The server for pages and sockets, which nobody holds up by being slow. */
export function serverFor(listener: RequestListener): Server {
  const server = createServer(LIMITS, listener);
  server.timeout = IDLE;
  server.on('clientError', (error: NodeJS.ErrnoException, connection) => {
    if (!connection.writable) return connection.destroy();
    connection.once('finish', () => connection.destroy());
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    return connection.end(refusalText(status));
  });
  return server;
}

/** Serves the two pages. @throws {Error} when they are not built. */
export function pages(folder: string, ownNames: readonly string[]): RequestListener {
  if (!existsSync(folder)) throw new Error(`the pages are not built: no ${folder}; run "npm run build" first`);
  const serve = sirv(folder, { etag: true, gzip: true, setHeaders: caching });
  return (request, response) => {
    const { host } = request.headers;
    const own = isOwnHost(host, ownNames);
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', policy(own ? `ws://${host}` : ''));
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const check = request.method === 'GET' ? CHECKS[path] : undefined;
    if (check) return void response.writeHead(check.status, { 'Content-Type': check.type }).end(check.body);
    if (!own) return refuse(response, 421, 'This address is not the saloon.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only reading here.');
    const page = PAGES[path];
    if (page !== undefined) request.url = page;
    // Nothing here is long enough to be read in parts, and a part that ends before it begins would be an error.
    delete request.headers.range;
    serve(request, response, () => refuse(response, 404, 'Nothing here. The table is at /table, phones go to /.'));
  };
}

/** An answer for where there is no response to fill in: to an upgrade, or to what is no request. */
export function refusalText(status: number): string {
  const headers = { ...HEADERS, 'Content-Security-Policy': policy(''), 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
}

function caching(response: ServerResponse, path: string): void {
  // Everything but the pages is named after its content.
  response.setHeader('Cache-Control', path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable');
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
}
