import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

describe('a Barrel', () => {
  test('that fails leaves the Missed!, but is drawn for once a shot (R-barrel-02, R-barrel-05)', () => {
    bangScene(['ann holds bang mustang', 'ben holds missed with barrel', 'cal', 'dan'], { deck: ['spades'] })
      .plays('ann', 'bang', 'ben')
      .shows({ waitingFor: 'ben: dodge', offers: ['missed', 'draw with barrel', 'take'] })
      .draws('ben', 'barrel')
      .shows({ waitingFor: 'ben: dodge', offers: ['missed', 'take'] })
      .refuses(s => s.draws('ben', 'barrel'), /not offered/)
      .answers('ben', 'missed')
      .shows({ life: { ben: 4 }, hand: { ben: 0 }, inPlay: { ben: ['barrel'] } })
      .tellsInOrder('checked ben barrel bad', 'answered ben missed', 'dodged ben');
  });

  test('protects its owner alone from the Gatling (R-barrel-06)', () => {
    bangScene(['ann', 'ben holds gatling mustang', 'cal with barrel', 'dan', 'eve'], { turn: 'ben', deck: ['hearts'] })
      .plays('ben', 'gatling')
      .draws('cal', 'barrel')
      .shows({ life: { ann: 4, cal: 4, dan: 3, eve: 3 }, waitingFor: 'ben: play' });
  });

  test('is of no use against Indians! (R-barrel-07)', () => {
    bangScene(['ann holds indians', 'ben holds bang with barrel', 'cal', 'dan'])
      .plays('ann', 'indians')
      .shows({ waitingFor: 'ben: indians', offers: ['bang', 'take'] })
      .answers('ben', 'bang')
      .shows({ life: { ben: 4, cal: 3, dan: 3 } });
  });

  test('protects also in Jail (R-barrel-09)', () => {
    bangScene(['ann', 'ben holds bang mustang', 'cal holds missed with barrel jail', 'dan'], {
      turn: 'ben',
      deck: ['clubs'],
    })
      .plays('ben', 'bang', 'cal')
      .shows({ offers: ['missed', 'draw with barrel', 'take'] })
      .draws('cal', 'barrel')
      .answers('cal', 'missed')
      .shows({ life: { cal: 4 }, inPlay: { cal: ['barrel', 'jail'] } });
  });

  test('flips a card for nobody (R-deck-13)', () => {
    bangScene(['ann holds bang:4C mustang', 'ben with barrel', 'cal', 'dan'], { deck: ['bang:7C'] })
      .plays('ann', 'bang', 'ben')
      .draws('ben', 'barrel')
      .shows({ discard: ['bang:7C', 'bang:4C'], hand: { ann: ['mustang'], ben: 0 }, life: { ben: 3 } });
  });

  test('and the Missed! may be used in any order, or not at all (C18)', () => {
    const shot = () =>
      bangScene(['ann slab-the-killer holds bang mustang', 'ben holds missed with barrel', 'cal', 'dan'], {
        deck: ['hearts'],
      }).plays('ann', 'bang', 'ben');
    shot()
      .answers('ben', 'missed')
      .draws('ben', 'barrel')
      .shows({ life: { ben: 4 } });
    shot()
      .draws('ben', 'barrel')
      .answers('ben', 'missed')
      .shows({ life: { ben: 4 } });
    shot()
      .takes('ben')
      .shows({ life: { ben: 3 }, hand: { ben: ['missed'] } })
      .tells('flipped', 0);
  });
});

describe('Jourdonnais', () => {
  test('draws without a Barrel (R-jourdonnais-01)', () => {
    bangScene(['ann holds bang mustang', 'ben jourdonnais', 'cal', 'dan'], { deck: ['hearts'] })
      .plays('ann', 'bang', 'ben')
      .shows({ offers: ['draw with jourdonnais', 'take'] })
      .draws('ben', 'jourdonnais')
      .shows({ life: { ben: 4 }, waitingFor: 'ann: play' });
  });

  test('is safe after one heart and draws no second time (R-jourdonnais-03)', () => {
    bangScene(['ann holds bang mustang', 'ben jourdonnais with barrel', 'cal', 'dan'], { deck: ['hearts'] })
      .plays('ann', 'bang', 'ben')
      .shows({ offers: ['draw with barrel', 'draw with jourdonnais', 'take'] })
      .draws('ben', 'barrel')
      .shows({ life: { ben: 4 }, waitingFor: 'ann: play' })
      .tells('flipped', 1);
  });

  test('may play a Barrel as well (R-jourdonnais-04)', () => {
    bangScene(['ann jourdonnais holds barrel', 'ben', 'cal', 'dan'])
      .plays('ann', 'barrel')
      .shows({ inPlay: { ann: ['barrel'] } });
  });
});

