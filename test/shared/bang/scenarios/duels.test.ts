import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

describe('a Duel', () => {
  test('is lost by whoever has no BANG! when it is his turn (R-duel-03)', () => {
    bangScene(['ann holds duel jail', 'ben', 'cal', 'dan holds bang'])
      .plays('ann', 'duel', 'dan')
      .shows({ waitingFor: 'dan: duel', offers: ['bang', 'take'] })
      .answers('dan', 'bang')
      .shows({ waitingFor: 'ann: duel', offers: ['take'] })
      .takes('ann')
      .shows({ life: { ann: 4, dan: 4 }, waitingFor: 'ann: play' });
  });

  test('may be given up with a BANG! in hand (R-duel-04)', () => {
    bangScene(['ann holds duel', 'ben', 'cal', 'dan holds bang'])
      .plays('ann', 'duel', 'dan')
      .takes('dan')
      .shows({ life: { dan: 3 }, hand: { dan: ['bang'] } });
  });

  test('has no distance (R-duel-05)', () => {
    bangScene(['ann holds duel', 'ben', 'cal', 'dan with mustang', 'eve', 'fay', 'gil'])
      .plays('ann', 'duel', 'dan')
      .shows({ life: { dan: 3 } });
  });

  test('is not fought with oneself (R-duel-06)', () => {
    bangScene(['ann holds duel', 'ben', 'cal', 'dan'])
      .shows({ offers: ['duel at ben', 'duel at cal', 'duel at dan', 'end'], whyNot: { 'duel at ann': 'not-oneself' } })
      .refuses(s => s.plays('ann', 'duel', 'ann'), /not offered/);
  });

  test('is fought by Calamity Janet with Missed! too (R-duel-07)', () => {
    bangScene(['ann holds duel', 'ben calamity-janet holds missed', 'cal', 'dan'])
      .plays('ann', 'duel', 'ben')
      .shows({ offers: ['missed as bang', 'take'] })
      .answers('ben', 'missed')
      .shows({ life: { ann: 4, ben: 4 } });
  });

  test('that kills the Outlaw who began it brings nobody a reward (R-duel-08)', () => {
    bangScene(['ann', 'ben outlaw 1 life holds duel', 'cal', 'dan holds bang'], { turn: 'ben' })
      .plays('ben', 'duel', 'dan')
      .answers('dan', 'bang')
      .shows({ out: ['ben'], hand: { ann: 0, cal: 2, dan: 0 }, waitingFor: 'cal: play' })
      .tellsInOrder('eliminated ben');
  });

  test('that kills an Outlaw brings the other one three cards (R-duel-09)', () => {
    bangScene(['ann', 'ben outlaw holds duel', 'cal', 'dan outlaw 1 life'], { turn: 'ben' })
      .plays('ben', 'duel', 'dan')
      .shows({ out: ['dan'], hand: { ben: 3 } })
      .tellsInOrder('eliminated dan by ben');
  });

  test('that El Gringo began and lost brings him nothing (R-duel-10)', () => {
    bangScene(['ann', 'ben el-gringo holds duel', 'cal', 'dan holds bang beer'], { turn: 'ben' })
      .plays('ben', 'duel', 'dan')
      .answers('dan', 'bang')
      .shows({ life: { ben: 2 }, hand: { ben: 0, dan: ['beer'] } });
  });

  test('that a Deputy began and lost costs the Sheriff nothing (R-duel-12)', () => {
    bangScene(['ann sheriff holds bang beer', 'ben', 'cal deputy 1 life holds duel', 'dan', 'eve'], { turn: 'cal' })
      .plays('cal', 'duel', 'ann')
      .answers('ann', 'bang')
      .shows({ out: ['cal'], hand: { ann: ['beer'] } });
  });

  test('of the Sheriff that kills his Deputy costs him his hand (R-duel-13)', () => {
    bangScene(['ann sheriff holds duel bang beer', 'ben', 'cal deputy 1 life', 'dan', 'eve'])
      .plays('ann', 'duel', 'cal')
      .shows({ out: ['cal'], hand: { ann: 0 } });
  });

  test('that Suzy wins with her last BANG! lets her draw when it is over (R-duel-16, C4)', () => {
    bangScene(['ann', 'ben suzy-lafayette holds duel bang', 'cal', 'dan holds bang:4C jail'], { turn: 'ben' })
      .plays('ben', 'duel', 'dan')
      .answers('dan', 'bang')
      .answers('ben', 'bang')
      .shows({ waitingFor: 'dan: duel', hand: { ben: 0 } })
      .takes('dan')
      .shows({ life: { dan: 3 }, hand: { ben: 1 }, waitingFor: 'ben: play' });
  });

  test('ends the turn of its owner when he dies of it, without discards (R-turn-08)', () => {
    bangScene(['ann', 'ben deputy 1 life holds duel', 'cal holds bang', 'dan', 'eve'], { turn: 'ben' })
      .plays('ben', 'duel', 'cal')
      .answers('cal', 'bang')
      .shows({ out: ['ben'], waitingFor: 'cal: play', hand: { cal: 2 } })
      .tells('turnEnded', 1);
  });
});
