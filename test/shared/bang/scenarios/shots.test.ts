import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

const SIX = ['ben', 'cal', 'dan', 'eve', 'fay'];

describe('BANG!', () => {
  test('may be shot once a turn (R-bang-01)', () => {
    bangScene(['ann holds bang bang', 'ben holds missed', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .answers('ben', 'missed')
      .shows({ waitingFor: 'ann: play', offers: ['end'], whyNot: { bang: 'bang-limit' }, life: { ben: 4 } })
      .refuses(s => s.plays('ann', 'bang', 'dan'), /not offered/);
  });

  test('may still be discarded in a Duel once the limit is used up (R-bang-04)', () => {
    bangScene(['ann holds bang bang duel mustang', 'ben holds bang beer', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .plays('ann', 'duel', 'ben')
      .answers('ben', 'bang')
      .shows({ waitingFor: 'ann: duel', offers: ['bang', 'take'] })
      .answers('ann', 'bang')
      .takes('ben')
      .shows({ life: { ann: 5, ben: 2 }, hand: { ann: ['mustang'], ben: ['beer'] } });
  });

  test('may be shot again in the next turn (R-bang-05)', () => {
    bangScene(['ann holds bang bang', 'ben', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .ends('ann')
      .ends('ben')
      .ends('cal')
      .ends('dan')
      .plays('ann', 'bang', 'ben')
      .shows({ waitingFor: 'ben: dodge' });
  });

  test('may be shot more often once a Volcanic lies there (R-bang-06)', () => {
    bangScene(['ann holds bang bang volcanic', 'ben', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .shows({ offers: ['volcanic', 'end'] })
      .plays('ann', 'volcanic')
      .shows({ offers: ['bang at ben', 'bang at dan', 'end'], whyNot: { 'bang at cal': 'out-of-reach' } })
      .plays('ann', 'bang', 'ben')
      .shows({ life: { ben: 2 } });
  });

  test('may not be shot once the Volcanic is gone, for the shots count (R-bang-07)', () => {
    bangScene(['ann holds bang bang bang remington with volcanic', 'ben', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .plays('ann', 'bang', 'ben')
      .plays('ann', 'remington')
      .shows({
        inPlay: { ann: ['remington'] },
        offers: ['end'],
        whyNot: { bang: 'bang-limit' },
        discard: ['volcanic'],
      });
  });

  test('reaches the neighbours without a weapon (R-bang-09)', () => {
    bangScene(['ann holds bang', ...SIX])
      .shows({ offers: ['bang at ben', 'bang at fay', 'end'], whyNot: { 'bang at cal': 'out-of-reach' } })
      .refuses(s => s.plays('ann', 'bang', 'cal'), /not offered/);
  });

  test('reaches no further with a Volcanic (R-bang-11)', () => {
    bangScene(['ann holds bang with volcanic', ...SIX, 'gil'])
      .shows({ offers: ['bang at ben', 'bang at gil', 'end'], reach: { ann: 1 } })
      .refuses(s => s.plays('ann', 'bang', 'cal'), /not offered/);
  });

  test('reaches over a Mustang with a Winchester (R-bang-12)', () => {
    bangScene(['ann holds bang with winchester', 'ben', 'cal', 'dan with mustang', 'eve', 'fay'])
      .shows({ distances: { ann: [0, 1, 2, 4, 2, 1] }, reach: { ann: 5 } })
      .plays('ann', 'bang', 'dan')
      .shows({ life: { dan: 3 } });
  });

  test('need not be answered by whoever holds a Missed! (R-bang-13)', () => {
    bangScene(['ann holds bang mustang', 'ben holds missed', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .shows({ waitingFor: 'ben: dodge', offers: ['missed', 'take'] })
      .takes('ben')
      .shows({ life: { ben: 3 }, hand: { ben: ['missed'] }, waitingFor: 'ann: play' });
  });

  test('is the only thing that a Missed! is for (R-bang-14)', () => {
    bangScene(['ann holds missed', 'ben', 'cal', 'dan'])
      .shows({ offers: ['end'], whyNot: { missed: 'only-when-shot' } })
      .refuses(s => s.plays('ann', 'missed'), /not offered/);
  });

  test('lies on the discard pile before its target has answered (C1)', () => {
    const shot = (rules: object) =>
      bangScene(['ann holds bang:4C', 'ben with barrel', 'cal', 'dan'], { rules, deck: [], rest: 'discard' }).plays(
        'ann',
        'bang',
        'ben',
      );
    shot({})
      .shows({ discard: ['bang:4C'] })
      // The empty deck is shuffled for the draw!; the shuffle leaves the pile as it lies, with the BANG! on top.
      .draws('ben', 'barrel')
      .shows({ discard: 1 })
      .shows({ discard: ['bang:4C'] });
    shot({ playedCard: 'after' })
      .draws('ben', 'barrel')
      .shows({ discard: 2 })
      .shows({ discard: ['bang:4C'] });
  });
});

describe('Calamity Janet', () => {
  test('uses up her one BANG! with a Missed! (R-janet-01)', () => {
    bangScene(['ann calamity-janet holds bang missed', 'ben', 'cal', 'dan'])
      .plays('ann', 'missed as bang', 'ben')
      .shows({ life: { ben: 3 }, offers: ['end'], whyNot: { bang: 'bang-limit' } })
      .refuses(s => s.plays('ann', 'bang', 'ben'), /not offered/);
  });

  test('shoots what she likes with a Volcanic (R-janet-02)', () => {
    bangScene(['ann calamity-janet holds missed bang missed:KC with volcanic', 'ben', 'cal', 'dan'])
      .plays('ann', 'missed as bang', 'ben')
      .plays('ann', 'bang', 'ben')
      .plays('ann', 'missed as bang', 'ben')
      .shows({ life: { ben: 1 }, hand: { ann: 0 } });
  });

  test('shoots a Missed! no further than a BANG! (R-janet-03)', () => {
    bangScene(['ann calamity-janet holds missed', 'ben', 'cal', 'dan', 'eve'])
      .shows({ offers: ['missed as bang at ben', 'missed as bang at eve', 'end'] })
      .refuses(s => s.plays('ann', 'missed as bang', 'cal'), /not offered/);
  });
});

describe('Willy the Kid', () => {
  test('gets nothing more from a Volcanic (R-willy-02)', () => {
    bangScene(['ann willy-the-kid holds bang bang bang with volcanic', 'ben', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .plays('ann', 'bang', 'ben')
      .shows({ reach: { ann: 1 }, life: { ben: 2 }, offers: ['bang at ben', 'bang at dan', 'end'] });
  });

  test('shoots twice at a Barrel, which is drawn for each time (R-barrel-10)', () => {
    bangScene(['ann willy-the-kid holds bang bang mustang', 'ben with barrel', 'cal', 'dan'], {
      deck: ['hearts', 'clubs'],
    })
      .plays('ann', 'bang', 'ben')
      .draws('ben', 'barrel')
      .shows({ life: { ben: 4 } })
      .plays('ann', 'bang', 'ben')
      .draws('ben', 'barrel')
      .shows({ life: { ben: 3 }, waitingFor: 'ann: play' });
  });
});

describe('distances', () => {
  test('run the shorter way round the table (R-distance-01)', () => {
    bangScene(['ann', ...SIX, 'gil']).shows({ distances: { ann: [0, 1, 2, 3, 3, 2, 1] } });
  });

  test('add Paul Regret and his Mustang (R-distance-05)', () => {
    const at = (weapon: string) =>
      bangScene([`ann holds bang with ${weapon}`, 'ben paul-regret with mustang', 'cal', 'dan', 'eve', 'fay']);
    at('schofield')
      .shows({ distances: { ann: [0, 3, 2, 3, 2, 1] } })
      .refuses(s => s.plays('ann', 'bang', 'ben'), /not offered/);
    at('remington')
      .plays('ann', 'bang', 'ben')
      .shows({ life: { ben: 2 } });
  });

  test('protect a Mustang also from the last opponent (R-distance-06)', () => {
    const duel = (turn: string) =>
      bangScene(['ann sheriff holds bang', 'ben renegade holds bang with mustang', 'cal dead', 'dan dead'], { turn });
    duel('ann').shows({ offers: ['end'], whyNot: { bang: 'nobody-in-reach' } });
    duel('ben').shows({ offers: ['bang at ann', 'end'] });
  });

  test('are not the same both ways (R-distance-07)', () => {
    bangScene(['ann with mustang', 'ben with scope', 'cal', 'dan']).shows({
      distances: { ann: [0, 1, 2, 1], ben: [1, 0, 1, 1], cal: [3, 1, 0, 1] },
    });
  });

  test('are two shorter for Rose Doolan with a Scope, but never less than one (R-equip-06)', () => {
    bangScene(['ann rose-doolan holds scope', ...SIX, 'gil'])
      .shows({ distances: { ann: [0, 1, 1, 2, 2, 1, 1] } })
      .plays('ann', 'scope')
      .shows({ distances: { ann: [0, 1, 1, 1, 1, 1, 1] } });
  });
});
