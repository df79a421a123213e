import { CARDS } from '../../../shared/bang/cards/index.ts';
import type { Suit } from '../../../shared/bang/face.ts';
import { FACES } from '../../../shared/dice/model.ts';
import { CHARACTERS } from '../../../shared/dice/characters/index.ts';
import { COLOURS, MARKS } from '../../../shared/protocol/room.ts';
import { REACTIONS } from '../../../shared/protocol/talk.ts';
import { ROLES } from '../../../shared/roles.ts';

const SUIT_NAMES = ['spades', 'hearts', 'diamonds', 'clubs'] as const satisfies readonly Suit[];

/** Of a player at the table, or of one who lies under it. */
export const RINGS = [...COLOURS, 'dead'] as const;

/**
 * Every drawing of the table: folder → names, as in `resources/art`; `scale` is design pixels a unit of the drawing.
 * `portraits` are round, without ring, the hat above it; `prints` are the same in grey; rings are made here.
 */
const SHELVES = {
  portraits: { scale: 1.1, names: CHARACTERS },
  prints: { scale: 1.1, names: CHARACTERS },
  'rings-under': { scale: 1, names: RINGS },
  'rings-over': { scale: 1, names: RINGS },
  belt: { scale: 1, names: ['strap', 'buckle'] },
  dice: { scale: 1, names: [...FACES, 'blank'] },
  cards: { scale: 1.2, names: [...CARDS, 'back'] },
  'card-pictures': { scale: 0.6, names: CARDS },
  suits: { scale: 4, names: SUIT_NAMES },
  roles: { scale: 0.8, names: ROLES },
  'role-cards': { scale: 1, names: [...ROLES, 'back'] },
  tokens: { scale: 1, names: ['arrow', 'bullet', 'bullet-spent', 'burst', 'gatling', 'pistol', 'reticle'] },
  shapes: { scale: 2, names: COLOURS },
  'shapes-on-ribbon': { scale: 1.5, names: COLOURS },
  marks: { scale: 0.25, names: MARKS },
  things: {
    scale: 1,
    names: [
      'absent',
      'bot',
      'bullet-hole',
      'chain',
      'check',
      'crown',
      'lantern',
      'sight',
      'sign',
      'tack',
      'tombstone',
      'turn',
    ],
  },
  icons: { scale: 0.2, names: ['chair', 'discard', 'draw', 'hourglass', 'lock', 'play'] },
  reactions: { scale: 1.2, names: REACTIONS },
  paper: {
    scale: 1,
    names: ['note-1', 'note-2', 'note-3', 'note-4', 'poster', 'slip', 'strip-1', 'strip-2', 'strip-3', 'strip-4'],
  },
  slices: { scale: 1, names: ['glow', 'panel', 'panel-dead', 'plank', 'plank-lit', 'shadow'] },
  light: { scale: 1, names: ['pool', 'rays', 'smoke'] },
  rooms: { scale: 1, names: ['table', 'wall'] },
} as const;

type Shelves = typeof SHELVES;
type Shelf = keyof Shelves;
export type ArtId = { [S in Shelf]: `${S}/${Shelves[S]['names'][number]}` }[Shelf];
/** Whose portrait there is. */
export type PortraitName = Shelves['portraits']['names'][number];
export type SliceId = Extract<ArtId, `slices/${string}`>;

export interface Drawing {
  readonly id: ArtId;
  readonly shelf: Shelf;
  readonly name: string;
  readonly scale: number;
}

export const DRAWINGS: readonly Drawing[] = (Object.keys(SHELVES) as Shelf[]).flatMap(shelf =>
  SHELVES[shelf].names.map(name => ({ id: `${shelf}/${name}` as ArtId, shelf, name, scale: SHELVES[shelf].scale })),
);
