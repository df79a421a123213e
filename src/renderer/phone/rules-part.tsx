import type { JSX } from 'preact';
import { useLoaded } from './loaded.ts';

const load = () => import('./rules/index.tsx');

/** The rules of both games, fetched by whoever opens them. */
export function Rules({ onClose }: { onClose(): void }): JSX.Element | null {
  const loaded = useLoaded(load, 'rules');
  return loaded && <loaded.RulesSheet onClose={onClose} />;
}
