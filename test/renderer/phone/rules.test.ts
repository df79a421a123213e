import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../src/renderer/phone/rules/entries.ts';
import { found, plain, type Entry } from '../../../src/renderer/phone/rules/search.ts';
import { CARDS } from '../../../src/shared/bang/cards/index.ts';
import { CHARACTERS } from '../../../src/shared/dice/characters/index.ts';
import { GAMES } from '../../../src/shared/games.ts';
import { LANGUAGES } from '../../../src/shared/protocol/room.ts';

const titles = (entries: readonly Entry[], typed: string): string[] => found(entries, typed).map(({ title }) => title);

describe('what is typed into the search', () => {
  test.each([
    ['MISSED!', 'missed'],
    ['ｍｉｓｓｅｄ', 'missed'],
    ['Café', 'cafe'],
    ['ガトリング', 'がとりんぐ'],
    ['ｶﾞﾄﾘﾝｸﾞ', 'がとりんぐ'],
    ['バン！', 'ばん'],
  ])('%s is read as %s', (typed, read) => {
    expect(plain(typed)).toBe(read);
  });

  test('finds a name before a mention', async () => {
    const entries = await entriesOf('bang', 'en');
    expect(titles(entries, 'barrel')[0]).toBe('Barrel');
    expect(titles(entries, 'barrel').length).toBeGreaterThan(1);
  });

  test('finds Japanese by kana of either kind and by its English name', async () => {
    const entries = await entriesOf('bang', 'ja');
    expect(titles(entries, 'たる')).toEqual(titles(entries, 'タル'));
    expect(titles(entries, 'すらぶ')[0]).toBe('スラブ・ザ・キラー');
    expect(titles(entries, 'slab')[0]).toBe('スラブ・ザ・キラー');
  });

  test('needs every word of it, and nothing typed finds all', async () => {
    const entries = await entriesOf('dice', 'en');
    expect(titles(entries, 'dynamite third')).toContain('Dynamite');
    expect(titles(entries, 'dynamite xyzzy')).toEqual([]);
    expect(found(entries, '  ')).toBe(entries);
  });
});

describe('the rules', () => {
  test.each(GAMES.flatMap(game => LANGUAGES.map(language => [game, language] as const)))(
    'of the game %s in %s have every role, card, face and character, each with a picture',
    async (game, language) => {
      const entries = await entriesOf(game, language);
      const ids = entries.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([...CHARACTERS, 'sheriff', 'renegade']));
      if (game === 'bang') expect(ids).toEqual(expect.arrayContaining([...CARDS]));
      expect(entries.filter(({ pictures }) => pictures.length === 0 || pictures.includes(''))).toEqual([]);
      expect(entries.filter(({ text }) => text === '')).toEqual([]);
    },
  );
});
