import { describe, test } from 'vitest';
import { diceScene } from '../../../scenario.ts';

describe('Jesse Jones', () => {
  test('gains two from each beer when he had four or less (CHA-JES-01)', () => {
    diceScene(['ann outlaw jesse-jones 4 life', 'ben', 'cal', 'dan'])
      .throws('BB1DG')
      .stops()
      .shoots('ben')
      .drinks('ann', 'ann')
      .shows({ life: { ann: 8 } });
  });

  test('gains one from each when he had five (CHA-JES-02)', () => {
    diceScene(['ann outlaw jesse-jones 5 life', 'ben', 'cal', 'dan'])
      .throws('BBDDG')
      .stops()
      .drinks('ann', 'ann')
      .shows({ life: { ann: 7 } });
  });

  test('never gains beyond his starting life (CHA-JES-04)', () => {
    diceScene(['ann sheriff jesse-jones 4 life', 'ben', 'cal', 'dan'])
      .throws('BBBBD')
      .stops()
      .drinks('ann', 'ann', 'ann', 'ann')
      .shows({ life: { ann: 11 } });
  });
});

describe('Sid Ketchum', () => {
  test('gives a life before he throws (CHA-SID-01)', () => {
    diceScene(['ann outlaw sid-ketchum 6 life', 'ben', 'cal 2 life', 'dan dead'])
      .shows({ waitingFor: 'ann: heal', offers: [['ann', 'ben', 'cal']] })
      .heals('cal')
      .shows({ life: { cal: 3 }, waitingFor: 'ann: throw' });
  });

  test('is not asked while all are full (CHA-SID-02, D14)', () => {
    diceScene(['ann sid-ketchum', 'ben', 'cal', 'dan']).shows({ waitingFor: 'ann: throw' });
  });
});

describe('Suzy Lafayette', () => {
  test('gains two at the end of a turn without shots (CHA-SUZ-01)', () => {
    diceScene(['ann outlaw suzy-lafayette 4 life', 'ben', 'cal', 'dan'])
      .throws('BGGDD')
      .stops()
      .drinks('ann')
      .shows({ life: { ann: 7 } });
  });

  test('gains nothing with one shot (CHA-SUZ-03)', () => {
    diceScene(['ann outlaw suzy-lafayette 4 life', 'ben', 'cal', 'dan'])
      .throws('1BBDD')
      .stops()
      .shoots('ben')
      .drinks('ben', 'ben')
      .shows({ life: { ann: 4 } });
  });

  test('gains nothing once dead (CHA-SUZ-05)', () => {
    diceScene(['ann outlaw suzy-lafayette 1 life', 'ben sheriff 4 arrows', 'cal 4 arrows', 'dan'])
      .throws('ABBGG')
      .shows({ out: ['ann'], life: { ann: 0 } });
  });

  test('gains no more than her starting life (CHA-SUZ-06)', () => {
    diceScene(['ann outlaw suzy-lafayette 7 life', 'ben', 'cal 5 life', 'dan'])
      .throws('AABGG')
      .stops()
      .drinks('cal')
      .shows({ life: { ann: 8 } });
  });

  test('gains also after an explosion she survived (D11)', () => {
    diceScene(['ann outlaw suzy-lafayette 4 life', 'ben', 'cal', 'dan'])
      .throws('DDDGG')
      .shows({ life: { ann: 5 }, waitingFor: 'ben: throw' });
  });
});

describe('Vulture Sam', () => {
  test('gains two when another player dies (CHA-VUL-01)', () => {
    diceScene(['ann sheriff', 'ben outlaw 1 life', 'cal vulture-sam 3 life', 'dan', 'eve'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .shows({ life: { cal: 5 } });
  });

  test('gains four for two who die in one Gatling (CHA-VUL-02)', () => {
    diceScene(['ann sheriff', 'ben outlaw 1 life', 'cal vulture-sam renegade 3 life', 'dan outlaw 1 life', 'eve'])
      .throws('GGGDD')
      .stops()
      .shows({ life: { cal: 6 }, won: null });
  });

  test('first loses his own lives to the attack (CHA-VUL-05)', () => {
    diceScene([
      'ann sheriff 2 arrows',
      'ben vulture-sam renegade 5 life 2 arrows',
      'cal outlaw 1 life 4 arrows',
      'dan',
      'eve',
    ])
      .throws('A1BGG')
      .shows({ life: { ben: 5 }, out: ['cal'] });
  });

  test('gains after the shots and is hit by the Gatling then (CHA-VUL-06)', () => {
    diceScene(['ann sheriff', 'ben outlaw 1 life', 'cal vulture-sam renegade 1 life', 'dan', 'eve'])
      .throws('1GGGD')
      .stops()
      .shoots('ben')
      .shows({ life: { cal: 2 }, out: ['ben'] });
  });
});
