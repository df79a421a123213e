import { describe, expect, test } from 'vitest';
import { DICE, FACES } from '../../../../src/shared/dice/model.ts';
import { seedOf, stateRng } from '../../../../src/shared/engine/rng.ts';
import { diceScene } from '../../../scenario.ts';

const FIVE = ['ann', 'ben', 'cal', 'dan', 'eve'];

describe('rolling', () => {
  test('dice kept after one throw may be thrown later (ROL-02)', () => {
    diceScene(FIVE)
      .throws('1BG22')
      .rerolls([2, 3, 4], 'GG2')
      .shows({ offers: [[0, 1, 2, 3, 4]] })
      .rerolls([0, 1], '22')
      .shows({ dice: '22GG2', waitingFor: 'ann: shoot' });
  });

  test('the third throw is final (ROL-03)', () => {
    diceScene(FIVE).throws('BBGG1').rerolls([0], 'B').rerolls([0], 'B').shows({ waitingFor: 'ann: shoot' });
  });

  test('four dice at once are one re-roll (ROL-04)', () => {
    diceScene(FIVE)
      .throws('BB22G')
      .rerolls([0, 1, 2, 3], 'BBB1')
      .shows({ waitingFor: 'ann: reroll' })
      .rerolls([0], 'B')
      .shows({ waitingFor: 'ann: shoot' });
  });

  test('an arrow thrown again stays with the player (ROL-06)', () => {
    diceScene(FIVE)
      .throws('A1BBG')
      .rerolls([0], '2')
      .shows({ arrows: { ann: 1 }, pile: 8 });
  });

  test('an arrow thrown again as an arrow takes a second one (ROL-08)', () => {
    diceScene(FIVE)
      .throws('A1BBG')
      .rerolls([0], 'A')
      .shows({ arrows: { ann: 2 }, pile: 7 });
  });

  test('an arrow left lying is not taken again', () => {
    diceScene(FIVE)
      .throws('AGBBD')
      .rerolls([1], '1')
      .shows({ arrows: { ann: 1 }, pile: 8 });
  });

  test('the worked example of a whole turn (ROL-09)', () => {
    diceScene(['ann sheriff 6 life 1 arrow', 'ben 4 arrows', 'cal 3 arrows', 'dan', 'eve'])
      .throws('GAA1D')
      .shows({ life: { ann: 4, ben: 4, cal: 5 }, arrows: { ann: 1, ben: 0, cal: 0 }, pile: 8 })
      .rerolls([0, 1, 2], 'GGB')
      .rerolls([2, 3], 'G2')
      .shows({ offers: [['cal', 'dan']] })
      .shoots('dan')
      .shows({ life: { ann: 4, ben: 3, cal: 4, dan: 6, eve: 7 }, arrows: { ann: 0 }, pile: 9 });
  });

  test('throwing no dice is stopping (ROL-10, D13)', () => {
    diceScene(FIVE).throws('1BGGD').stops().shows({ waitingFor: 'ann: shoot', dice: '1BGGD' });
  });

  test('every face of a die is equally likely (ROL-12)', () => {
    const rng = stateRng({ rng: seedOf(1) });
    const counts = FACES.map(() => 0);
    for (let i = 0; i < 6000; i++) {
      const face = rng.int(FACES.length);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect([FACES.length, DICE]).toEqual([6, 5]);
    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(Math.max(...counts)).toBeLessThan(1100);
  });

  test('somebody else cannot throw, and no die that is not there', () => {
    diceScene(FIVE)
      .refuses(s => s.sends('ben', [0], '11111'), /seat 1 has nothing to decide/)
      .throws('DA1BG')
      .refuses(s => s.sends('ann', [9], '1'), /picks-unknown/);
  });

  test('dynamite cannot be thrown again', () => {
    diceScene(['ann lucky-duke', 'ben', 'cal', 'dan'])
      .throws('D1BGG')
      .shows({ offers: [[1, 2, 3, 4]] });
  });
});

describe('dynamite', () => {
  test('the third in total ends rolling and the rest resolves (DYN-01)', () => {
    diceScene(['ann 6 life', 'ben', 'cal', 'dan', 'eve'])
      .throws('DD1BG')
      .rerolls([4], 'D')
      .shows({ life: { ann: 5 }, waitingFor: 'ann: shoot' })
      .shoots('ben')
      .drinks('ann')
      .shows({ life: { ann: 6, ben: 7 }, waitingFor: 'ben: throw' });
  });

  test('five at once cost exactly one life (DYN-02)', () => {
    diceScene(['ann 6 life', 'ben', 'cal', 'dan'])
      .throws('DDDDD')
      .shows({ life: { ann: 5 }, waitingFor: 'ben: throw' });
  });

  test('two do nothing (DYN-04)', () => {
    diceScene(['ann sheriff 5 life', 'ben', 'cal', 'dan'])
      .throws('DDB1B')
      .rerolls([4], 'G')
      .stops()
      .shoots('ben')
      .drinks('ben')
      .shows({ life: { ann: 5, ben: 8 } });
  });

  test('the third on the last throw still costs one life (DYN-05)', () => {
    diceScene(['ann 5 life', 'ben', 'cal', 'dan', 'eve'])
      .throws('DDG2G')
      .rerolls([2], 'G')
      .rerolls([2], 'D')
      .shows({ life: { ann: 4 } })
      .shoots('cal')
      .shows({ life: { cal: 7 } });
  });

  test('a Renegade killed by it fires no shot and the law wins (DYN-07, D11)', () => {
    diceScene(['ann renegade 1 life', 'ben sheriff 1 life', 'cal dead', 'dan dead'])
      .throws('DDD11')
      .shows({ life: { ben: 1 }, won: 'law: ben', waitingFor: null });
  });

  test('what is left must be resolved (DYN-10)', () => {
    diceScene(['ann sheriff 5 life', 'ben', 'cal', 'dan', 'eve'])
      .throws('DDD2B')
      .shows({ life: { ann: 4 }, offers: [['cal', 'dan']] })
      .refuses(s => s.sends('ann', []), /picks-count/)
      .shoots('cal')
      .drinks('ann')
      .shows({ life: { ann: 5, cal: 7 } });
  });
});
