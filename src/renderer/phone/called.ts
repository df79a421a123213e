import type { Wishes } from './wishes.ts';

/** Lets a hand feel, and an ear hear, that its owner is asked. Browsers refuse both before the first touch. */
export function callOwner({ shakes, sounds }: Wishes): void {
  // Where it is not told, trying does no harm but a line in a log.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (shakes) navigator.vibrate?.(120);
  if (sounds) void import('./chime.ts').then(({ chime }) => chime()).catch(() => null);
}
