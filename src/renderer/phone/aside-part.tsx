import type { JSX } from 'preact';
import type * as Aside from './aside/index.tsx';
import { useLoaded } from './loaded.ts';

const load = (): Promise<typeof Aside> => import('./aside/index.tsx');

/** What people do beside the game: talk, keep trail books, haunt. It comes after the screen it stands on. */
export function AsidePart({ show }: { show(parts: typeof Aside): JSX.Element }): JSX.Element | null {
  const parts = useLoaded(load, 'aside');
  return parts && show(parts);
}
