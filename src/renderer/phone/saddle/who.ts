import type { Seen } from '../../seen.ts';
import { riderOn } from '../saddle.ts';

/** The other rider, when he keeps this one from looking at all hands: his name, null before he has one. */
export function stillPlays(other: { readonly seen: Seen | null } | null): { readonly name: string | null } | null {
  return !other || other.seen?.you.ghost ? null : { name: riderOn(other)?.name ?? null };
}
