import type { SHELVES } from './shelves.ts';

type Shelf = (typeof SHELVES)[number];

/** Named by the build after the content of all of them. */
declare const __ART__: string;

/** Where a drawing is, which is fetched when it is shown. By rule, so that no page carries a list of them. */
export function art(shelf: Shelf, id: string): string {
  return id === '' ? '' : `${__ART__}/${shelf}/${id}.svg`;
}

/** Where the marks and shapes of guests lie together, each by its name. */
export const SHEET = `${__ART__}/guests.svg`;
