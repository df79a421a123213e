import type { JSX } from 'preact';
import { useLoaded } from '../loaded.ts';
import type { MissedLine } from '../missed.ts';

const load = () => import('./missed.tsx');

/** Nothing, unless something was missed. */
export function Missed(props: { lines: readonly MissedLine[]; asked: boolean }): JSX.Element | null {
  return props.lines.length > 0 ? <Fetched {...props} /> : null;
}

function Fetched(props: { lines: readonly MissedLine[]; asked: boolean }): JSX.Element | null {
  const part = useLoaded(load, 'missed');
  return part && <part.MissedNote {...props} />;
}
