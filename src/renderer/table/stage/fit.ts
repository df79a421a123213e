import { NARROWEST } from './palette.ts';
import { graphemes } from '../../../shared/text/graphemes.ts';

export interface Fitted {
  readonly text: string;
  /** Factor for the width, 0.72…1. */
  readonly squeeze: number;
}

/** A text, what may stand for it when it is too long, and the room in design pixels. */
export interface Fitting {
  readonly text: string;
  /** The longest first. */
  readonly shorter?: readonly string[];
  readonly max: number;
}

type Measure = (text: string) => number;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const words = (text: string): string[] => Array.from(segmenter.segment(text), part => part.segment);

/** The text as it fits whole, squeezed or in a shorter form; null when no form does. */
export function fitWhole({ text, shorter = [], max }: Fitting, measure: Measure): Fitted | null {
  for (const form of [text, ...shorter]) {
    const squeeze = max / Math.max(1, measure(form));
    if (squeeze >= NARROWEST) return { text: form, squeeze: Math.min(1, squeeze) };
  }
  return null;
}

/**
 * The text as it fits: whole, squeezed, in a shorter form, or at last cut with an ellipsis. Never smaller type, which
 * nobody reads from the sofa.
 */
export function fit(fitting: Fitting, measure: Measure): Fitted {
  const { text, shorter, max } = fitting;
  return (
    fitWhole(fitting, measure) ??
    cut(shorter?.at(-1) ?? text, rest => fitWhole({ text: rest, max }, measure)) ?? { text: '…', squeeze: NARROWEST }
  );
}

/**
 * The text in two lines of about one length, broken where one would stop for breath; else in one line; else broken
 * wherever it can be, or at last cut with an ellipsis.
 */
export function fitTwoLines({ text, max }: Fitting, measure: Measure): Fitted {
  const two = (whole: string): Fitted | null =>
    halves(whole, { by: words, only: STOP }, max, measure) ??
    fitWhole({ text: whole, max }, measure) ??
    halves(whole, { by: words }, max, measure) ??
    halves(whole, { by: graphemes }, max, measure);
  return two(text) ?? cut(text, two) ?? fit({ text, max }, measure);
}

/** The longest beginning of `text` that fits with an ellipsis behind it. */
function cut(text: string, fits: (text: string) => Fitted | null): Fitted | null {
  const left = graphemes(text);
  while (left.length > 1) {
    left.pop();
    const fitted = fits(`${left.join('').trimEnd()}…`);
    if (fitted) return fitted;
  }
  return null;
}

const STOP = /[\s・,;:、。：]$/;
/** Neither closing signs nor particles begin a line, and no opening sign ends one. */
const NO_BEGINNING = /^(?:[\p{Pe}\p{Pf}\p{Po}\p{Pd}ー\s]|[ぁ-ん]{1,2}$)/u;
const NO_END = /[\p{Ps}\p{Pi}]$/u;

function halves(
  text: string,
  { by, only }: { by(text: string): string[]; only?: RegExp },
  max: number,
  measure: Measure,
): Fitted | null {
  const all = by(text);
  let best: Fitted | null = null;
  let least = max / NARROWEST;
  for (let i = 1; i < all.length; i++) {
    const before = all.slice(0, i).join('');
    if (NO_BEGINNING.test(all[i] ?? '') || NO_END.test(before) || (only && !only.test(before))) continue;
    const lines = [before.trimEnd(), all.slice(i).join('')];
    const width = Math.max(...lines.map(measure));
    if (width > least) continue;
    best = { text: lines.join('\n'), squeeze: Math.min(1, max / width) };
    least = width;
  }
  return best;
}

/** What may stand for a person's name that is too long: fewer of its words, the longest first. */
export function shorterNames(name: string): string[] {
  const katakana = name.includes('・');
  const all = name.split(katakana ? '・' : /\s+/).filter(word => word !== '');
  const forms: string[] = [];
  for (let count = all.length - 1; count > 0; count--) {
    const head = all.slice(0, count);
    // Nobody is called “Benjamin the”.
    while (head.length > 1 && isLink(head.at(-1) ?? '')) head.pop();
    const next = all.slice(head.length).find(word => !isLink(word));
    const initial = next === undefined || !/^\p{Script=Latin}/u.test(next) ? null : graphemes(next)[0];
    const short = head.join(katakana ? '・' : ' ');
    for (const form of initial ? [`${short} ${initial}.`, short] : [short]) if (!forms.includes(form)) forms.push(form);
  }
  return forms;
}

function isLink(word: string): boolean {
  return /^\p{Ll}/u.test(word) || graphemes(word).length === 1;
}

const LONGEST_NAME = 12;

/** A name for the middle of a sentence that has little room. */
export function shortened(name: string): string {
  const all = graphemes(name);
  return all.length <= LONGEST_NAME
    ? name
    : `${all
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`;
}
