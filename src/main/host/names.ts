import type { Refusal } from '../../shared/protocol/messages.ts';
import { MAX_NAME_GRAPHEMES } from '../../shared/protocol/messages.ts';
import { graphemes } from '../../shared/text/graphemes.ts';

// A letter with more marks on it than this is meant to spill over other people's names.
const MARKS_ON_ONE_LETTER = 4;
// A family of four, each with a skin of its own; what is longer is drawn one beside the other.
const SIGNS_IN_ONE_EMOJI = 11;
const JOINERS = /\p{Join_Control}|\uFE0F/gu;
// Control, bidi and fillers, which look like nothing or like somebody else; what joins is looked at letter by letter.
const INVISIBLE =
  /(?!\p{Join_Control}|\uFE0F)[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC]/gu;
// Where joiners change no letter's shape, and only make two names that look the same.
const UNJOINED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]/u;

/** A name as screens show it: NFC, one space for any run of white space, nothing invisible, 1 to 16 graphemes. */
export function cleanName(raw: string): { readonly name: string } | { readonly refusal: Refusal } {
  const name = cleanText(raw);
  const { length } = graphemes(name);
  if (isBlank(name)) return { refusal: { code: 'name-empty' } };
  if (length > MAX_NAME_GRAPHEMES) return { refusal: { code: 'name-too-long', length, limit: MAX_NAME_GRAPHEMES } };
  return { name };
}

/** What people write as screens show it, of any length: NFC, one space for any run of white space, nothing invisible. */
export function cleanText(raw: string): string {
  const visible = raw.replace(/\s+/gu, ' ').replace(INVISIBLE, '').normalize('NFC');
  const letters = graphemes(visible).map(cleanLetter);
  return letters.join('').normalize('NFC').replace(/ +/g, ' ').trim();
}

/** No letter, number or sign is in it. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

function cleanLetter(letter: string): string {
  const signs = Array.from(letter);
  if (/^\p{Extended_Pictographic}/u.test(letter)) {
    const emoji = signs.filter(sign => /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200D|\uFE0F/u.test(sign));
    return emoji
      .slice(0, SIGNS_IN_ONE_EMOJI)
      .join('')
      .replace(/\u200D+$/u, '');
  }
  const kept = signs.slice(0, 1 + MARKS_ON_ONE_LETTER).join('');
  return UNJOINED.test(kept) || /^[\p{M}\p{Join_Control}]/u.test(kept) ? kept.replace(JOINERS, '') : kept;
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
