import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { Status } from '../../connection.ts';

/** Shorter gaps are nobody's business. */
const SOON = 1200;
/** A page that is still too old after one new load is loaded again so often. */
const RELOAD_EVERY = 30_000;

/** Says when the host cannot be heard; the table stays as it was, and the connection tries for ever. */
export function lineSign(root: HTMLElement, words: () => Catalogue['table']): (status: Status) => void {
  let timer = 0;
  let reload = 0;
  let was: Status['is'] | null = null;
  return status => {
    // Every try that fails is told again; the gap began with the first.
    if (status.is === was) return;
    was = status.is;
    clearTimeout(timer);
    clearTimeout(reload);
    if (status.is === 'open') {
      root.textContent = '';
      return;
    }
    timer = window.setTimeout(() => (root.textContent = said(status, words())), SOON);
    if (status.is === 'gone') reload = window.setTimeout(() => location.reload(), RELOAD_EVERY);
  };
}

function said(status: Exclude<Status, { is: 'open' }>, { game, room }: Catalogue['table']): string {
  switch (status.is) {
    case 'connecting':
      return game.connecting;
    case 'lost':
      return game.lost;
    case 'gone':
      return room.oldPage;
    default:
      return status satisfies never;
  }
}
