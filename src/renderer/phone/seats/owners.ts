import type { GuestView, RoomView } from '../../../shared/protocol/room.ts';

/** Whose seat one may come back to: those who are away first, the longest away on top. */
export function owners({ guests, waiting }: Pick<RoomView, 'guests' | 'waiting'>): GuestView[] {
  const people = [...guests, ...waiting].filter(({ bot }) => !bot);
  const here = people.filter(({ awaySince }) => awaySince === null);
  const away = people.filter(({ awaySince }) => awaySince !== null);
  return [...away.sort((a, b) => (a.awaySince ?? 0) - (b.awaySince ?? 0)), ...here];
}

/** The figures of what was typed, also by a Japanese keyboard; at most four. */
export function figures(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, 4);
}
