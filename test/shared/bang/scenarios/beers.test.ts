import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

describe('a Beer in the own turn', () => {
  test('may be wasted at full life (R-beer-01)', () => {
    bangScene(['ann', 'ben holds beer', 'cal', 'dan'], { turn: 'ben' })
      .plays('ben', 'beer')
      .shows({ life: { ben: 4 }, discard: ['beer'], hand: { ben: 0 } })
      .tellsInOrder('gainedLife ben 0');
  });

  test('is one of as many as one likes (R-beer-02)', () => {
    bangScene(['ann', 'ben 1 life holds beer beer beer', 'cal', 'dan', 'eve'], { turn: 'ben' })
      .plays('ben', 'beer')
      .plays('ben', 'beer')
      .plays('ben', 'beer')
      .shows({ life: { ben: 4 } });
  });

  test('is refused with two alive, by house rule wasted', () => {
    const two = (rules: object) =>
      bangScene(['ann sheriff 2 life holds beer', 'ben renegade', 'cal dead', 'dan dead'], { rules });
    two({}).shows({ offers: ['end'], whyNot: { beer: 'beer-last-two' } });
    two({ lastTwoBeer: 'wasted' })
      .plays('ann', 'beer')
      .shows({ life: { ann: 2 }, discard: ['beer'] });
  });
});

