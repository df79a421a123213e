import { describe, test } from 'vitest';
import { diceScene } from '../../../scenario.ts';

describe('Bart Cassidy', () => {
  test('chooses himself between a life and an arrow (CHA-BAR-01)', () => {
    const hit = () =>
      diceScene(['ann', 'ben bart-cassidy', 'cal 4 arrows', 'dan'])
        .throws('1DDGG')
        .stops()
        .shoots('ben')
        .shows({ waitingFor: 'ben: swap', offers: [[0, 1]] });
    hit()
      .swaps(1)
      .shows({ life: { ben: 8 }, arrows: { ben: 1 }, pile: 4 });
    hit()
      .swaps(0)
      .shows({ life: { ben: 7 }, arrows: { ben: 0 }, pile: 5 });
  });

  test('may take none, one or two arrows for a doubled shot (CHA-BAR-05)', () => {
    const hit = () =>
      diceScene(['ann slab-the-killer', 'ben bart-cassidy', 'cal 3 arrows', 'dan'])
        .throws('1BDDG')
        .stops()
        .shoots('ben', { double: [0, 1] })
        .shows({ waitingFor: 'ben: swap', offers: [[0, 1, 2]] });
    hit()
      .swaps(0)
      .shows({ life: { ben: 6 } });
    hit()
      .swaps(1)
      .shows({ life: { ben: 7 } });
    hit()
      .swaps(2)
      .shows({ life: { ben: 8 }, pile: 4 });
  });

  test('never takes the last arrow, and his new one goes back when he dies (CHA-BAR-06, D15)', () => {
    diceScene(['ann sheriff', 'ben bart-cassidy outlaw 1 life', 'cal 7 arrows', 'dan', 'eve'])
      .throws('11DDG')
      .stops()
      .shoots('ben', 'ben')
      .shows({ offers: [[0, 1]] })
      .swaps(1)
      .shows({ out: ['ben'], arrows: { ben: 0 }, pile: 2 });
  });

  test('loses no life for a swapped point, so that nobody has won (CHA-BAR-07)', () => {
    diceScene(['ann deputy', 'ben renegade bart-cassidy 1 life', 'cal outlaw 5 arrows'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .swaps(1)
      .shows({ won: null, life: { ben: 1 }, pile: 3 });
  });
});

describe('El Gringo', () => {
  test('gives his arrow after the Gatling sent the roller’s back (CHA-ELG-02, D6)', () => {
    diceScene(['ann 4 arrows', 'ben 2 arrows', 'cal el-gringo', 'dan'])
      .throws('GGGDD')
      .stops()
      .shows({ arrows: { ann: 1, ben: 2 }, pile: 6 });
  });

  test('gives one arrow for a doubled shot (CHA-ELG-04)', () => {
    diceScene(['ann slab-the-killer', 'ben el-gringo', 'cal', 'dan'])
      .throws('1BDDG')
      .stops()
      .shoots('ben', { double: [0, 1] })
      .shows({ life: { ben: 5 }, arrows: { ann: 1 } });
  });

  test('gives it also when the shot kills him (CHA-ELG-06)', () => {
    diceScene(['ann sheriff', 'ben el-gringo outlaw 1 life', 'cal 4 arrows', 'dan', 'eve'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .shows({ out: ['ben'], arrows: { ann: 1 }, pile: 4 });
  });

  test('returns his own arrows before the shooter takes one (CHA-ELG-07, D4)', () => {
    diceScene(['ann sheriff 5 arrows', 'ben el-gringo outlaw 1 life 3 arrows', 'cal', 'dan', 'eve'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .shows({ arrows: { ann: 6 }, pile: 3, life: { ann: 10 } });
  });

  test('gives one for the shot and one for the Gatling, and only the second stays (CHA-ELG-08, D7)', () => {
    const scenario = diceScene(['ann', 'ben el-gringo', 'cal', 'dan'])
      .throws('1GGGD')
      .stops()
      .shoots('ben')
      .shows({ life: { ben: 5 }, arrows: { ann: 1 }, pile: 8 });
    scenario.tells('tookArrow', 2);
  });

  test('brings the Indians with the last arrow', () => {
    diceScene(['ann 4 arrows', 'ben el-gringo 7 life', 'cal 4 arrows', 'dan'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .shows({ life: { ann: 5, cal: 4 }, pile: 9, waitingFor: 'ben: throw' });
  });
});

describe('Jourdonnais', () => {
  test('loses nothing in an attack without arrows (CHA-JOU-02)', () => {
    diceScene(['ann 2 arrows', 'ben jourdonnais', 'cal 6 arrows', 'dan'])
      .throws('ABBDD')
      .shows({ life: { ben: 7, cal: 2 }, pile: 9 });
  });

  test('loses one in each of two attacks (CHA-JOU-03)', () => {
    diceScene(['ann jourdonnais outlaw', 'ben 8 arrows', 'cal el-gringo', 'dan'])
      .throws('AAAAA')
      .shows({ life: { ann: 6, ben: 2 }, arrows: { ann: 4 } })
      .rerolls([0, 1, 2, 3], 'AAAA')
      .rerolls([0], 'A')
      .shows({ life: { ann: 5 }, pile: 9 });
  });
});

describe('Paul Regret', () => {
  test('loses nothing to the Gatling (CHA-PAU-01)', () => {
    diceScene(['ann', 'ben paul-regret', 'cal', 'dan'])
      .throws('GGGDD')
      .stops()
      .shows({ life: { ben: 9, cal: 7, dan: 7 } });
  });

  test('is hurt by shots and Indians (CHA-PAU-02)', () => {
    diceScene(['ann 6 arrows', 'ben paul-regret 2 arrows', 'cal', 'dan'])
      .throws('A1DDG')
      .shows({ life: { ben: 7 } })
      .stops()
      .shoots('ben')
      .shows({ life: { ben: 6 } });
  });
});

describe('Pedro Ramirez', () => {
  test('may return an arrow for a life, or keep it (CHA-PED-01, CHA-PED-05)', () => {
    const hit = () =>
      diceScene(['ann', 'ben pedro-ramirez 2 arrows', 'cal 3 arrows', 'dan'])
        .throws('1DDGG')
        .stops()
        .shoots('ben')
        .shows({ waitingFor: 'ben: return', offers: [[0, 1]], life: { ben: 7 } });
    hit()
      .returns(1)
      .shows({ arrows: { ben: 1 }, pile: 5, life: { ben: 7 } });
    hit()
      .returns(0)
      .shows({ arrows: { ben: 2 }, pile: 4, life: { ben: 7 } });
  });

  test('may return two arrows for two lives (CHA-PED-02)', () => {
    diceScene(['ann', 'ben pedro-ramirez 3 arrows', 'cal', 'dan'])
      .throws('11DDG')
      .stops()
      .shoots('ben', 'ben')
      .shows({ offers: [[0, 1, 2]] })
      .returns(2)
      .shows({ arrows: { ben: 1 }, life: { ben: 6 }, pile: 8 });
  });

  test('answers his dynamite before his shots, and is never asked in an attack (D16)', () => {
    diceScene(['ann pedro-ramirez 2 arrows', 'ben', 'cal', 'dan'])
      .throws('DDD1G')
      .shows({ waitingFor: 'ann: return' })
      .returns(1)
      .shows({ waitingFor: 'ann: shoot' });
    diceScene(['ann 4 arrows', 'ben pedro-ramirez 4 arrows', 'cal', 'dan'])
      .throws('A1DDG')
      .shows({ waitingFor: 'ann: reroll', life: { ben: 4 } });
  });
});
