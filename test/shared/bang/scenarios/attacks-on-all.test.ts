import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

describe('Indians!', () => {
  test('is answered by a BANG! or a life, all in turn (R-bang-16)', () => {
    bangScene(['ann', 'ben holds indians mustang', 'cal holds missed', 'dan holds bang', 'eve'], { turn: 'ben' })
      .plays('ben', 'indians')
      .shows({ waitingFor: 'cal: indians', offers: ['take'] })
      .takes('cal')
      .shows({ life: { cal: 3 }, hand: { cal: ['missed'] }, waitingFor: 'dan: indians' })
      .answers('dan', 'bang')
      .shows({ life: { ann: 4, ben: 4, cal: 3, dan: 4, eve: 3 }, waitingFor: 'ben: play' });
  });

  test('may be endured with a BANG! in hand (R-indians-02)', () => {
    bangScene(['ann holds indians mustang', 'ben holds bang', 'cal', 'dan'])
      .plays('ann', 'indians')
      .shows({ offers: ['bang', 'take'] })
      .takes('ben')
      .shows({ life: { ben: 3 }, hand: { ben: ['bang'] } });
  });

  test('is answered by Calamity Janet with a Missed! (R-indians-03)', () => {
    bangScene(['ann holds indians mustang', 'ben calamity-janet holds missed', 'cal', 'dan'])
      .plays('ann', 'indians')
      .shows({ offers: ['missed as bang', 'take'] })
      .answers('ben', 'missed')
      .shows({ life: { ben: 4 }, hand: { ben: 0 } });
  });

  test('must be finished before anything else is played (R-turn-12)', () => {
    bangScene(['ann 2 life holds indians beer', 'ben holds bang', 'cal', 'dan'])
      .plays('ann', 'indians')
      .shows({ waitingFor: 'ben: indians' })
      .refuses(s => s.plays('ann', 'beer'), /ann is not asked; waiting for ben for indians/)
      .refuses(s => s.sends('ann', [0]), /seat 0 has nothing to decide/);
  });
});

describe('Gatling', () => {
  test('is answered by Calamity Janet with a BANG! (R-gatling-02)', () => {
    bangScene(['ann holds gatling mustang', 'ben calamity-janet holds bang', 'cal', 'dan'])
      .plays('ann', 'gatling')
      .answers('ben', 'bang')
      .shows({ life: { ben: 4, cal: 3, dan: 3 }, hand: { ben: 0 } });
  });

  test('of the Sheriff that kills his Deputy costs him his hand (R-multi-02)', () => {
    bangScene(['ann sheriff holds gatling beer missed', 'ben', 'cal deputy 1 life', 'dan', 'eve'])
      .plays('ann', 'gatling')
      .shows({ out: ['cal'], hand: { ann: 0 }, waitingFor: 'ben: play' })
      .tellsInOrder('eliminated cal by ann', 'discarded ann 2 penalty');
  });

  test('that kills two Outlaws brings six cards when it is done (R-multi-03)', () => {
    bangScene(['ann', 'ben renegade holds gatling', 'cal outlaw 1 life', 'dan outlaw 1 life', 'eve'], { turn: 'ben' })
      .plays('ben', 'gatling')
      .shows({ out: ['cal', 'dan'], hand: { ben: 6 } })
      .tellsInOrder(
        'lostLife cal 1',
        'lostLife dan 1',
        'lostLife eve 1',
        'lostLife ann 1',
        'eliminated cal by ben',
        'eliminated dan by ben',
        'drew ben 3 reward',
        'drew ben 3 reward',
      );
  });

  test('that kills Sheriff and last Outlaw makes the Renegade the winner (R-multi-06)', () => {
    bangScene(['ann sheriff 1 life', 'ben renegade holds gatling', 'cal outlaw 1 life', 'dan outlaw dead'], {
      turn: 'ben',
    })
      .plays('ben', 'gatling')
      .shows({ won: 'renegade: ben', out: ['ann', 'cal', 'dan'] });
  });

  test('of the Sheriff that kills all others is a win of the law, dead Deputy included (R-multi-09)', () => {
    bangScene([
      'ann sheriff holds gatling',
      'ben deputy 1 life',
      'cal outlaw 1 life',
      'dan outlaw dead',
      'eve renegade 1 life',
    ])
      .plays('ann', 'gatling')
      .shows({ won: 'law: ann, ben' });
  });

  test('that kills the last Outlaw leaves the Renegade to be found (R-multi-11)', () => {
    bangScene(['ann sheriff holds gatling', 'ben outlaw 1 life', 'cal outlaw dead', 'dan renegade'])
      .plays('ann', 'gatling')
      .shows({ won: null, out: ['ben', 'cal'], waitingFor: 'ann: play', hand: { ann: 3 } });
  });

  test('of the Sheriff that kills Deputy and Outlaw pays the reward before the penalty (R-penalty-05, C13)', () => {
    bangScene(['ann sheriff holds gatling beer', 'ben outlaw 1 life', 'cal deputy 1 life', 'dan', 'eve'])
      .plays('ann', 'gatling')
      .shows({ out: ['ben', 'cal'], hand: { ann: 0 } })
      .tellsInOrder(
        'eliminated ben by ann',
        'eliminated cal by ann',
        'drew ann 3 reward',
        'discarded ann 4 penalty',
        'drew dan 2 turn',
      );
  });

  test('settles those who fell step by step, in the order hit (C12)', () => {
    bangScene(
      [
        'ann sheriff vulture-sam',
        'ben renegade holds gatling missed scope',
        'cal outlaw 1 life with barrel',
        'dan outlaw 1 life with mustang',
        'eve deputy el-gringo',
      ],
      { turn: 'ben' },
    )
      .plays('ben', 'gatling')
      .shows({ waitingFor: 'cal: dodge' })
      .takes('cal')
      .tellsInOrder(
        'eliminated cal by ben',
        'eliminated dan by ben',
        'inherited ann cal 1',
        'inherited ann dan 1',
        'drew ben 3 reward',
        'drew ben 3 reward',
        'tookFromHand eve ben el-gringo',
      )
      .shows({ hand: { ann: ['barrel', 'mustang'], ben: 7, eve: 1 }, waitingFor: 'ben: play' });
  });
});

describe('Indians! in a last fight', () => {
  test('that kills Sheriff, then Deputy is won by the Renegade alone (R-multi-07)', () => {
    bangScene(
      ['ann sheriff 1 life', 'ben deputy 1 life', 'cal renegade holds indians', 'dan outlaw dead', 'eve dead'],
      {
        turn: 'cal',
      },
    )
      .plays('cal', 'indians')
      .shows({ won: 'renegade: cal' });
  });

  test('of a Deputy that kills last Outlaw and Sheriff is won by the Outlaws (R-multi-08)', () => {
    bangScene(
      ['ann sheriff 1 life', 'ben deputy holds indians', 'cal outlaw 1 life', 'dan outlaw dead', 'eve renegade dead'],
      { turn: 'ben' },
    )
      .plays('ben', 'indians')
      .shows({ won: 'outlaws: cal, dan' });
  });
});
