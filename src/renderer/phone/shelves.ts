/** What a phone shows of `resources/art`. */
export const SHELVES = [
  'cards',
  'dice',
  'icons',
  'portraits',
  'reactions',
  'role-cards',
  'roles',
  'suits',
  'things',
  'tokens',
] as const;

/** What it shows small and many at once lies together on one sheet. */
export const SHEET_SHELVES = ['marks', 'shapes'] as const;
