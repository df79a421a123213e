/** So many pictures in a row are looked at together. */
const LOOKED_AT = 60;
const TOO_SLOW = 50;
/** A longer gap is a computer that slept or was busy with something else. */
const ASLEEP = 1000;

/** Tells from the gaps between pictures when this computer is too slow for everything that moves. */
export class Strain {
  #gaps: number[] = [];

  /** Milliseconds since the picture before, while something moves. True when it is too slow. */
  isFelt(gap: number): boolean {
    if (gap > ASLEEP) return false;
    this.#gaps.push(gap);
    if (this.#gaps.length < LOOKED_AT) return false;
    const middle = this.#gaps.sort((a, b) => a - b)[LOOKED_AT / 2] ?? 0;
    this.#gaps = [];
    return middle > TOO_SLOW;
  }
}
