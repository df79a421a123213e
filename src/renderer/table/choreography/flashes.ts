/** How wide what flashes is, in design pixels: a shot, and a Dynamite before it swings past that. */
export const BRIGHT = { shot: 150, explosion: 520 } as const;
/** Three flashes a second are harmless to everybody; a fourth is not. */
const GAP = 1000 / 3 + 1;

/** Grants flashes so far apart that there are never more than three in any second, however hurried the story is. */
export class Flashes {
  #last = Number.NEGATIVE_INFINITY;

  /** Whether there may be one now; it counts as shown then. */
  grant(now: number): boolean {
    if (now - this.#last < GAP) return false;
    this.#last = now;
    return true;
  }
}
