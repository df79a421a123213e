import { describe, expect, test } from 'vitest';
import { noted as notedBang } from '../../src/shared/bang/deeds.ts';
import type { BangEvent } from '../../src/shared/bang/facts.ts';
import { withDeed } from '../../src/shared/deeds.ts';
import type { Noted } from '../../src/shared/deeds.ts';
import { noted as notedDice } from '../../src/shared/dice/deeds.ts';
import type { DiceEvent } from '../../src/shared/dice/model.ts';

/** As in `0 shot 2`, `0 hurt 2 twice`, `2 at 3 by 0`. */
function inWords(all: readonly Noted[]): string[] {
  return all.map(one => {
    switch (one.note) {
      case 'round':
        return `round ${one.round}`;
      case 'deed':
        return `${one.by} ${one.kind} ${one.at}${one.times > 1 ? ` ${one.times} times` : ''}`;
      case 'life':
        return `${one.seat} has ${one.life}${one.by === null ? '' : ` by ${one.by}`}`;
    }
  });
}
const dice = (...events: DiceEvent[]) => inWords(notedDice(events));
const bang = (...events: BangEvent[]) => inWords(notedBang(events));

describe('in the dice game', () => {
  test('a shot counts once for each die, and what it took by lives', () => {
    expect(
      dice(
        {
          type: 'shot',
          by: 0,
          shots: [
            { die: 0, at: 2, points: 1 },
            { die: 3, at: 2, points: 2 },
          ],
        },
        { type: 'lostLife', losses: [{ seat: 2, amount: 3, life: 0 }], cause: { kind: 'shot', by: 0 } },
        { type: 'eliminated', fallen: [{ seat: 2, role: 'outlaw' }], cause: { kind: 'shot', by: 0 } },
      ),
    ).toEqual(['0 shot 2', '0 shot 2', '0 hurt 2 3 times', '2 has 0 by 0', '0 felled 2']);
  });

  test('arrows and Dynamite are nobody’s deed', () => {
    expect(
      dice(
        { type: 'lostLife', losses: [{ seat: 1, amount: 2, life: 4 }], cause: { kind: 'indians' } },
        { type: 'lostLife', losses: [{ seat: 1, amount: 1, life: 3 }], cause: { kind: 'dynamite' } },
      ),
    ).toEqual(['1 has 4', '1 has 3']);
  });

  test('a beer for another heals him by what he gained, and one’s own is no deed', () => {
    expect(
      dice(
        { type: 'drank', by: 0, to: 1, die: 2 },
        { type: 'gainedLife', seat: 1, amount: 1, life: 5, why: 'beer' },
        { type: 'drank', by: 0, to: 2, die: 3 },
        { type: 'gainedLife', seat: 2, amount: 0, life: 8, why: 'beer' },
        { type: 'drank', by: 0, to: 0, die: 4 },
        { type: 'usedAbility', seat: 0, character: 'jesse-jones', on: null },
        { type: 'gainedLife', seat: 0, amount: 2, life: 6, why: 'beer' },
      ),
    ).toEqual(['0 healed 1', '1 has 5', '2 has 8', '0 has 6']);
  });

  test('Sid Ketchum’s life is his deed, Vulture Sam’s is nobody’s', () => {
    expect(
      dice(
        { type: 'usedAbility', seat: 3, character: 'sid-ketchum', on: 1 },
        { type: 'gainedLife', seat: 1, amount: 1, life: 5, why: 'sid-ketchum' },
        { type: 'gainedLife', seat: 2, amount: 2, life: 6, why: 'vulture-sam' },
      ),
    ).toEqual(['3 healed 1', '1 has 5', '2 has 6']);
  });
});

describe('in the card game', () => {
  test.each([
    ['bang', 'shot'],
    ['duel', 'duelled'],
    ['jail', 'jailed'],
    ['panic', 'robbed'],
    ['cat-balou', 'robbed'],
  ] as const)('%s played at somebody is %s', (as, what) => {
    expect(bang({ type: 'played', seat: 1, card: 'missed:10C', as, at: 3 })).toEqual([`1 ${what} 3`]);
  });

  test('a card at nobody, and Panic! at oneself, are no deeds', () => {
    expect(
      bang(
        { type: 'played', seat: 1, card: 'gatling:10H', as: 'gatling', at: null },
        { type: 'played', seat: 1, card: 'panic:JH', as: 'panic', at: 1 },
      ),
    ).toEqual([]);
  });

  test('Indians and the Gatling count by the lives they take; one’s own lost Duel and Dynamite by nobody’s hand', () => {
    expect(
      bang(
        { type: 'lostLife', seat: 2, amount: 1, life: 3, cause: { kind: 'indians', by: 0 } },
        { type: 'lostLife', seat: 3, amount: 1, life: 0, cause: { kind: 'gatling', by: 0 } },
        { type: 'eliminated', seat: 3, role: 'outlaw', cause: { kind: 'gatling', by: 0 }, by: 0 },
        { type: 'lostLife', seat: 1, amount: 1, life: 2, cause: { kind: 'duel', by: 1 } },
        { type: 'lostLife', seat: 1, amount: 3, life: -1, cause: { kind: 'dynamite' } },
      ),
    ).toEqual(['0 hurt 2', '2 has 3 by 0', '0 hurt 3', '3 has 0 by 0', '0 felled 3', '1 has 2', '1 has -1']);
  });

  test('who stands a round in the Saloon heals the others, and a Beer is one’s own affair', () => {
    expect(
      bang(
        { type: 'played', seat: 1, card: 'saloon:5H', as: 'saloon', at: null },
        { type: 'gainedLife', seat: 2, amount: 1, life: 3, why: 'saloon' },
        { type: 'gainedLife', seat: 3, amount: 0, life: 4, why: 'saloon' },
        { type: 'gainedLife', seat: 1, amount: 1, life: 4, why: 'saloon' },
        { type: 'gainedLife', seat: 2, amount: 1, life: 4, why: 'beer' },
      ),
    ).toEqual(['1 healed 2', '2 has 3', '3 has 4', '1 has 4', '2 has 4']);
  });

  test('Jesse Jones robs whose card he draws; El Gringo only takes what he is owed', () => {
    expect(
      bang(
        { type: 'tookFromHand', seat: 0, from: 2, card: 'beer:6H', why: 'jesse-jones' },
        { type: 'tookFromHand', seat: 1, from: 2, card: 'beer:7H', why: 'el-gringo' },
      ),
    ).toEqual(['0 robbed 2']);
  });
});

test('deeds of a kind at the same person add up, and what was counted before stays as it was', () => {
  const none: [] = [];
  const once = withDeed([none, none], { note: 'deed', by: 1, at: 0, kind: 'shot', times: 1 });
  const twice = withDeed(once, { note: 'deed', by: 1, at: 0, kind: 'shot', times: 2 });
  const more = withDeed(twice, { note: 'deed', by: 1, at: 0, kind: 'hurt', times: 1 });
  expect(once).toEqual([[], [[0, 'shot', 1]]]);
  expect(twice).toEqual([[], [[0, 'shot', 3]]]);
  expect(more).toEqual([
    [],
    [
      [0, 'shot', 3],
      [0, 'hurt', 1],
    ],
  ]);
});
