import type { CharacterId } from '../../dice/characters/index.ts';
import type { DiceOutcome } from '../../dice/model.ts';
import type { Role } from '../../roles.ts';

/** Who is who, and who wins: the same in both games. */
export const people = {
  roles: {
    sheriff: 'Sheriff',
    deputy: 'Deputy',
    outlaw: 'Outlaw',
    renegade: 'Renegade',
  } satisfies Record<Role, string>,
  goals: {
    sheriff: 'Bring down every Outlaw and every Renegade. Everybody knows you.',
    deputy: 'Keep the Sheriff alive until every Outlaw and Renegade is down.',
    outlaw: 'Bring the Sheriff down.',
    renegade: 'Be the last one standing; the Sheriff has to fall last.',
  } satisfies Record<Role, string>,
  /** With three players. Their Sheriff stays in the box. */
  duelGoals: {
    sheriff: 'Nobody is the Sheriff with three players.',
    deputy: 'Fell the Renegade yourself.',
    outlaw: 'Fell the Deputy yourself.',
    renegade: 'Fell the Outlaw yourself.',
  } satisfies Record<Role, string>,
  outcomes: {
    law: { headline: 'The law wins', because: 'Every Outlaw and Renegade is down.' },
    outlaws: { headline: 'The Outlaws win', because: 'The Sheriff is down.' },
    renegade: { headline: 'The Renegade wins', because: 'The last one standing.' },
    deputy: { headline: 'The Deputy wins', because: 'The Renegade fell to the Deputy, or nobody else is left.' },
    outlaw: { headline: 'The Outlaw wins', because: 'The Deputy fell to the Outlaw, or nobody else is left.' },
    nobody: { headline: 'Nobody wins', because: 'They all fell together.' },
  } satisfies Record<DiceOutcome['reason'], { headline: string; because: string }>,
  characters: {
    'bart-cassidy': 'Bart Cassidy',
    'black-jack': 'Black Jack',
    'calamity-janet': 'Calamity Janet',
    'el-gringo': 'El Gringo',
    'jesse-jones': 'Jesse Jones',
    jourdonnais: 'Jourdonnais',
    'kit-carlson': 'Kit Carlson',
    'lucky-duke': 'Lucky Duke',
    'paul-regret': 'Paul Regret',
    'pedro-ramirez': 'Pedro Ramirez',
    'rose-doolan': 'Rose Doolan',
    'sid-ketchum': 'Sid Ketchum',
    'slab-the-killer': 'Slab the Killer',
    'suzy-lafayette': 'Suzy Lafayette',
    'vulture-sam': 'Vulture Sam',
    'willy-the-kid': 'Willy the Kid',
  } satisfies Record<CharacterId, string>,
  names: (p: { names: readonly string[] }) =>
    p.names.length < 2 ? p.names.join('') : `${p.names.slice(0, -1).join(', ')} and ${p.names.at(-1)}`,
  /** Between two sentences. */
  gap: ' ',
  /** Between two remarks on one line. */
  list: ' · ',
};
