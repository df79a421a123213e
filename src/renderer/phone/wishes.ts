import type { Memory } from '../surroundings.ts';

/** How large letters are, in percent. */
export const SIZES = [100, 125, 150, 200] as const;
export type Size = (typeof SIZES)[number];

/** How this phone should behave in its owner's hand; nobody else learns of it. */
export interface Wishes {
  /** Ask again before a move that only hurts its owner. */
  readonly asks: boolean;
  readonly sounds: boolean;
  readonly shakes: boolean;
  /** Cards show their backs until they are held. */
  readonly covers: boolean;
  readonly size: Size;
}

const USUAL: Wishes = { asks: true, sounds: false, shakes: true, covers: false, size: 100 };
const KEY = 'saloon.wishes';

/** What was wished before; what is missing or makes no sense is as usual. */
export function wishesOf(memory: Memory): Wishes {
  const kept = read(memory.read(KEY));
  const flag = (wish: 'asks' | 'sounds' | 'shakes' | 'covers'): boolean =>
    typeof kept[wish] === 'boolean' ? kept[wish] : USUAL[wish];
  return {
    asks: flag('asks'),
    sounds: flag('sounds'),
    shakes: flag('shakes'),
    covers: flag('covers'),
    size: SIZES.find(size => size === kept['size']) ?? USUAL.size,
  };
}

export function keepWishes(memory: Memory, wishes: Wishes): void {
  memory.write(KEY, JSON.stringify(wishes));
}

function read(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
