import { describe, test } from 'vitest';
import { diceScene } from '../../../scenario.ts';

describe('abilities together', () => {
  test('come as Bart, the losses, the deaths, Vulture Sam, Pedro, El Gringo, and Kit last (D1)', () => {
    diceScene([
      'ann kit-carlson outlaw 1 arrow',
      'ben bart-cassidy deputy',
      'cal vulture-sam sheriff 5 life',
      'dan el-gringo outlaw 1 life',
      'eve pedro-ramirez renegade 2 arrows',
      'fay rose-doolan outlaw',
    ])
      .throws('GGGDD')
      .stops()
      .swaps(1)
      .shows({ waitingFor: 'eve: return' })
      .returns(1)
      .shows({ waitingFor: 'ann: remove' })
      .declines()
      .tellsInOrder(
        'firedGatling',
        'returnedArrows gatling',
        'usedAbility bart-cassidy',
        'tookArrow bart-cassidy',
        'lostLife',
        'eliminated',
        'usedAbility vulture-sam',
        'gainedLife',
        'usedAbility pedro-ramirez',
        'returnedArrows pedro-ramirez',
        'usedAbility el-gringo',
        'tookArrow el-gringo',
      )
      .shows({ life: { ann: 7, ben: 8, cal: 6, dan: 0, eve: 7, fay: 8 }, arrows: { ann: 1, ben: 1, eve: 1 } });
  });

  test('Bart swaps before El Gringo’s arrow is taken (INT-01)', () => {
    diceScene(['ann 3 arrows', 'ben bart-cassidy', 'cal 4 arrows', 'dan', 'eve el-gringo'])
      .throws('11DDG')
      .stops()
      .shoots('ben', 'eve')
      .shows({ waitingFor: 'ben: swap', offers: [[0, 1]], pile: 2 })
      .swaps(1)
      // El Gringo's was the last one: everybody loses what he holds.
      .shows({ life: { ann: 6, ben: 7, cal: 4, eve: 6 }, pile: 9 });
  });

  test('Bart may swap once the roller’s own arrows are back (INT-02, D5)', () => {
    diceScene(['ann 3 arrows', 'ben bart-cassidy', 'cal 5 arrows', 'dan'])
      .throws('GGGDD')
      .stops()
      .shows({ waitingFor: 'ben: swap', offers: [[0, 1]], pile: 4 })
      .swaps(1)
      .shows({ arrows: { ann: 0, ben: 1 }, life: { ben: 8 }, pile: 3 });
    diceScene(['ann 3 arrows', 'ben bart-cassidy', 'cal 5 arrows', 'dan'], { rules: { gatlingArrows: 'last' } })
      .throws('GGGDD')
      .stops()
      .shows({ waitingFor: 'ben: throw', life: { ben: 7 } });
  });

  test('after El Gringo’s attack has killed two the turn goes on with the rest (INT-03)', () => {
    diceScene([
      'ann sheriff 9 life 3 arrows',
      'ben el-gringo',
      'cal outlaw 1 life 2 arrows',
      'dan outlaw 1 life 3 arrows',
      'eve',
      'fay',
    ])
      .throws('1BGGG')
      .stops()
      .shoots('ben')
      .shows({ out: ['cal', 'dan'], life: { ann: 5 }, waitingFor: 'ann: drink', won: null })
      .drinks('ann')
      .shows({ life: { ann: 6, ben: 5, eve: 7, fay: 7 }, arrows: { ann: 1 }, waitingFor: 'ben: throw' });
  });

  test('Kit may remove the arrow that El Gringo has just given him (INT-04, D1)', () => {
    diceScene(['ann kit-carlson 2 arrows', 'ben el-gringo', 'cal', 'dan'])
      .throws('GGGDD')
      .stops()
      .shows({ waitingFor: 'ann: remove', arrows: { ann: 1 }, offers: [['ann', 'stop']] })
      .removes('ann')
      .shows({ arrows: { ann: 0 }, pile: 9, waitingFor: 'ben: throw' });
  });

  test('Vulture Sam as Sheriff gains no more than to eleven (INT-05)', () => {
    diceScene(['ann sheriff vulture-sam 10 life', 'ben outlaw 1 life', 'cal', 'dan', 'eve'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .shows({ life: { ann: 11 } });
  });

  test('a shot too far and a beer for the dead are refused (INT-06)', () => {
    diceScene(['ann', 'ben', 'cal dead', 'dan', 'eve', 'fay', 'gil 3 life'])
      .throws('1BDDG')
      .stops()
      .refuses(s => s.shoots('eve'), /not offered/)
      .refuses(s => s.sends('ann', [99]), /picks-unknown/)
      .shoots('ben')
      .refuses(s => s.drinks('cal'), /not offered/)
      .shows({ offers: [['ann', 'ben', 'dan', 'eve', 'fay', 'gil']] });
  });

  test('Vulture Sam gains before the attack of El Gringo’s arrow (D2)', () => {
    diceScene([
      'ann sheriff 4 arrows',
      'ben el-gringo outlaw 1 life',
      'cal vulture-sam renegade 4 life 4 arrows',
      'dan',
      'eve',
    ])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .shows({ life: { cal: 2 }, out: ['ben'], pile: 9 });
  });

  test('Pedro returns his arrow before El Gringo’s is taken (D3)', () => {
    diceScene(['ann 4 arrows', 'ben pedro-ramirez 4 arrows', 'cal', 'dan', 'eve el-gringo'])
      .throws('11DDG')
      .stops()
      .shoots('ben', 'eve')
      .shows({ waitingFor: 'ben: return', pile: 1 })
      .returns(1)
      .shows({ arrows: { ann: 5, ben: 3 }, pile: 1, life: { ann: 10 } });
  });

  test('the pile holds an arrow whenever somebody is asked (D19)', () => {
    diceScene(['ann', 'ben 4 arrows', 'cal 4 arrows', 'dan'])
      .throws('A11BG')
      .shows({ waitingFor: 'ann: reroll', pile: 9 });
  });
});
