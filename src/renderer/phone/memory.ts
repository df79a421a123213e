import { memoryOf, type Memory } from '../surroundings.ts';

/** This phone's own wishes, not the evening's. */
export const memory: Memory = memoryOf(() => window.localStorage);

/** Forgotten with the page’s own tab. */
export const ofThisTab: Memory = memoryOf(() => window.sessionStorage);

type Wish = 'name' | 'mark' | 'colour';

export function remembered(from: Memory, wish: Wish): string | null {
  return from.read(`saloon.${wish}`);
}

export function remember(into: Memory, wishes: Readonly<Record<Wish, string>>): void {
  for (const [wish, value] of Object.entries(wishes)) into.write(`saloon.${wish}`, value);
}
