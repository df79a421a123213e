import { expect, test } from 'vitest';
import { cardOf, CARDS } from '../../../src/shared/bang/cards/index.ts';
import { characterOf, CHARACTERS } from '../../../src/shared/bang/characters/index.ts';
import { BLUE, printedLife, staysInPlay } from '../../../src/shared/bang/printed.ts';

test('what phones read off the cards is what the rules play', () => {
  for (const id of CARDS) {
    const { colour, weapon, traits } = cardOf(id);
    expect(staysInPlay(id), id).toBe(colour === 'blue');
    expect(BLUE[id] ?? null, id).toBe(weapon ? traits.reach : null);
  }
  for (const id of CHARACTERS) expect(printedLife(id), id).toBe(characterOf(id).life);
});
