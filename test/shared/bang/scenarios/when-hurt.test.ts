import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

describe('Bart Cassidy', () => {
  test('draws for each life he loses (R-bart-01)', () => {
    bangScene(['ann holds indians mustang', 'ben bart-cassidy 3 life', 'cal', 'dan'])
      .plays('ann', 'indians')
      .shows({ life: { ben: 2 }, hand: { ben: 1 } });
    bangScene(['ann', 'ben bart-cassidy with dynamite', 'cal', 'dan'], { begins: 'ben', deck: ['missed:5S'] })
      .shows({ life: { ben: 1 }, hand: { ben: 5 } })
      .tellsInOrder('drew ben 3 bart-cassidy', 'drew ben 2 turn');
  });

  test('draws only once he is saved (R-bart-03, C9)', () => {
    bangScene(['ann holds bang mustang', 'ben bart-cassidy 1 life holds beer', 'cal', 'dan'], { deck: ['scope'] })
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .shows({ waitingFor: 'ben: save', hand: { ben: ['beer'] } })
      .answers('ben', 'beer')
      .shows({ life: { ben: 1 }, hand: { ben: ['scope'] } });
  });

  test('draws before the next target is asked (C3)', () => {
    bangScene(['ann holds gatling', 'ben bart-cassidy', 'cal holds missed', 'dan'])
      .plays('ann', 'gatling')
      .shows({ waitingFor: 'cal: dodge', hand: { ben: 1 } });
  });
});

