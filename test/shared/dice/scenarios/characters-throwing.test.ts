import { describe, test } from 'vitest';
import { diceScene } from '../../../scenario.ts';

describe('Black Jack', () => {
  test('throws dynamite again while fewer than three show (CHA-BLA-01)', () => {
    diceScene(['ann black-jack', 'ben', 'cal', 'dan'])
      .throws('DD1BG')
      .shows({ offers: [[0, 1, 2, 3, 4]] })
      .rerolls([0, 1, 4], 'A2B')
      .shows({ dice: 'A21BB', arrows: { ann: 1 } });
  });

  test('explodes with three at once (CHA-BLA-02)', () => {
    diceScene(['ann black-jack 8 life', 'ben', 'cal', 'dan'])
      .throws('DDD1B')
      .shows({ life: { ann: 7 }, waitingFor: 'ann: shoot' })
      .shoots('ben')
      .shows({ life: { ben: 7 }, waitingFor: 'ann: drink' });
  });

  test('explodes with the third after two kept (CHA-BLA-03)', () => {
    diceScene(['ann black-jack outlaw 8 life', 'ben', 'cal', 'dan'])
      .throws('DD1BG')
      .rerolls([4], 'D')
      .shows({ life: { ann: 7 }, waitingFor: 'ann: shoot' });
  });
});

describe('Lucky Duke', () => {
  test('loses his extra throw to a third dynamite (CHA-LUC-02)', () => {
    diceScene(['ann lucky-duke', 'ben', 'cal', 'dan'])
      .throws('DD1BG')
      .rerolls([4], 'D')
      .shows({ waitingFor: 'ann: shoot', life: { ann: 9 } });
  });

  test('may throw four times', () => {
    diceScene(['ann lucky-duke', 'ben', 'cal', 'dan'])
      .throws('11BBG')
      .rerolls([0], '1')
      .rerolls([0], '1')
      .rerolls([0], '1')
      .shows({ waitingFor: 'ann: shoot' });
  });
});

describe('Kit Carlson', () => {
  test('removes an arrow of any player for one Gatling die (CHA-KIT-01)', () => {
    diceScene(['ann kit-carlson 2 arrows', 'ben 3 arrows', 'cal 1 arrow', 'dan'])
      .throws('G1DDB')
      .stops()
      .shoots('ben')
      .drinks('ben')
      .shows({ waitingFor: 'ann: remove', offers: [['ann', 'ben', 'cal', 'stop']] })
      .removes('ben')
      .shows({ arrows: { ben: 2 }, pile: 4, life: { dan: 8 }, waitingFor: 'ben: throw' });
  });

  test('gets nothing for a Gatling thrown away (CHA-KIT-04)', () => {
    diceScene(['ann kit-carlson 2 arrows', 'ben', 'cal', 'dan'])
      .throws('GDDAA')
      .rerolls([0], '2')
      .stops()
      .shows({ waitingFor: 'ben: throw', arrows: { ann: 4 } });
  });

  test('may stop after any removal (CHA-KIT-05, D17)', () => {
    const two = () => diceScene(['ann kit-carlson', 'ben 3 arrows', 'cal', 'dan']).throws('GGDD2').stops();
    two()
      .declines()
      .shows({ arrows: { ben: 3 }, waitingFor: 'ben: throw' });
    two()
      .removes('ben')
      .declines()
      .shows({ arrows: { ben: 2 }, waitingFor: 'ben: throw' });
    two()
      .removes('ben')
      .removes('ben')
      .shows({ arrows: { ben: 1 }, waitingFor: 'ben: throw' });
  });

  test('is not asked while nobody holds arrows (D17)', () => {
    diceScene(['ann kit-carlson', 'ben', 'cal', 'dan']).throws('GGDD2').stops().shows({ waitingFor: 'ben: throw' });
  });

  test('removes after the deaths of his Gatling (CHA-KIT-06)', () => {
    diceScene(['ann sheriff kit-carlson', 'ben outlaw 1 life 3 arrows', 'cal 2 arrows', 'dan', 'eve'])
      .throws('GGGDD')
      .stops()
      .shows({ out: ['ben'], pile: 7, waitingFor: 'ann: remove', offers: [['cal', 'stop']] });
  });
});

describe('Willy the Kid', () => {
  test('needs two Gatlings (CHA-WIL-01)', () => {
    diceScene(['ann willy-the-kid 3 arrows', 'ben', 'cal', 'dan'])
      .throws('GG1BD')
      .stops()
      .shoots('ben')
      .drinks('ben')
      .shows({ life: { ben: 7, cal: 7, dan: 7 }, arrows: { ann: 0 }, pile: 9 });
  });

  test('fires once with four (CHA-WIL-02)', () => {
    diceScene(['ann willy-the-kid', 'ben', 'cal', 'dan'])
      .throws('GGGGB')
      .stops()
      .shows({ life: { ben: 7, cal: 7, dan: 7 } });
  });

  test('must fire, and saves the Sheriff only by the beer (CHA-WIL-04)', () => {
    const willy = () =>
      diceScene(['ann deputy willy-the-kid', 'ben sheriff 1 life', 'cal', 'dan', 'eve'])
        .throws('GGB1D')
        .stops()
        .shoots('eve');
    willy()
      .drinks('ben')
      .shows({ life: { ben: 1 }, won: null });
    willy().drinks('ann').shows({ won: 'outlaws: cal, dan' });
  });
});
