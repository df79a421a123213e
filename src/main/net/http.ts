import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import sirv from 'sirv';

const HEADERS: Readonly<Record<string, string>> = {
  // Pixi uploads textures from blobs in a worker; sockets go to this host alone, which old browsers call ws:.
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data: blob:; worker-src 'self' blob:; connect-src 'self' ws: blob: data:; " +
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const PAGES: Readonly<Record<string, string>> = { '/': '/phone/index.html', '/table': '/table/index.html' };

/**
 * A page elsewhere may point a name of its own at this host; only numbers and our own names are answered.
 * @param ownNames host names in lower case
 */
export function isOwnHost(header: string | undefined, ownNames: readonly string[]): boolean {
  if (header === undefined) return false;
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return isIP(name) !== 0 || name === 'localhost' || ownNames.includes(name);
}

/** A browser's socket must come from a page of this host; other programs send no origin. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host ?? ''}`;
}

/** Serves the two pages. @throws {Error} when they are not built. */
export function pages(folder: string, ownNames: readonly string[]): RequestListener {
  if (!existsSync(folder)) throw new Error(`the pages are not built: no ${folder}; run "npm run build" first`);
  const serve = sirv(folder, { etag: true, setHeaders: caching });
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (!isOwnHost(request.headers.host, ownNames)) return refuse(response, 421, 'This address is not the saloon.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only reading here.');
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const page = PAGES[path];
    if (page !== undefined) request.url = page;
    serve(request, response, () => refuse(response, 404, 'Nothing here. The table is at /table, phones go to /.'));
  };
}

function caching(response: ServerResponse, path: string): void {
  // Everything but the pages is named after its content.
  response.setHeader('Cache-Control', path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable');
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
}
