/** What a phone shows of `resources/art`. */
export const SHELVES = [
  'cards',
  'dice',
  'icons',
  'marks',
  'portraits',
  'reactions',
  'role-cards',
  'roles',
  'shapes',
  'suits',
  'things',
  'tokens',
] as const;
