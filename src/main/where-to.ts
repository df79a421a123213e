import { isPrivate } from './net/addresses.ts';

/** Where the window may go by itself: to the table page of another host in the house, and back to its own. */
export function mayOpen(url: string, home: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, origin, hostname, pathname } = new URL(url);
  if (protocol !== 'http:' || pathname !== '/table' || username !== '' || password !== '') return false;
  // Numbers alone: behind a name could be anybody.
  return origin === new URL(home).origin || isPrivate(hostname);
}
