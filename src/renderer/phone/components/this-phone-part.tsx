import type { JSX } from 'preact';
import { useLoaded } from '../loaded.ts';

const load = () => import('./this-phone.tsx');

/** Fetched by whoever opens it. */
export function ThisPhone(props: { onClose(): void }): JSX.Element | null {
  const part = useLoaded(load, 'this phone');
  return part && <part.ThisPhoneSheet {...props} />;
}
