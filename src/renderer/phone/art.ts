// Addresses only: the drawings are fetched one by one when they are shown, so that the first view stays small.
const urls = import.meta.glob<string>(
  '../../../resources/art/{dice,icons,marks,portraits,role-cards,roles,shapes,tokens}/*.svg',
  { query: '?url', import: 'default', eager: true },
);

type Shelf = 'dice' | 'icons' | 'marks' | 'portraits' | 'role-cards' | 'roles' | 'shapes' | 'tokens';

export function art(shelf: Shelf, id: string): string {
  return urls[`../../../resources/art/${shelf}/${id}.svg`] ?? '';
}
