import { memoryOf, type Memory } from '../surroundings.ts';

/** This phone's own wishes, not the evening's. */
export const memory: Memory = memoryOf(() => window.localStorage);

/** Forgotten with the page’s own tab. */
export const ofThisTab: Memory = memoryOf(() => window.sessionStorage);

/** Who plays on this phone: its owner, or who rides along. */
export type Rider = 0 | 1;

/** The second rider keeps everything under names of his own. */
export function ofRider(whole: Memory, rider: Rider): Memory {
  if (rider === 0) return whole;
  return { read: key => whole.read(`${key}.2`), write: (key, value) => whole.write(`${key}.2`, value) };
}

type Wish = 'name' | 'mark' | 'colour';

export function remembered(from: Memory, wish: Wish): string | null {
  return from.read(`saloon.${wish}`);
}

export function remember(into: Memory, wishes: Readonly<Record<Wish, string>>): void {
  for (const [wish, value] of Object.entries(wishes)) into.write(`saloon.${wish}`, value);
}