describe('Slab the Killer', () => {
  const slab = (ben: string, deck: string[] = [], rules: object = {}) =>
    bangScene(['ann slab-the-killer holds bang gatling', ben, 'cal', 'dan'], { deck, rules });

  test('hits whoever has one Missed!, who may play it in vain (R-slab-01, C17)', () => {
    slab('ben holds missed')
      .plays('ann', 'bang', 'ben')
      .answers('ben', 'missed')
      .shows({ life: { ben: 3 }, hand: { ben: 0 }, discard: ['missed'] });
  });

  test('hits whoever has only a heart on his Barrel, but by house rule does not (R-slab-04)', () => {
    slab('ben with barrel', ['hearts'])
      .plays('ann', 'bang', 'ben')
      .draws('ben', 'barrel')
      .shows({ life: { ben: 3 } });
    slab('ben with barrel', ['hearts'], { barrelAgainstSlab: 'avoids' })
      .plays('ann', 'bang', 'ben')
      .draws('ben', 'barrel')
      .shows({ life: { ben: 4 } });
  });

  test('misses after two Missed!, whatever the Barrel said (R-slab-05)', () => {
    slab('ben holds missed missed with barrel', ['spades'])
      .plays('ann', 'bang', 'ben')
      .draws('ben', 'barrel')
      .answers('ben', 'missed')
      .shows({ waitingFor: 'ben: dodge', offers: ['missed', 'take'] })
      .answers('ben', 'missed')
      .shows({ life: { ben: 4 }, hand: { ben: 0 } });
  });

  test('misses Jourdonnais with hearts for him and for his Barrel (R-slab-06)', () => {
    slab('ben jourdonnais with barrel', ['hearts', 'hearts'])
      .plays('ann', 'bang', 'ben')
      .draws('ben', 'barrel')
      .shows({ offers: ['draw with jourdonnais', 'take'] })
      .draws('ben', 'jourdonnais')
      .shows({ life: { ben: 4 } });
  });

  test('needs one Missed! against his Gatling, by house rule two (R-slab-08)', () => {
    slab('ben holds missed beer')
      .plays('ann', 'gatling')
      .answers('ben', 'missed')
      .shows({ life: { ben: 4, cal: 3, dan: 3 } });
    slab('ben holds missed beer', [], { slabGatling: 'two' })
      .plays('ann', 'gatling')
      .answers('ben', 'missed')
      .takes('ben')
      .shows({ life: { ben: 3 }, hand: { ben: ['beer'] } });
  });

  test('misses Calamity Janet with one BANG! and one Missed! (R-slab-10)', () => {
    slab('ben calamity-janet holds bang missed')
      .plays('ann', 'bang', 'ben')
      .shows({ offers: ['bang as missed', 'missed', 'take'] })
      .answers('ben', 'bang')
      .answers('ben', 'missed')
      .shows({ life: { ben: 4 } });
  });

  test('makes Lucky Duke draw for nothing (R-slab-11)', () => {
    slab('ben lucky-duke holds missed missed')
      .plays('ann', 'bang', 'ben')
      .shows({ offers: ['missed', 'take'] })
      .answers('ben', 'missed')
      .answers('ben', 'missed')
      .shows({ life: { ben: 4 } })
      .tells('flipped', 0);
  });
});

describe('Lucky Duke', () => {
  test('leaves Jail by the better of two cards (R-lucky-duke-02)', () => {
    bangScene(['ann', 'ben lucky-duke with jail', 'cal', 'dan'], {
      begins: 'ben',
      deck: ['cat-balou:KH', 'missed:2S', 'bang:2C', 'bang:3C'],
    })
      .shows({ waitingFor: 'ben: luck', offers: ['cat-balou', 'missed'] })
      .picks('ben', 'cat-balou')
      .shows({ waitingFor: 'ben: play', inPlay: { ben: [] }, hand: { ben: ['bang:2C', 'bang:3C'] }, discard: 3 })
      .shows({ discard: ['jail', 'cat-balou', 'missed'] });
  });

  test('cannot escape when both explode; the one chosen lies on top (R-lucky-duke-03, C10)', () => {
    bangScene(['ann', 'ben lucky-duke with dynamite', 'cal', 'dan'], {
      begins: 'ben',
      deck: ['missed:4S', 'missed:6S'],
    })
      .picks('ben', 'missed:6S')
      .shows({ life: { ben: 1 }, inPlay: { ben: [] }, waitingFor: 'ben: play' })
      .shows({ discard: ['dynamite', 'missed:6S', 'missed:4S'] })
      .tells('dynamiteExploded', 1);
  });

  test('has no say in the draws of others (R-lucky-duke-05)', () => {
    bangScene(['ann', 'ben with jail', 'cal lucky-duke', 'dan'], { begins: 'ben', deck: ['spades'] })
      .shows({ waitingFor: 'cal: play' })
      .tellsInOrder('turnSkipped ben');
  });

  test('gets one Missed! from one draw, even with two hearts (R-lucky-duke-06, C17)', () => {
    bangScene(['ann slab-the-killer holds bang', 'ben lucky-duke holds missed with barrel', 'cal', 'dan'], {
      deck: ['beer:6H', 'beer:7H'],
    })
      .plays('ann', 'bang', 'ben')
      .draws('ben', 'barrel')
      .picks('ben', 'beer:6H')
      .shows({ waitingFor: 'ben: dodge', offers: ['missed', 'take'], pending: ['shot 1 of 2'] })
      .answers('ben', 'missed')
      .shows({ life: { ben: 4 } });
  });

  test('keeps the last card of the deck aside while the discards are shuffled (R-lucky-duke-07, C19)', () => {
    bangScene(['ann holds bang:4C', 'ben lucky-duke with barrel', 'cal', 'dan'], { deck: ['beer:6H'], rest: 'discard' })
      .plays('ann', 'bang', 'ben')
      .draws('ben', 'barrel')
      // The BANG! was the last card discarded, and the shuffle leaves the pile as it lies.
      .shows({ waitingFor: 'ben: luck', offers: ['beer:6H', 'bang:4C'], discard: 0 })
      .picks('ben', 'beer:6H')
      .shows({ life: { ben: 4 }, discard: ['beer:6H', 'bang:4C'] });
  });
});
