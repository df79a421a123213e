import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, numbered } from '../../../src/main/host/names.ts';
import { saloon } from './saloon.ts';

const nameOf = (raw: string) => {
  const cleaned = cleanName(raw);
  return 'name' in cleaned ? cleaned.name : cleaned.refusal.code;
};

describe('a name', () => {
  test.each<[string, string, string]>([
    ['is kept as it is', 'Calamity Rose', 'Calamity Rose'],
    ['of markup is text', '<b>x</b>&amp;', '<b>x</b>&amp;'],
    ['loses its outer and doubled spaces', '  Rose \t\n Red  ', 'Rose Red'],
    ['loses bidi overrides', 'R\u202Eoes\u202C', 'Roes'],
    ['loses bidi isolates', '\u2067Rose\u2069', 'Rose'],
    ['in Hebrew stays', 'שלום', 'שלום'],
    ['loses zero-width spaces and word joiners', 'Ro\u200Bs\u2060e\uFEFF', 'Rose'],
    ['loses joiners that join nothing', 'Ro\u200Dse\u200C', 'Rose'],
    ['loses variations that vary nothing', 'Rose\uFE0F\uFE01', 'Rose'],
    ['loses fillers', 'Rose\u3164\u115F\u2800\u034F\u00AD', 'Rose'],
    ['in Persian keeps the joiner it is spelt with', 'می\u200Cخوام', 'می\u200Cخوام'],
    ['in Japanese stays', 'ガンマン太郎', 'ガンマン太郎'],
    ['in half-width kana with its mark stays', 'ｶﾞﾝ', 'ｶﾞﾝ'],
    ['composed of a letter and a mark is one letter', 'Rose\u0301', 'Ros\u00E9'],
    ['keeps few marks on a letter', `R${'\u0316'.repeat(50)}ose`, `R${'\u0316'.repeat(4)}ose`],
    ['keeps no marks on an emoji', `🤠${'\u0316'.repeat(50)}`, '🤠'],
    ['keeps an emoji of several', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['keeps an emoji with a skin', '🤠👍🏽', '🤠👍🏽'],
    ['keeps a flag', '🇯🇵', '🇯🇵'],
    ['keeps a heart in colour', '❤️', '❤️'],
    ['shortens a chain of emoji without end', '🤠\u200D'.repeat(60), '🤠\u200D🤠\u200D🤠\u200D🤠\u200D🤠\u200D🤠'],
    ['of four-byte letters stays', '𠮷野家', '𠮷野家'],
    ['loses half a surrogate pair', 'Rose\uD83D', 'Rose'],
    ['loses what only a computer sees', 'Ro\u0000s\u0007e\u001B[31m', 'Rose[31m'],
    ['of spaces is empty', ' \u00A0\u3000\u2003 ', 'name-empty'],
    ['of fillers is empty', '\u3164\u3164', 'name-empty'],
    ['of joiners is empty', '\u200D\u200D\uFE0F', 'name-empty'],
    ['of marks is empty', '\u0301\u0301', 'name-empty'],
    ['of Braille blanks is empty', '\u2800', 'name-empty'],
    ['of nothing is empty', '', 'name-empty'],
    ['of seventeen letters is too long', 'x'.repeat(17), 'name-too-long'],
    ['of sixteen emoji is not', '👨‍👩‍👧‍👦'.repeat(16), '👨‍👩‍👧‍👦'.repeat(16)],
  ])('%s', (_, raw, shown) => expect(nameOf(raw)).toBe(shown));

  test('of any text, once cleaned, is short, looks like something, and cleaning it again changes nothing', () => {
    const unit = fc.oneof(
      fc.constantFrom('\u200D', '\uFE0F', '\u202E', '\u3164', '\u0301', ' ', '👩', '👨', 'a', '可', '\uD800'),
      fc.string({ unit: 'binary', maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), units => {
        const name = nameOf(units.join(''));
        if (name === 'name-too-long' || name === 'name-empty') return true;
        return nameOf(name) === name && Array.from(name).length <= 16 * 11 && name.trim() === name;
      }),
      { numRuns: 3000, seed: 7 },
    );
  });

  test('of somebody here, in other letters’ clothes that look alike, gets a number', () => {
    for (const twin of ['Rose', 'ROSE', ' rose ', 'R\u200Dose', 'Ro\u00ADse', 'Rose\u3164', 'Rose\uFE0F'])
      expect(numbered(nameOf(twin), ['Rose'])).toMatch(/^rose 2$/i);
  });
});

test('whatever a phone calls itself, the lobby shows text or the phone hears why not', () => {
  const { page, room } = saloon();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), raw => {
      const phone = page().hello().join(raw);
      const [guest] = room.seating.guests;
      const refused = phone.of('refused')[0]?.refusal.code;
      if (guest) room.seating.remove(guest);
      return guest ? guest.name === nameOf(raw) : refused === nameOf(raw);
    }),
    { numRuns: 300, seed: 8 },
  );
});
