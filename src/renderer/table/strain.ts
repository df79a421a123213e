/** So many pictures in a row are looked at together. */
const LOOKED_AT = 60;
/** Milliseconds from picture to picture, in the middle of those. */
const TOO_SLOW = 50;
const QUICK = 40;
/** A longer gap is a computer that slept or was busy with something else. */
const ASLEEP = 1000;
/** Looks in a row: one that is busy for some seconds is not slow, and one that was slow must have been quick for long. */
const SLOW_LOOKS = 3;
const QUICK_LOOKS = 30;

/**
 * Tells from the gaps between pictures whether this computer is too slow for everything that moves. Once, it may have
 * been something else that kept it busy; one that is too slow again stays so.
 */
export class Strain {
  #gaps: number[] = [];
  #looks = 0;
  #mayEase = true;
  #isFelt: boolean;

  constructor(isFelt: boolean) {
    this.#isFelt = isFelt;
  }

  get isFelt(): boolean {
    return this.#isFelt;
  }

  /** Milliseconds since the picture before, while something moves. True when it is felt from now on, or no longer. */
  isTurned(gap: number): boolean {
    if (gap > ASLEEP) return false;
    this.#gaps.push(gap);
    if (this.#gaps.length < LOOKED_AT) return false;
    const middle = this.#gaps.sort((a, b) => a - b)[LOOKED_AT / 2] ?? 0;
    this.#gaps = [];
    const isOther = this.#isFelt ? this.#mayEase && middle < QUICK : middle > TOO_SLOW;
    this.#looks = isOther ? this.#looks + 1 : 0;
    if (this.#looks < (this.#isFelt ? QUICK_LOOKS : SLOW_LOOKS)) return false;
    this.#looks = 0;
    if (this.#isFelt) this.#mayEase = false;
    this.#isFelt = !this.#isFelt;
    return true;
  }
}
