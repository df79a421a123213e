import type { RoomView } from '../../../shared/protocol/room.ts';
import { hasBoards } from '../notices/offered.ts';
import type { SheetName } from './bar.tsx';

/** What a key does. */
export type Deed =
  | { readonly is: 'sheet'; readonly sheet: SheetName }
  | { readonly is: 'admit'; readonly yes: boolean }
  /** The nth game on the board of those that were broken off. */
  | { readonly is: 'takeUp'; readonly nth: number }
  | { readonly is: 'go' | 'addBot' | 'pause' | 'resume' | 'nextAddress' | 'sound' | 'screen' | 'skip' };

interface At {
  readonly room: Pick<RoomView, 'phase' | 'pause' | 'knocks' | 'guests' | 'advice'>;
  readonly steers: boolean;
  /** A sheet lies over the table. */
  readonly open: boolean;
}

const EVERYWHERE: Readonly<Record<string, Deed>> = {
  m: { is: 'sound' },
  f: { is: 'screen' },
  d: { is: 'sheet', sheet: 'doctor' },
  t: { is: 'sheet', sheet: 'tables' },
  v: { is: 'sheet', sheet: 'screen' },
  h: { is: 'sheet', sheet: 'log' },
  '?': { is: 'sheet', sheet: 'help' },
};

const STEERING: Readonly<Record<string, Deed>> = {
  a: { is: 'nextAddress' },
  l: { is: 'sheet', sheet: 'addresses' },
  g: { is: 'sheet', sheet: 'past' },
  s: { is: 'sheet', sheet: 'seats' },
  o: { is: 'sheet', sheet: 'settings' },
};

/** What a key does now; null when nothing. */
export function deedOf(key: string, at: At): Deed | null {
  const anywhere = EVERYWHERE[key] ?? (at.steers ? STEERING[key] : undefined);
  if (anywhere) return anywhere;
  return at.steers ? momentOf(key, at) : null;
}

function momentOf(key: string, { room, open }: At): Deed | null {
  switch (key) {
    case 'Enter':
      if (open) return null;
      if (room.pause) return { is: 'resume' };
      return room.phase === 'game' ? null : { is: 'go' };
    case 'b':
      return room.phase === 'lobby' ? { is: 'addBot' } : null;
    case 'p':
      return room.pause ? { is: 'resume' } : room.phase === 'game' ? { is: 'pause' } : null;
    case 'x':
      return room.phase === 'game' && !room.pause ? { is: 'skip' } : null;
    case '1':
    case '2':
      return !open && hasBoards(room) ? { is: 'takeUp', nth: Number(key) - 1 } : null;
    // Under a sheet nobody reads who knocks or which game waits.
    case 'y':
      return !open && room.knocks.length > 0 ? { is: 'admit', yes: true } : null;
    case 'n':
      if (open) return null;
      if (room.knocks.length > 0) return { is: 'admit', yes: false };
      return room.pause !== null && room.pause.from !== null ? { is: 'sheet', sheet: 'fresh' } : null;
    default:
      return null;
  }
}
