import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

describe('an elimination', () => {
  test('shows the role and discards hand and cards in play (R-elim-01, R-elim-02, C10)', () => {
    bangScene(['ann holds bang:4C', 'ben', 'cal', 'dan outlaw 1 life holds beer jail with barrel scope'])
      .plays('ann', 'bang', 'dan')
      .takes('dan')
      .takes('dan')
      .shows({
        out: ['dan'],
        life: { dan: 0 },
        hand: { dan: 0 },
        inPlay: { dan: [] },
        roles: { ann: 'sheriff', dan: 'outlaw' },
        discard: ['scope', 'barrel', 'jail', 'beer', 'bang:4C'],
        distances: { ann: [0, 1, 1, 0] },
      })
      .ends('ann')
      .ends('ben')
      .ends('cal')
      .shows({ waitingFor: 'ann: play' });
  });

  test('leaves the turn to the next one alive (R-turn-07)', () => {
    bangScene(['ann', 'ben holds mustang', 'cal dead', 'dan', 'eve'], { turn: 'ben' })
      .ends('ben')
      .shows({ waitingFor: 'dan: play' });
  });
});

describe('the reward', () => {
  test('for an Outlaw goes to an Outlaw too (R-reward-01)', () => {
    bangScene(['ann', 'ben outlaw holds bang', 'cal outlaw 1 life', 'dan'], { turn: 'ben' })
      .plays('ben', 'bang', 'cal')
      .shows({ out: ['cal'], hand: { ben: 3 } });
  });

  test('is not paid for a Renegade (R-reward-03)', () => {
    bangScene(['ann', 'ben outlaw holds bang', 'cal renegade 1 life', 'dan outlaw'], { turn: 'ben' })
      .plays('ben', 'bang', 'cal')
      .shows({ out: ['cal'], hand: { ben: 0 }, won: null });
  });

  test('is drawn from a shuffled pile that holds the victim’s cards (R-reward-04)', () => {
    bangScene(['ann holds bang:4C', 'ben outlaw 1 life with barrel', 'cal', 'dan'], {
      deck: ['scope'],
      rest: 'discard',
    })
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .shows({ hand: { ann: ['scope', 'barrel', 'bang:4C'] }, discard: 0 });
  });

  test('is drawn or not before the win that ends the game (R-reward-05, C16)', () => {
    bangScene(['ann sheriff holds duel', 'ben outlaw 1 life', 'cal outlaw dead', 'dan renegade dead'])
      .plays('ann', 'duel', 'ben')
      .shows({ won: 'law: ann', hand: { ann: 3 }, waitingFor: null });
  });
});

describe('the penalty', () => {
  const shot = (rules: object) =>
    bangScene(
      [
        'ann sheriff holds bang beer jail missed scope with barrel winchester',
        'ben',
        'cal deputy 1 life',
        'dan',
        'eve',
      ],
      {
        rules,
      },
    ).plays('ann', 'bang', 'cal');

  test('of the Sheriff who shoots his Deputy is his hand, by house rule his cards in play too (R-penalty-01)', () => {
    shot({}).shows({ out: ['cal'], hand: { ann: 0 }, inPlay: { ann: ['barrel', 'winchester'] } });
    shot({ deputyPenalty: 'all' }).shows({ out: ['cal'], hand: { ann: 0 }, inPlay: { ann: [] } });
  });

  test('is the Sheriff’s alone (R-penalty-03, R-penalty-04)', () => {
    bangScene(['ann', 'ben outlaw holds bang beer', 'cal deputy 1 life', 'dan', 'eve'], { turn: 'ben' })
      .plays('ben', 'bang', 'cal')
      .shows({ out: ['cal'], hand: { ben: ['beer'] } });
    bangScene(['ann', 'ben deputy holds bang beer', 'cal deputy 1 life', 'dan', 'eve', 'fay', 'gil'], { turn: 'ben' })
      .plays('ben', 'bang', 'cal')
      .shows({ out: ['cal'], hand: { ben: ['beer'] } });
  });

  test('takes from Vulture Sam what he has just got, too (R-vulture-07)', () => {
    bangScene([
      'ann sheriff vulture-sam holds bang beer',
      'ben deputy 1 life holds jail missed with barrel',
      'cal',
      'dan',
      'eve',
    ])
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .takes('ben')
      .shows({ out: ['ben'], hand: { ann: 0, ben: 0 }, inPlay: { ben: [] } })
      .tellsInOrder('inherited ann ben 3', 'discarded ann 4 penalty');
  });
});

describe('Vulture Sam', () => {
  const shooting = (dan: string, eve: string) =>
    bangScene(['ann', 'ben', 'cal holds bang:4C', dan, eve], { turn: 'cal' }).plays('cal', 'bang', 'dan');

  test('takes hand and cards in play into his hand (R-vulture-01)', () => {
    shooting('dan outlaw 1 life holds beer jail missed with barrel schofield', 'eve vulture-sam')
      .takes('dan')
      .takes('dan')
      .shows({ hand: { eve: ['beer', 'jail', 'missed', 'barrel', 'schofield'] }, inPlay: { eve: [] } })
      .shows({ discard: ['bang:4C'] });
  });

  test('leaves his own cards to the discard pile (R-vulture-02)', () => {
    shooting('dan outlaw vulture-sam 1 life holds beer', 'eve')
      .takes('dan')
      .takes('dan')
      .shows({ out: ['dan'], discard: ['beer', 'bang:4C'] });
  });

  test('takes nothing once he is dead (R-vulture-03)', () => {
    shooting('dan outlaw 1 life holds beer', 'eve vulture-sam dead')
      .takes('dan')
      .takes('dan')
      .shows({ discard: ['beer', 'bang:4C'], hand: { eve: 0 } });
  });

  test('takes nothing from one who falls with him (R-vulture-04, C12)', () => {
    bangScene([
      'ann holds gatling',
      'ben outlaw 1 life with barrel',
      'cal',
      'dan outlaw vulture-sam 1 life with scope',
      'eve',
    ])
      .plays('ann', 'gatling')
      .takes('ben')
      .shows({ out: ['ben', 'dan'], hand: { dan: 0, ann: 6 }, discard: ['scope', 'barrel', 'gatling'] })
      .tells('inherited', 0);
  });

  test('has nothing of the first victim to save himself with in the same card (C12)', () => {
    bangScene(['ann holds gatling', 'ben outlaw 1 life holds beer', 'cal vulture-sam 1 life', 'dan', 'eve'])
      .plays('ann', 'gatling')
      .takes('ben')
      .takes('ben')
      .shows({ out: ['ben', 'cal'] });
  });
});

describe('Suzy Lafayette', () => {
  test('draws once her penalty has taken her hand (R-suzy-12)', () => {
    bangScene(['ann sheriff suzy-lafayette holds bang beer', 'ben deputy 1 life', 'cal', 'dan', 'eve'], {
      deck: ['scope'],
    })
      .plays('ann', 'bang', 'ben')
      .shows({ out: ['ben'], hand: { ann: ['scope'] } });
  });

  test('who fells an Outlaw with her last card gets the reward and nothing more (C5)', () => {
    bangScene(['ann suzy-lafayette holds bang', 'ben outlaw 1 life', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .shows({ out: ['ben'], hand: { ann: 3 } })
      .tellsInOrder('drew ann 3 reward');
  });
});