describe('a Beer at the last life', () => {
  test('is the only time for it outside the own turn (R-turn-10)', () => {
    bangScene(['ann holds bang mustang', 'ben 2 life holds beer', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .shows({ waitingFor: 'ben: dodge', offers: ['take'] })
      .takes('ben')
      .shows({ life: { ben: 1 }, hand: { ben: ['beer'] }, waitingFor: 'ann: play' });
  });

  test('saves (R-beer-06)', () => {
    bangScene(['ann holds bang mustang', 'ben 1 life holds beer', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .shows({ life: { ben: 0 }, waitingFor: 'ben: save', offers: ['beer', 'take'], out: [] })
      .answers('ben', 'beer')
      .shows({ life: { ben: 1 }, discard: ['beer', 'bang'], waitingFor: 'ann: play' });
  });

  test('saves while the victim is the third alive (R-beer-07)', () => {
    bangScene(['ann sheriff holds bang', 'ben outlaw 1 life holds beer', 'cal renegade', 'dan dead'])
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .answers('ben', 'beer')
      .shows({ life: { ben: 1 }, out: ['dan'] });
  });

  test('does not save with two alive (R-beer-05)', () => {
    bangScene(['ann sheriff 1 life holds beer', 'ben renegade holds bang', 'cal dead', 'dan dead'], { turn: 'ben' })
      .plays('ben', 'bang', 'ann')
      .takes('ann')
      .shows({ won: 'renegade: ben' });
  });

  test('comes only after the Missed! (R-beer-16)', () => {
    const shot = () =>
      bangScene(['ann holds bang mustang', 'ben 1 life holds missed beer', 'cal', 'dan'])
        .plays('ann', 'bang', 'ben')
        .shows({ waitingFor: 'ben: dodge', offers: ['missed', 'take'] });
    shot()
      .answers('ben', 'missed')
      .shows({ life: { ben: 1 }, hand: { ben: ['beer'] }, waitingFor: 'ann: play' });
    shot()
      .takes('ben')
      .shows({ waitingFor: 'ben: save', offers: ['beer', 'take'] });
  });

  test('may be kept, to die with it', () => {
    bangScene(['ann holds bang', 'ben outlaw 1 life holds beer', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .takes('ben')
      .shows({ out: ['ben'] });
  });

  test('is no Saloon (R-beer-15)', () => {
    bangScene(['ann holds bang', 'ben outlaw 1 life holds saloon', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .shows({ waitingFor: 'ben: save', offers: ['take'] })
      .takes('ben')
      .shows({ out: ['ben'] });
  });

  test('is asked for by the size of the hand, which all can see (R-beer-09, C8)', () => {
    bangScene(['ann holds bang mustang', 'ben outlaw 1 life', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .shows({ out: ['ben'], waitingFor: 'ann: play' });
    bangScene(['ann holds bang mustang', 'ben outlaw 1 life holds jail', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .shows({ waitingFor: 'ben: dodge', offers: ['take'] })
      .takes('ben')
      .shows({ waitingFor: 'ben: save', offers: ['take'] });
  });

  test('cannot be drunk while the turn is skipped in Jail (R-beer-19)', () => {
    bangScene(['ann', 'ben 2 life holds beer with jail', 'cal', 'dan'], { begins: 'ben', deck: ['clubs'] })
      .shows({ waitingFor: 'cal: play', life: { ben: 2 }, hand: { ben: ['beer'] } })
      .refuses(s => s.plays('ben', 'beer'), /ben is not asked/);
  });

  test('works for the second victim of a Gatling, for the first still counts as alive (R-beer-21, C14)', () => {
    bangScene([
      'ann sheriff holds gatling',
      'ben outlaw 1 life',
      'cal renegade 1 life holds beer',
      'dan outlaw dead',
      'eve deputy dead',
    ])
      .plays('ann', 'gatling')
      .shows({
        waitingFor: 'cal: dodge',
        life: { ben: 0 },
        out: ['dan', 'eve'],
        roles: { ann: 'sheriff', dan: 'outlaw', eve: 'deputy' },
      })
      .takes('cal')
      .answers('cal', 'beer')
      .shows({ life: { ben: 0, cal: 1 }, out: ['ben', 'dan', 'eve'], won: null, hand: { ann: 3 } });
  });
});

describe('Dynamite and Beers', () => {
  const exploding = (ben: string) =>
    bangScene(['ann', `ben outlaw ${ben} with dynamite`, 'cal', 'dan', 'eve'], { begins: 'ben', deck: ['missed:3S'] });

  test('at one life three save (R-beer-10)', () => {
    exploding('1 life holds beer beer beer')
      .shows({ life: { ben: -2 }, waitingFor: 'ben: save', offers: ['beer', 'take'] })
      .answers('ben', 'beer')
      .answers('ben', 'beer')
      .shows({ life: { ben: 0 }, waitingFor: 'ben: save' })
      .answers('ben', 'beer')
      .shows({ life: { ben: 1 }, waitingFor: 'ben: play', hand: { ben: 2 } });
  });

  test('at one life two are drunk in vain (R-beer-11, C9)', () => {
    exploding('1 life holds beer beer')
      .answers('ben', 'beer')
      .answers('ben', 'beer')
      .shows({ out: ['ben'], waitingFor: 'cal: play' });
  });

  test('at two lives two save (R-beer-12)', () => {
    exploding('2 life holds beer beer')
      .shows({ life: { ben: -1 } })
      .answers('ben', 'beer')
      .answers('ben', 'beer')
      .shows({ life: { ben: 1 } });
  });

  test('at four lives none may be drunk until the turn is played (R-beer-14)', () => {
    exploding('4 life holds beer')
      .shows({ life: { ben: 1 }, waitingFor: 'ben: play', hand: { ben: 3 } })
      .plays('ben', 'beer')
      .shows({ life: { ben: 2 } });
  });
});

describe('Saloon', () => {
  test('gives one to everybody alive, up to his full life (R-saloon-01)', () => {
    bangScene(['ann sheriff 2 life', 'ben', 'cal paul-regret 1 life', 'dan 3 life holds saloon'], { turn: 'dan' })
      .plays('dan', 'saloon')
      .shows({ life: { ann: 3, ben: 4, cal: 2, dan: 4 } });
  });

  test('works with two alive (R-saloon-02)', () => {
    bangScene(['ann sheriff 2 life holds saloon', 'ben renegade 2 life', 'cal dead', 'dan dead'])
      .plays('ann', 'saloon')
      .shows({ life: { ann: 3, ben: 3, cal: 0, dan: 0 } });
  });
});
