/** The next question is never kept longer than this. */
export const LONGEST = 6000;

/** As far as anything is ever hurried: a blink, but still a picture. */
const FASTEST = 0.05;

/**
 * What to multiply all times by from here on: `left` milliseconds of telling have to fit into what `spent` leaves of
 * `LONGEST`; `pace` when they do anyway.
 */
export function fitted(left: number, pace: number, spent = 0): number {
  return Math.max(FASTEST, Math.min(pace, (LONGEST - spent) / Math.max(left, 1)));
}

/** Milliseconds before a sentence is taken away again; it is read on in the line under the next one. */
export function readingTime(sentence: string): number {
  if (sentence === '') return 0;
  // Kana and kanji say as much as two letters.
  const letters = sentence.length + (sentence.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0);
  return Math.min(1400, 250 + 12 * letters);
}
