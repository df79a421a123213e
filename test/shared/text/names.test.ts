import { expect, test } from 'vitest';
import { catalogues } from '../../../src/shared/text/index.ts';

test.each([
  ['Ann', 'Annさんの手番'],
  ['太郎', '太郎さんの手番'],
  ['村の保安官さん', '村の保安官さんの手番'],
  ['はなちゃん', 'はなちゃんの手番'],
  ['王様', '王様の手番'],
])('whoever is called %s is spoken of with respect once', (name, text) => {
  expect(catalogues.ja.phone.game.turnOf({ name })).toBe(text);
});
