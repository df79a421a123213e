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

describe('Sid Ketchum', () => {
  test('gives two cards for a life, as often as he likes (R-sid-01)', () => {
    bangScene(['ann', 'ben sid-ketchum 2 life holds bang missed jail mustang scope', 'cal', 'dan'], { turn: 'ben' })
      .heals('ben', 'bang', 'missed')
      .heals('ben', 'jail', 'mustang')
      .shows({
        life: { ben: 4 },
        hand: { ben: ['scope'] },
        discard: ['mustang', 'jail', 'missed', 'bang'],
        waitingFor: 'ben: play',
      });
  });

  test('may do so while another plays, unless the house rule lets him only when asked himself (R-sid-03, C7)', () => {
    const table = (rules: object) =>
      bangScene(['ann holds mustang', 'ben sid-ketchum 2 life holds bang missed', 'cal', 'dan'], { rules });
    table({})
      .shows({ waitingFor: 'ann: play', mayHeal: ['ben'] })
      .heals('ben', 'bang', 'missed')
      .shows({ life: { ben: 3 }, waitingFor: 'ann: play', mayHeal: [], hand: { ben: 0 } });
    table({ sidActs: 'asked' }).shows({ waitingFor: 'ann: play', mayHeal: [] });
  });

  test('may do so in place of an answer, and then answers (C7)', () => {
    bangScene(['ann holds bang', 'ben sid-ketchum 2 life holds jail mustang missed', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .shows({ waitingFor: 'ben: dodge', offers: ['missed', 'heal', 'take'], mayHeal: [] })
      .heals('ben', 'jail', 'mustang')
      .shows({ life: { ben: 3 }, waitingFor: 'ben: dodge', offers: ['missed', 'take'] })
      .answers('ben', 'missed')
      .shows({ life: { ben: 3 } });
  });

  test('may not do so while another picks, draws or discards (C7)', () => {
    bangScene(['ann holds panic', 'ben holds beer with barrel', 'cal sid-ketchum 2 life holds bang missed', 'dan'])
      .plays('ann', 'panic', 'ben')
      .shows({ waitingFor: 'ann: rob', mayHeal: [] });
    bangScene(['ann holds general-store', 'ben sid-ketchum 2 life holds bang missed', 'cal', 'dan'])
      .plays('ann', 'general-store')
      .shows({ waitingFor: 'ann: store', mayHeal: [] });
    bangScene(['ann kit-carlson', 'ben sid-ketchum 2 life holds bang missed', 'cal', 'dan'], { begins: 'ann' }).shows({
      waitingFor: 'ann: keep',
      mayHeal: [],
    });
    bangScene(['ann 1 life holds bang missed', 'ben sid-ketchum 2 life holds bang missed', 'cal', 'dan'])
      .ends('ann')
      .shows({ waitingFor: 'ann: discard', mayHeal: [] });
  });

  test('saves himself from Dynamite with a Beer and two pairs (R-sid-06)', () => {
    bangScene(
      ['ann', 'ben sid-ketchum 1 life holds beer bang missed jail mustang with dynamite', 'cal', 'dan', 'eve'],
      {
        begins: 'ben',
        deck: ['missed:3S'],
      },
    )
      .shows({ life: { ben: -2 }, offers: ['beer', 'heal', 'take'] })
      .answers('ben', 'beer')
      .heals('ben', 'bang', 'missed')
      .shows({ life: { ben: 0 }, waitingFor: 'ben: save' })
      .heals('ben', 'jail', 'mustang')
      .shows({ life: { ben: 1 }, waitingFor: 'ben: play', hand: { ben: 2 } });
  });

  test('dies with a single card (R-sid-07)', () => {
    bangScene(['ann holds bang', 'ben outlaw sid-ketchum 1 life holds jail', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .takes('ben')
      .shows({ out: ['ben'] });
  });

  test('saves himself also with two alive (R-sid-08, C7)', () => {
    bangScene([
      'ann sheriff holds bang scope',
      'ben renegade sid-ketchum 1 life holds jail mustang',
      'cal dead',
      'dan dead',
    ])
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .shows({ waitingFor: 'ben: save', offers: ['heal', 'take'] })
      .heals('ben', 'jail', 'mustang')
      .shows({ life: { ben: 1 }, won: null, waitingFor: 'ann: play' });
  });

  test('gives nothing at full life (R-sid-09)', () => {
    bangScene(['ann holds mustang', 'ben sid-ketchum holds bang missed', 'cal', 'dan'])
      .shows({ mayHeal: [] })
      .refuses(s => s.sends('ben', [0, 1]), /nothing to decide/)
      .ends('ann')
      .shows({ waitingFor: 'ben: play' })
      .refuses(s => s.heals('ben', 'bang', 'missed'), /not offered/);
  });

  test('loses both cards before he gains the life (R-sid-10)', () => {
    bangScene(['ann', 'ben sid-ketchum 2 life holds bang missed jail', 'cal', 'dan'], { turn: 'ben' })
      .heals('ben', 'bang', 'missed')
      .shows({ hand: { ben: ['jail'] }, life: { ben: 3 } })
      .tellsInOrder('discarded ben 2 sid-ketchum', 'gainedLife ben 1')
      .refuses(s => s.heals('ben', 'jail'), /not offered/);
  });
});
