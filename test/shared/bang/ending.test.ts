import { describe, expect, test } from 'vitest';
import { killerOf, outcomeAfter } from '../../../src/shared/bang/ending.ts';
import type { LossCause } from '../../../src/shared/bang/model.ts';
import { bangTable } from '../../scenario/bang-table.ts';

const ROLES: Readonly<Record<string, string>> = { S: 'sheriff', D: 'deputy', O: 'outlaw', R: 'renegade' };

/** `S O† D`: by seat the roles, the fallen with a cross. */
function after(table: string, fallen: readonly [seat: number, cause: LossCause][] = []) {
  const seats = table.split(' ').map(text => `x ${ROLES[text.charAt(0)]}${text.endsWith('†') ? ' dead' : ''}`);
  const outcome = outcomeAfter(
    bangTable(seats),
    fallen.map(([seat, cause]) => ({ seat, cause })),
  );
  return outcome && `${outcome.reason} ${outcome.winners.join()}`;
}

describe('with a Sheriff', () => {
  test.each([
    ['S O† O† R†', 'law 0'],
    ['S O† D† O† R†', 'law 0,2'],
    ['S O† D O† R', null],
    ['S O D O† R†', null],
    ['S† O D O R', 'outlaws 1,3'],
    ['S† O† D O† R', 'outlaws 1,3'],
    ['S† O† D O† R†', 'outlaws 1,3'],
    ['S† O† D† O R', 'outlaws 1,3'],
    ['S† O† D† O† R', 'renegade 4'],
    ['S† D† O† O† O† R R†', 'renegade 5'],
    ['S† D† D† O† O† O† R R', 'outlaws 3,4,5'],
    ['S D† D† O† O† O† R† R', null],
    ['S D† D† O† O† O† R† R†', 'law 0,1,2'],
  ])('%s ends with %s', (table, end) => {
    expect(after(table)).toBe(end);
  });
});

describe('with three players', () => {
  const bang = (by: number): LossCause => ({ kind: 'bang', by });

  test.each<[string, [number, LossCause][], string | null]>([
    ['D R† O', [[1, bang(0)]], 'deputy 0'],
    ['D R O†', [[2, bang(1)]], 'renegade 1'],
    ['D† R O', [[0, bang(2)]], 'outlaw 2'],
    ['D R O†', [[2, bang(0)]], null],
    ['D R† O', [[1, bang(2)]], null],
    ['D R† O', [[1, { kind: 'dynamite' }]], null],
    ['D R† O', [[1, { kind: 'duel', by: 1 }]], null],
    ['D R† O†', [[1, { kind: 'dynamite' }]], 'deputy 0'],
    ['D† R O†', [[0, bang(1)]], 'renegade 1'],
    [
      'D† R† O',
      [
        [0, { kind: 'gatling', by: 2 }],
        [1, { kind: 'gatling', by: 2 }],
      ],
      'outlaw 2',
    ],
  ])('%s after %j ends with %s', (table, fallen, end) => {
    expect(after(table, fallen)).toBe(end);
  });
});

test('Dynamite and one’s own Duel are nobody’s kill', () => {
  expect(killerOf(2, { kind: 'dynamite' })).toBeNull();
  expect(killerOf(2, { kind: 'duel', by: 2 })).toBeNull();
  expect(killerOf(2, { kind: 'duel', by: 1 })).toBe(1);
});