describe('El Gringo', () => {
  test('takes nothing from an empty hand, whatever lies in play (R-gringo-02)', () => {
    bangScene(['ann holds bang with barrel', 'ben el-gringo', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .shows({ life: { ben: 2 }, hand: { ann: 0 }, inPlay: { ann: ['barrel'] } })
      .tells('tookFromHand', 0);
  });

  test('takes his card when the card that hit him is done (R-gringo-03, C2)', () => {
    bangScene(['ann holds gatling beer jail', 'ben el-gringo', 'cal holds missed', 'dan'])
      .plays('ann', 'gatling')
      .shows({ waitingFor: 'cal: dodge', hand: { ann: 2, ben: 0 } })
      .byChance('jail')
      .takes('cal')
      .shows({ hand: { ann: ['beer'], ben: ['jail'] }, waitingFor: 'ann: play' });
  });

  test('takes after rewards and penalty, so that a Sheriff who lost his hand gives nothing (C2)', () => {
    bangScene(['ann sheriff holds gatling beer', 'ben el-gringo', 'cal deputy 1 life', 'dan', 'eve'])
      .plays('ann', 'gatling')
      .shows({ out: ['cal'], hand: { ann: 0 } })
      .tells('tookFromHand', 0);
    bangScene(['ann sheriff holds gatling', 'ben el-gringo', 'cal outlaw 1 life', 'dan', 'eve'])
      .plays('ann', 'gatling')
      .shows({ out: ['cal'], hand: { ann: 2, ben: 1 } });
  });

  test('cannot be saved by a card of the shooter (R-gringo-05)', () => {
    bangScene(['ann holds bang beer', 'ben outlaw el-gringo 1 life', 'cal', 'dan'])
      .plays('ann', 'bang', 'ben')
      .shows({ out: ['ben'], hand: { ben: 0 } });
  });

  test('takes from nobody but whoever cost him the life (R-gringo-07)', () => {
    bangScene(['ann holds bang mustang beer:6H', 'ben el-gringo holds jail', 'cal holds missed', 'dan holds scope'])
      .plays('ann', 'bang', 'ben')
      .takes('ben')
      .shows({ hand: { ann: ['mustang'], ben: ['jail', 'beer'], cal: ['missed'], dan: ['scope'] } })
      .sees('ben', 'tookFromHand', { card: 'beer:6H' })
      .sees('cal', 'tookFromHand', { card: null });
  });

  test('takes the card that Suzy has just drawn, and she draws again (R-gringo-08, C4)', () => {
    bangScene(['ann suzy-lafayette holds bang', 'ben el-gringo', 'cal', 'dan'], { deck: ['scope', 'jail'] })
      .plays('ann', 'bang', 'ben')
      .shows({ hand: { ann: ['jail'], ben: ['scope'] } });
  });
});

describe('Suzy Lafayette', () => {
  const suzy = (hand: string, deck: string[], more: object = {}) =>
    bangScene([`ann suzy-lafayette 3 life holds ${hand}`, 'ben holds missed with barrel', 'cal', 'dan'], {
      deck,
      ...more,
    });

  test('draws when her last card is done (R-suzy-01)', () => {
    suzy('beer', ['scope'])
      .plays('ann', 'beer')
      .shows({ life: { ann: 4 }, hand: { ann: ['scope'] } })
      .tellsInOrder('gainedLife ann 1', 'drew ann 1 suzy-lafayette');
  });

  test('draws nothing more when the last card filled her hand (R-suzy-02, R-suzy-03)', () => {
    suzy('stagecoach', ['scope', 'jail', 'beer'])
      .plays('ann', 'stagecoach')
      .shows({ hand: { ann: ['scope', 'jail'] } });
    suzy('panic', ['scope'])
      .plays('ann', 'panic', 'ben')
      .shows({ waitingFor: 'ann: rob', hand: { ann: 0 } })
      .picks('ann', 'barrel')
      .shows({ hand: { ann: ['barrel'] } });
  });

  test('draws after her last Cat Balou (R-suzy-04)', () => {
    suzy('cat-balou', ['scope'])
      .plays('ann', 'cat-balou', 'ben')
      .picks('ann', 'barrel')
      .shows({ hand: { ann: ['scope'] } });
  });

  test('draws again each time (R-suzy-09)', () => {
    suzy('beer', ['scope', 'mustang', 'bang'])
      .plays('ann', 'beer')
      .plays('ann', 'scope')
      .shows({ hand: { ann: ['mustang'] } })
      .plays('ann', 'mustang')
      .shows({ hand: { ann: ['bang'] } });
  });

  test('draws no card to save her life (R-suzy-10)', () => {
    bangScene(['ann holds bang mustang', 'ben outlaw suzy-lafayette 1 life', 'cal', 'dan'], { deck: [], rest: 'dan' })
      .plays('ann', 'bang', 'ben')
      .shows({ out: ['ben'], hand: { ben: 0 } });
  });

  test('may draw another Beer from the one she drank in vain (R-suzy-11, C9)', () => {
    bangScene(['ann', 'ben suzy-lafayette outlaw 1 life holds beer beer with dynamite', 'cal', 'dan', 'eve'], {
      begins: 'ben',
      deck: ['missed:5S', 'beer', 'scope', 'clubs', 'clubs'],
    })
      .shows({ life: { ben: -2 } })
      .answers('ben', 'beer')
      .answers('ben', 'beer')
      .shows({ life: { ben: 0 }, waitingFor: 'ben: save', hand: { ben: ['beer'] } })
      .answers('ben', 'beer')
      .shows({ life: { ben: 1 } });
  });

  test('may find her second Missed! against Slab in the card she draws, unless by house rule (C4)', () => {
    const shot = (rules: object) =>
      bangScene(['ann slab-the-killer holds bang mustang', 'ben suzy-lafayette holds missed', 'cal', 'dan'], {
        deck: ['missed', 'scope'],
        rules,
      })
        .plays('ann', 'bang', 'ben')
        .answers('ben', 'missed');
    shot({})
      .shows({ waitingFor: 'ben: dodge', hand: { ben: ['missed'] } })
      .answers('ben', 'missed')
      .shows({ life: { ben: 4 }, hand: { ben: ['scope'] } });
    shot({ suzyAnswers: 'after' }).shows({ life: { ben: 3 }, hand: { ben: ['missed'] } });
  });

  test('draws after Indians! and Gatling at once, after her last card taken from her when that card is done (C4)', () => {
    bangScene(['ann holds indians', 'ben suzy-lafayette holds bang', 'cal holds bang', 'dan'], { deck: ['scope'] })
      .plays('ann', 'indians')
      .answers('ben', 'bang')
      .shows({ waitingFor: 'cal: indians', hand: { ben: ['scope'] } });
    bangScene(['ann holds panic', 'ben suzy-lafayette holds beer with barrel', 'cal', 'dan'], { deck: ['scope'] })
      .plays('ann', 'panic', 'ben')
      .picks('ann', 'hand of ben')
      .shows({ hand: { ann: ['beer'], ben: ['scope'] } });
  });

  test('draws as soon as there is something to draw again (C6)', () => {
    bangScene(['ann suzy-lafayette holds scope', 'ben holds beer', 'cal', 'dan'], { deck: [], rest: 'dan' })
      .plays('ann', 'scope')
      .shows({ hand: { ann: 0 } })
      .shows({ waitingFor: 'ben: play' })
      .plays('ben', 'beer')
      .shows({ hand: { ann: ['beer'] }, deck: 0, discard: 0 });
  });
});
