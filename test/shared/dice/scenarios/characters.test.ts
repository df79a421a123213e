import { describe, test } from 'vitest';
import { scene } from '../../../scenario.ts';

describe('Bart Cassidy', () => {
  test('chooses himself between a life and an arrow (CHA-BAR-01)', () => {
    const hit = () =>
      scene(['ann', 'ben bart-cassidy', 'cal 4 arrows', 'dan'])
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
      scene(['ann slab-the-killer', 'ben bart-cassidy', 'cal 3 arrows', 'dan'])
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
    scene(['ann sheriff', 'ben bart-cassidy outlaw 1 life', 'cal 7 arrows', 'dan', 'eve'])
      .throws('11DDG')
      .stops()
      .shoots('ben', 'ben')
      .shows({ offers: [[0, 1]] })
      .swaps(1)
      .shows({ out: ['ben'], arrows: { ben: 0 }, pile: 2 });
  });

  test('loses no life for a swapped point, so that nobody has won (CHA-BAR-07)', () => {
    scene(['ann deputy', 'ben renegade bart-cassidy 1 life', 'cal outlaw 5 arrows'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .swaps(1)
      .shows({ won: null, life: { ben: 1 }, pile: 3 });
  });
});

describe('Black Jack', () => {
  test('throws dynamite again while fewer than three show (CHA-BLA-01)', () => {
    scene(['ann black-jack', 'ben', 'cal', 'dan'])
      .throws('DD1BG')
      .shows({ offers: [[0, 1, 2, 3, 4]] })
      .rerolls([0, 1, 4], 'A2B')
      .shows({ dice: 'A21BB', arrows: { ann: 1 } });
  });

  test('explodes with three at once (CHA-BLA-02)', () => {
    scene(['ann black-jack 8 life', 'ben', 'cal', 'dan'])
      .throws('DDD1B')
      .shows({ life: { ann: 7 }, waitingFor: 'ann: shoot' })
      .shoots('ben')
      .shows({ life: { ben: 7 }, waitingFor: 'ann: drink' });
  });

  test('explodes with the third after two kept (CHA-BLA-03)', () => {
    scene(['ann black-jack outlaw 8 life', 'ben', 'cal', 'dan'])
      .throws('DD1BG')
      .rerolls([4], 'D')
      .shows({ life: { ann: 7 }, waitingFor: 'ann: shoot' });
  });
});

describe('Calamity Janet', () => {
  test('uses 1s and 2s at either distance (CHA-CAL-01)', () => {
    const both = ['ben', 'cal', 'eve', 'fay'];
    scene(['ann calamity-janet', 'ben', 'cal', 'dan', 'eve', 'fay'])
      .throws('12DDG')
      .stops()
      .shows({ offers: [both, both] });
  });

  test('may use each 1 as a 2 (CHA-CAL-03)', () => {
    scene(['ann calamity-janet', 'ben', 'cal', 'dan'])
      .throws('11DDG')
      .stops()
      .shoots('cal', 'cal')
      .shows({ life: { cal: 6, ben: 8, dan: 8 } });
  });
});

describe('El Gringo', () => {
  test('gives his arrow after the Gatling sent the roller’s back (CHA-ELG-02, D6)', () => {
    scene(['ann 4 arrows', 'ben 2 arrows', 'cal el-gringo', 'dan'])
      .throws('GGGDD')
      .stops()
      .shows({ arrows: { ann: 1, ben: 2 }, pile: 6 });
  });

  test('gives one arrow for a doubled shot (CHA-ELG-04)', () => {
    scene(['ann slab-the-killer', 'ben el-gringo', 'cal', 'dan'])
      .throws('1BDDG')
      .stops()
      .shoots('ben', { double: [0, 1] })
      .shows({ life: { ben: 5 }, arrows: { ann: 1 } });
  });

  test('gives it also when the shot kills him (CHA-ELG-06)', () => {
    scene(['ann sheriff', 'ben el-gringo outlaw 1 life', 'cal 4 arrows', 'dan', 'eve'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .shows({ out: ['ben'], arrows: { ann: 1 }, pile: 4 });
  });

  test('returns his own arrows before the shooter takes one (CHA-ELG-07, D4)', () => {
    scene(['ann sheriff 5 arrows', 'ben el-gringo outlaw 1 life 3 arrows', 'cal', 'dan', 'eve'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .shows({ arrows: { ann: 6 }, pile: 3, life: { ann: 10 } });
  });

  test('gives one for the shot and one for the Gatling, and only the second stays (CHA-ELG-08, D7)', () => {
    const scenario = scene(['ann', 'ben el-gringo', 'cal', 'dan'])
      .throws('1GGGD')
      .stops()
      .shoots('ben')
      .shows({ life: { ben: 5 }, arrows: { ann: 1 }, pile: 8 });
    scenario.tells('tookArrow', 2);
  });

  test('brings the Indians with the last arrow', () => {
    scene(['ann 4 arrows', 'ben el-gringo 7 life', 'cal 4 arrows', 'dan'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .shows({ life: { ann: 5, cal: 4 }, pile: 9, waitingFor: 'ben: throw' });
  });
});

describe('Jesse Jones', () => {
  test('gains two from each beer when he had four or less (CHA-JES-01)', () => {
    scene(['ann outlaw jesse-jones 4 life', 'ben', 'cal', 'dan'])
      .throws('BB1DG')
      .stops()
      .shoots('ben')
      .drinks('ann', 'ann')
      .shows({ life: { ann: 8 } });
  });

  test('gains one from each when he had five (CHA-JES-02)', () => {
    scene(['ann outlaw jesse-jones 5 life', 'ben', 'cal', 'dan'])
      .throws('BBDDG')
      .stops()
      .drinks('ann', 'ann')
      .shows({ life: { ann: 7 } });
  });

  test('never gains beyond his starting life (CHA-JES-04)', () => {
    scene(['ann sheriff jesse-jones 4 life', 'ben', 'cal', 'dan'])
      .throws('BBBBD')
      .stops()
      .drinks('ann', 'ann', 'ann', 'ann')
      .shows({ life: { ann: 11 } });
  });
});

describe('Jourdonnais', () => {
  test('loses nothing in an attack without arrows (CHA-JOU-02)', () => {
    scene(['ann 2 arrows', 'ben jourdonnais', 'cal 6 arrows', 'dan'])
      .throws('ABBDD')
      .shows({ life: { ben: 7, cal: 2 }, pile: 9 });
  });

  test('loses one in each of two attacks (CHA-JOU-03)', () => {
    scene(['ann jourdonnais outlaw', 'ben 8 arrows', 'cal el-gringo', 'dan'])
      .throws('AAAAA')
      .shows({ life: { ann: 6, ben: 2 }, arrows: { ann: 4 } })
      .rerolls([0, 1, 2, 3], 'AAAA')
      .rerolls([0], 'A')
      .shows({ life: { ann: 5 }, pile: 9 });
  });
});

describe('Kit Carlson', () => {
  test('removes an arrow of any player for one Gatling die (CHA-KIT-01)', () => {
    scene(['ann kit-carlson 2 arrows', 'ben 3 arrows', 'cal 1 arrow', 'dan'])
      .throws('G1DDB')
      .stops()
      .shoots('ben')
      .drinks('ben')
      .shows({ waitingFor: 'ann: remove', offers: [['ann', 'ben', 'cal', 'stop']] })
      .removes('ben')
      .shows({ arrows: { ben: 2 }, pile: 4, life: { dan: 8 }, waitingFor: 'ben: throw' });
  });

  test('gets nothing for a Gatling thrown away (CHA-KIT-04)', () => {
    scene(['ann kit-carlson 2 arrows', 'ben', 'cal', 'dan'])
      .throws('GDDAA')
      .rerolls([0], '2')
      .stops()
      .shows({ waitingFor: 'ben: throw', arrows: { ann: 4 } });
  });

  test('may stop after any removal (CHA-KIT-05, D17)', () => {
    const two = () => scene(['ann kit-carlson', 'ben 3 arrows', 'cal', 'dan']).throws('GGDD2').stops();
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
    scene(['ann kit-carlson', 'ben', 'cal', 'dan']).throws('GGDD2').stops().shows({ waitingFor: 'ben: throw' });
  });

  test('removes after the deaths of his Gatling (CHA-KIT-06)', () => {
    scene(['ann sheriff kit-carlson', 'ben outlaw 1 life 3 arrows', 'cal 2 arrows', 'dan', 'eve'])
      .throws('GGGDD')
      .stops()
      .shows({ out: ['ben'], pile: 7, waitingFor: 'ann: remove', offers: [['cal', 'stop']] });
  });
});

describe('Lucky Duke', () => {
  test('loses his extra throw to a third dynamite (CHA-LUC-02)', () => {
    scene(['ann lucky-duke', 'ben', 'cal', 'dan'])
      .throws('DD1BG')
      .rerolls([4], 'D')
      .shows({ waitingFor: 'ann: shoot', life: { ann: 9 } });
  });

  test('may throw four times', () => {
    scene(['ann lucky-duke', 'ben', 'cal', 'dan'])
      .throws('11BBG')
      .rerolls([0], '1')
      .rerolls([0], '1')
      .rerolls([0], '1')
      .shows({ waitingFor: 'ann: shoot' });
  });
});

describe('Paul Regret', () => {
  test('loses nothing to the Gatling (CHA-PAU-01)', () => {
    scene(['ann', 'ben paul-regret', 'cal', 'dan'])
      .throws('GGGDD')
      .stops()
      .shows({ life: { ben: 9, cal: 7, dan: 7 } });
  });

  test('is hurt by shots and Indians (CHA-PAU-02)', () => {
    scene(['ann 6 arrows', 'ben paul-regret 2 arrows', 'cal', 'dan'])
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
      scene(['ann', 'ben pedro-ramirez 2 arrows', 'cal 3 arrows', 'dan'])
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
    scene(['ann', 'ben pedro-ramirez 3 arrows', 'cal', 'dan'])
      .throws('11DDG')
      .stops()
      .shoots('ben', 'ben')
      .shows({ offers: [[0, 1, 2]] })
      .returns(2)
      .shows({ arrows: { ben: 1 }, life: { ben: 6 }, pile: 8 });
  });

  test('answers his dynamite before his shots, and is never asked in an attack (D16)', () => {
    scene(['ann pedro-ramirez 2 arrows', 'ben', 'cal', 'dan'])
      .throws('DDD1G')
      .shows({ waitingFor: 'ann: return' })
      .returns(1)
      .shows({ waitingFor: 'ann: shoot' });
    scene(['ann 4 arrows', 'ben pedro-ramirez 4 arrows', 'cal', 'dan'])
      .throws('A1DDG')
      .shows({ waitingFor: 'ann: reroll', life: { ben: 4 } });
  });
});

describe('Rose Doolan', () => {
  test('reaches one place further (CHA-ROS-01)', () => {
    scene(['ann rose-doolan', 'ben', 'cal', 'dan', 'eve', 'fay', 'gil'])
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
    scene(['ann rose-doolan sheriff', 'ben', 'cal', 'dan dead'])
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
    scene(['ann rose-doolan', 'ben', 'cal', 'dan'])
      .throws('12DDG')
      .stops()
      .shows({ offers: [all, all] });
  });
});

describe('Sid Ketchum', () => {
  test('gives a life before he throws (CHA-SID-01)', () => {
    scene(['ann outlaw sid-ketchum 6 life', 'ben', 'cal 2 life', 'dan dead'])
      .shows({ waitingFor: 'ann: heal', offers: [['ann', 'ben', 'cal']] })
      .heals('cal')
      .shows({ life: { cal: 3 }, waitingFor: 'ann: throw' });
  });

  test('is not asked while all are full (CHA-SID-02, D14)', () => {
    scene(['ann sid-ketchum', 'ben', 'cal', 'dan']).shows({ waitingFor: 'ann: throw' });
  });
});

describe('Slab the Killer', () => {
  const slab = () => scene(['ann slab-the-killer', 'ben', 'cal', 'dan', 'eve 5 life']);

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

describe('Suzy Lafayette', () => {
  test('gains two at the end of a turn without shots (CHA-SUZ-01)', () => {
    scene(['ann outlaw suzy-lafayette 4 life', 'ben', 'cal', 'dan'])
      .throws('BGGDD')
      .stops()
      .drinks('ann')
      .shows({ life: { ann: 7 } });
  });

  test('gains nothing with one shot (CHA-SUZ-03)', () => {
    scene(['ann outlaw suzy-lafayette 4 life', 'ben', 'cal', 'dan'])
      .throws('1BBDD')
      .stops()
      .shoots('ben')
      .drinks('ben', 'ben')
      .shows({ life: { ann: 4 } });
  });

  test('gains nothing once dead (CHA-SUZ-05)', () => {
    scene(['ann outlaw suzy-lafayette 1 life', 'ben sheriff 4 arrows', 'cal 4 arrows', 'dan'])
      .throws('ABBGG')
      .shows({ out: ['ann'], life: { ann: 0 } });
  });

  test('gains no more than her starting life (CHA-SUZ-06)', () => {
    scene(['ann outlaw suzy-lafayette 7 life', 'ben', 'cal 5 life', 'dan'])
      .throws('AABGG')
      .stops()
      .drinks('cal')
      .shows({ life: { ann: 8 } });
  });

  test('gains also after an explosion she survived (D11)', () => {
    scene(['ann outlaw suzy-lafayette 4 life', 'ben', 'cal', 'dan'])
      .throws('DDDGG')
      .shows({ life: { ann: 5 }, waitingFor: 'ben: throw' });
  });
});

describe('Vulture Sam', () => {
  test('gains two when another player dies (CHA-VUL-01)', () => {
    scene(['ann sheriff', 'ben outlaw 1 life', 'cal vulture-sam 3 life', 'dan', 'eve'])
      .throws('1DDGG')
      .stops()
      .shoots('ben')
      .shows({ life: { cal: 5 } });
  });

  test('gains four for two who die in one Gatling (CHA-VUL-02)', () => {
    scene(['ann sheriff', 'ben outlaw 1 life', 'cal vulture-sam renegade 3 life', 'dan outlaw 1 life', 'eve'])
      .throws('GGGDD')
      .stops()
      .shows({ life: { cal: 6 }, won: null });
  });

  test('first loses his own lives to the attack (CHA-VUL-05)', () => {
    scene([
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
    scene(['ann sheriff', 'ben outlaw 1 life', 'cal vulture-sam renegade 1 life', 'dan', 'eve'])
      .throws('1GGGD')
      .stops()
      .shoots('ben')
      .shows({ life: { cal: 2 }, out: ['ben'] });
  });
});

describe('Willy the Kid', () => {
  test('needs two Gatlings (CHA-WIL-01)', () => {
    scene(['ann willy-the-kid 3 arrows', 'ben', 'cal', 'dan'])
      .throws('GG1BD')
      .stops()
      .shoots('ben')
      .drinks('ben')
      .shows({ life: { ben: 7, cal: 7, dan: 7 }, arrows: { ann: 0 }, pile: 9 });
  });

  test('fires once with four (CHA-WIL-02)', () => {
    scene(['ann willy-the-kid', 'ben', 'cal', 'dan'])
      .throws('GGGGB')
      .stops()
      .shows({ life: { ben: 7, cal: 7, dan: 7 } });
  });

  test('must fire, and saves the Sheriff only by the beer (CHA-WIL-04)', () => {
    const willy = () =>
      scene(['ann deputy willy-the-kid', 'ben sheriff 1 life', 'cal', 'dan', 'eve'])
        .throws('GGB1D')
        .stops()
        .shoots('eve');
    willy()
      .drinks('ben')
      .shows({ life: { ben: 1 }, won: null });
    willy().drinks('ann').shows({ won: 'outlaws: cal, dan' });
  });
});
