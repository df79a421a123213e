import { describe, test } from 'vitest';
import { diceScene } from '../../../scenario.ts';

describe('Calamity Janet', () => {
  test('uses 1s and 2s at either distance (CHA-CAL-01)', () => {
    const both = ['ben', 'cal', 'eve', 'fay'];
    diceScene(['ann calamity-janet', 'ben', 'cal', 'dan', 'eve', 'fay'])
      .throws('12DDG')
      .stops()
      .shows({ offers: [both, both] });
  });

  test('may use each 1 as a 2 (CHA-CAL-03)', () => {
    diceScene(['ann calamity-janet', 'ben', 'cal', 'dan'])
      .throws('11DDG')
      .stops()
      .shoots('cal', 'cal')
      .shows({ life: { cal: 6, ben: 8, dan: 8 } });
  });
});

describe('Rose Doolan', () => {
  test('reaches one place further (CHA-ROS-01)', () => {
    diceScene(['ann rose-doolan', 'ben', 'cal', 'dan', 'eve', 'fay', 'gil'])
      .throws('12DDG')
      .stops()
      .shows({
        offers: [
          ['ben', 'cal', 'fay', 'gil'],
          ['cal', 'dan', 'eve', 'fay'],
        ],
      });
  });

  test('hits either of two opponents (CHA-ROS-04)', () => {
    diceScene(['ann rose-doolan sheriff', 'ben', 'cal', 'dan dead'])
      .throws('12DDB')
      .stops()
      .shows({
        offers: [
          ['ben', 'cal'],
          ['ben', 'cal'],
        ],
      });
  });

  test('hits anybody of four with a 1, and with a 2 three places round (CHA-ROS-05)', () => {
    const all = ['ben', 'cal', 'dan'];
    diceScene(['ann rose-doolan', 'ben', 'cal', 'dan'])
      .throws('12DDG')
      .stops()
      .shows({ offers: [all, all] });
  });
});

describe('Slab the Killer', () => {
  const slab = () => diceScene(['ann slab-the-killer', 'ben', 'cal', 'dan', 'eve 5 life']);

  test('may spend a beer to double a shot, or use both (CHA-SLA-01)', () => {
    slab()
      .throws('1BDDG')
      .stops()
      .shoots('ben', { double: [0, 1] })
      .shows({ life: { ben: 6, eve: 5 }, waitingFor: 'ben: throw' });
    slab()
      .throws('1BDDG')
      .stops()
      .shoots('ben')
      .drinks('eve')
      .shows({ life: { ben: 7, eve: 6 } });
  });

  test('hits one player with both points (CHA-SLA-03)', () => {
    slab()
      .throws('2BDDG')
      .stops()
      .shows({ offers: [['cal', 'dan'], ['0 with 1']] })
      .refuses(s => s.sends('ann', [0, 1, 2]), /picks-count/)
      .shoots('cal', { double: [0, 1] })
      .shows({ life: { cal: 6, dan: 8 } });
  });

  test('says with the target which beer doubles, and only the other one heals (D18)', () => {
    slab()
      .throws('1BBDD')
      .stops()
      .shows({
        offers: [
          ['ben', 'eve'],
          ['0 with 1', '0 with 2'],
        ],
      })
      .shoots('ben', { double: [0, 2] })
      .shows({ life: { ben: 6 }, offers: [['ann', 'ben', 'cal', 'dan', 'eve']] })
      .drinks('eve')
      .shows({ life: { eve: 6 } });
  });

  test('doubles nothing without a bull’s eye (CHA-SLA-04)', () => {
    slab()
      .throws('BBGGG')
      .stops()
      .drinks('eve', 'eve')
      .shows({ life: { ben: 7, eve: 6 } });
  });

  test('cannot double once the shots have hit (CHA-SLA-06, D18)', () => {
    slab()
      .throws('1BDDG')
      .stops()
      .shoots('ben')
      .refuses(s => s.shoots('ben', { double: [0, 1] }), /asked to shoot, found drink/);
  });
});
