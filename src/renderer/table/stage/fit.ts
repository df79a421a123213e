import { NARROWEST } from './palette.ts';

export interface Fitted {
  readonly text: string;
  /** Factor for the width, 0.72…1. */
  readonly squeeze: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The text as it fits into `max` design pixels: whole, squeezed, in its short form, or at last cut with an ellipsis.
 * Never smaller type, which nobody reads from the sofa.
 */
export function fit(
  { text, short = text, max }: { text: string; short?: string | undefined; max: number },
  measure: (text: string) => number,
): Fitted {
  for (const form of [text, short]) {
    const squeeze = max / Math.max(1, measure(form));
    if (squeeze >= NARROWEST) return { text: form, squeeze: Math.min(1, squeeze) };
  }
  const letters = Array.from(graphemes.segment(short), part => part.segment);
  while (letters.length > 1) {
    letters.pop();
    const cut = `${letters.join('').trimEnd()}…`;
    const squeeze = max / measure(cut);
    if (squeeze >= NARROWEST) return { text: cut, squeeze: Math.min(1, squeeze) };
  }
  return { text: `${letters.join('')}…`, squeeze: NARROWEST };
}

const LONGEST_NAME = 12;

/** A name for the middle of a sentence that has little room. */
export function shortened(name: string): string {
  const letters = Array.from(graphemes.segment(name), part => part.segment);
  return letters.length <= LONGEST_NAME
    ? name
    : `${letters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`;
}
