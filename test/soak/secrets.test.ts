import { expect, test } from 'vitest';
import { GAMES } from '../../src/shared/games.ts';
import type { SecretsFigures } from './secrets.ts';
import { keepsSecretsOnTheWire } from './secrets.ts';

test.each(GAMES)('nothing that is sent in an evening of %s depends on what its reader may not know', game => {
  const figures: SecretsFigures = { games: 0, answers: 0, messages: 0, bytes: 0, happened: {} };
  for (let seed = 1; seed <= 18; seed++) keepsSecretsOnTheWire(game, seed, figures);
  expect(figures.games).toBe(18);
  expect(figures.messages).toBeGreaterThan(10_000);
  expect(Object.keys(figures.happened)).toEqual(
    expect.arrayContaining([
      'disconnects',
      'reconnects and second tabs',
      'takeovers by PIN',
      'wrong PINs',
      'knocks',
      'words, bets and books',
      'ghosts that see',
    ]),
  );
});
