import type { Refusal } from '../../shared/protocol/messages.ts';
import { MAX_NAME_GRAPHEMES } from '../../shared/protocol/messages.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
// A letter with more marks on it than this is meant to spill over other people's names.
const MARKS_ON_ONE_LETTER = 4;
// Control, bidi override and other invisible characters; joiners stay, since emoji need them.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), part => part.segment);

/** A name as screens show it: NFC, one space for any run of white space, nothing invisible, 1 to 16 graphemes. */
export function cleanName(raw: string): { readonly name: string } | { readonly refusal: Refusal } {
  const text = raw.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim();
  const letters = graphemes(text).map(letter =>
    /\p{Extended_Pictographic}/u.test(letter)
      ? letter
      : Array.from(letter)
          .slice(0, 1 + MARKS_ON_ONE_LETTER)
          .join(''),
  );
  const name = letters.join('');
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return { refusal: { code: 'name-empty' } };
  if (letters.length > MAX_NAME_GRAPHEMES)
    return { refusal: { code: 'name-too-long', length: letters.length, limit: MAX_NAME_GRAPHEMES } };
  return { name };
}

/** `name`, or `name 2`, `name 3` … when somebody has it already; shortened so that the number fits. */
export function numbered(name: string, taken: readonly string[]): string {
  const same = new Set(taken.map(other => other.toLocaleLowerCase()));
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` ${n}`;
    const room = MAX_NAME_GRAPHEMES - suffix.length;
    const candidate = graphemes(name).slice(0, room).join('').trimEnd() + suffix;
    if (!same.has(candidate.toLocaleLowerCase())) return candidate;
  }
}
