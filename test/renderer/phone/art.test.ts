import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { art } from '../../../src/renderer/phone/art.ts';
import { nameArt, suitArt } from '../../../src/renderer/phone/bang/art.ts';
import { SUITS } from '../../../src/shared/bang/face.ts';
import { CHARACTERS as OF_CARDS } from '../../../src/shared/bang/characters/index.ts';
import { CHARACTERS as OF_DICE } from '../../../src/shared/dice/characters/index.ts';
import { FACES } from '../../../src/shared/dice/model.ts';
import { REACTIONS } from '../../../src/shared/protocol/talk.ts';
import { ROLES } from '../../../src/shared/roles.ts';
import { cards } from '../../../src/shared/text/en/bang/cards.ts';

test('everything a phone shows by its name has a drawing', () => {
  const shown = [
    ...['back', ...Object.keys(cards)].map(nameArt),
    ...Object.values(SUITS).map(suitArt),
    ...FACES.map(face => art('dice', face)),
    ...[...OF_CARDS, ...OF_DICE].map(character => art('portraits', character)),
    ...REACTIONS.map(reaction => art('reactions', reaction)),
    ...['back', ...ROLES].map(role => art('role-cards', role)),
    ...ROLES.map(role => art('roles', role)),
    ...['arrow', 'bullet', 'bullet-spent', 'burst', 'pistol', 'reticle'].map(token => art('tokens', token)),
    art('icons', 'lock'),
  ];
  expect(shown.filter(address => !existsSync(`resources${address}`))).toEqual([]);
});

test('nobody has no drawing, and asks for none', () => {
  expect(art('portraits', '')).toBe('');
});
