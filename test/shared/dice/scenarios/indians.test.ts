import { describe, test } from 'vitest';
import { diceScene } from '../../../scenario.ts';

describe('Indians', () => {
  test('arrows are taken one at a time (IND-02)', () => {
    diceScene(['ann lucky-duke sheriff 8 life', 'ben 8 life 4 arrows', 'cal 8 life 3 arrows', 'dan'])
      .throws('AAA1B')
      .shows({ life: { ann: 6, ben: 4, cal: 5 }, arrows: { ann: 1, ben: 0, cal: 0 }, pile: 8 });
  });

  test('the Sheriff’s death ends the game at once (IND-05)', () => {
    diceScene(['ann sheriff 2 life 1 arrow', 'ben outlaw 4 arrows', 'cal outlaw 3 arrows', 'dan', 'eve'])
      .throws('AA1BB')
      .shows({ won: 'outlaws: ben, cal', pile: 9, waitingFor: null });
  });

  test('the law wins in the attack that kills the last bad ones (IND-06)', () => {
    diceScene([
      'ann sheriff 5 life 3 arrows',
      'ben deputy 8 life 2 arrows',
      'cal renegade 2 life 2 arrows',
      'dan outlaw 1 life 1 arrow',
      'eve outlaw dead',
      'fay outlaw dead',
    ])
      .throws('AAB12')
      .shows({ life: { ann: 1, ben: 6 }, won: 'law: ann, ben', pile: 9 });
  });

  test('a Renegade left alone wins whatever the order of seats (IND-07)', () => {
    diceScene([
      'ann renegade 4 life 1 arrow',
      'ben sheriff 2 life 2 arrows',
      'cal outlaw 3 life 3 arrows',
      'dan deputy 1 life 2 arrows',
      'eve outlaw dead',
    ])
      .throws('A11BG')
      .shows({ life: { ann: 2 }, out: ['ben', 'cal', 'dan', 'eve'], won: 'renegade: ann' });
  });

  test('the Outlaws win when all fall together (IND-08)', () => {
    diceScene([
      'ann sheriff 1 life 2 arrows',
      'ben outlaw 1 life 2 arrows',
      'cal outlaw 1 life 2 arrows',
      'dan renegade 1 life 2 arrows',
    ])
      .throws('A11BG')
      .shows({ won: 'outlaws: ben, cal' });
  });

  test('five arrows cause one attack and then go on (IND-10)', () => {
    diceScene(['ann 7 life 2 arrows', 'ben 8 life 6 arrows', 'cal', 'dan'])
      .throws('AAAAA')
      .shows({ life: { ann: 4, ben: 2 }, arrows: { ann: 4 }, pile: 5 });
  });

  test('an attack costs no re-roll and does not end the turn (IND-11)', () => {
    diceScene(['ann 8 life', 'ben 4 arrows', 'cal 4 arrows', 'dan', 'eve'])
      .throws('A11BG')
      .shows({ life: { ann: 7 }, waitingFor: 'ann: reroll', offers: [[0, 1, 2, 3, 4]] })
      .rerolls([0], 'B')
      .shows({ waitingFor: 'ann: reroll', dice: 'B11BG' });
  });

  test('with three left after an attack a 2 is a 1 (IND-12)', () => {
    diceScene(['ann sheriff 8 life', 'ben outlaw 1 life 4 arrows', 'cal outlaw 1 life 4 arrows', 'dan', 'eve'])
      .throws('A221G')
      .stops()
      .shows({
        out: ['ben', 'cal'],
        offers: [
          ['dan', 'eve'],
          ['dan', 'eve'],
          ['dan', 'eve'],
        ],
      });
  });

  test('a roller killed by the attack is not hurt by dynamite too (IND-15, D11)', () => {
    diceScene(['ann outlaw 2 life 1 arrow', 'ben sheriff 4 arrows', 'cal 3 arrows', 'dan', 'eve'])
      .throws('ADDDB')
      .shows({ out: ['ann'], waitingFor: 'ben: throw', pile: 9 });
  });

  test('arrows attack only when the pile becomes empty (IND-16)', () => {
    diceScene(['ann', 'ben 3 life 6 arrows', 'cal', 'dan'])
      .throws('AA1BG')
      .stops()
      .shoots('ben')
      .drinks('ann')
      .shows({ life: { ben: 2 }, arrows: { ben: 6 }, pile: 1 });
  });

  test('Sheriff and Renegade falling together is the Outlaws’ win (IND-17)', () => {
    diceScene(['ann renegade 1 life 3 arrows', 'ben sheriff 1 life 5 arrows', 'cal outlaw dead', 'dan outlaw dead'])
      .throws('A1111')
      .shows({ won: 'outlaws: cal, dan' });
  });
});
