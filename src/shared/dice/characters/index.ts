/** The sixteen characters; each has a file of its own here. */
export const CHARACTERS = [
  'bart-cassidy',
  'black-jack',
  'calamity-janet',
  'el-gringo',
  'jesse-jones',
  'jourdonnais',
  'kit-carlson',
  'lucky-duke',
  'paul-regret',
  'pedro-ramirez',
  'rose-doolan',
  'sid-ketchum',
  'slab-the-killer',
  'suzy-lafayette',
  'vulture-sam',
  'willy-the-kid',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];
