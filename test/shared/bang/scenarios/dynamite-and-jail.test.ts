import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

describe('Jail', () => {
  test('is played at any distance (R-jail-02)', () => {
    bangScene(['ann', 'ben holds jail', 'cal', 'dan', 'eve', 'fay', 'gil'], { turn: 'ben' })
      .plays('ben', 'jail', 'eve')
      .shows({ inPlay: { eve: ['jail'] }, hand: { ben: 0 } });
  });

  test('is not played on the Sheriff, oneself, or whoever sits in one (R-jail-03, R-jail-08)', () => {
    bangScene(['ann sheriff', 'ben holds jail', 'cal', 'dan with jail'], { turn: 'ben' })
      .shows({
        offers: ['jail at cal', 'end'],
        whyNot: {
          'jail at ann': 'sheriff-not-jailed',
          'jail at ben': 'not-oneself',
          'jail at dan': 'in-play-already',
        },
      })
      .refuses(s => s.plays('ben', 'jail', 'dan'), /not offered/)
      .refuses(s => s.plays('ben', 'jail', 'ben'), /not offered/);
  });

  test('without a heart skips the turn and its discards (R-jail-05)', () => {
    bangScene(['ann', 'ben', 'cal', 'dan 3 life holds bang bang bang missed missed missed with jail', 'eve'], {
      begins: 'dan',
      deck: ['bang:9D'],
    })
      .shows({ waitingFor: 'eve: play', hand: { dan: 6 }, inPlay: { dan: [] } })
      .shows({ discard: ['jail', 'bang:9D'] })
      .tellsInOrder('checked dan jail bad', 'turnSkipped dan');
  });

  test.each(['jesse-jones', 'pedro-ramirez', 'black-jack', 'kit-carlson'])(
    'leaves %s no draw phase (R-jail-06)',
    character => {
      bangScene(['ann holds beer', `ben ${character} with jail`, 'cal', 'dan'], {
        begins: 'ben',
        deck: ['spades'],
        discard: ['beer'],
      }).shows({ waitingFor: 'cal: play', hand: { ben: 0 } });
    },
  );

  test('that Pedro Ramirez leaves lies on top of the heart, for him to take (R-jail-07)', () => {
    bangScene(['ann', 'ben pedro-ramirez with jail', 'cal', 'dan'], { begins: 'ben', deck: ['beer:6H'] })
      .shows({ waitingFor: 'ben: source', offers: ['jail', 'deck'], discard: ['jail', 'beer:6H'] })
      .picks('ben', 'jail')
      .shows({ discard: ['beer:6H'], hand: { ben: 2 } });
  });

  test('may be played on all with three players (R-jail-09)', () => {
    bangScene(['ann deputy holds jail', 'ben outlaw', 'cal renegade']).shows({
      offers: ['jail at ben', 'jail at cal', 'end'],
    });
    bangScene(['ann deputy', 'ben outlaw holds jail', 'cal renegade'], { turn: 'ben' }).shows({
      offers: ['jail at ann', 'jail at cal', 'end'],
    });
  });
});

describe('Dynamite', () => {
  test('is drawn for first at the next turn of whoever laid it (R-dynamite-01)', () => {
    bangScene(['ann', 'ben holds dynamite mustang', 'cal', 'dan'], { turn: 'ben' })
      .plays('ben', 'dynamite')
      .shows({ inPlay: { ben: ['dynamite'] } })
      .ends('ben')
      .ends('cal')
      .ends('dan')
      .tells('flipped', 0)
      .ends('ann')
      .tellsInOrder('flipped ben dynamite');
  });

  test('goes on to the next alive, and the turn goes on (R-dynamite-02)', () => {
    bangScene(['ann', 'ben with dynamite', 'cal dead', 'dan', 'eve'], { begins: 'ben', deck: ['beer:10H'] })
      .shows({ waitingFor: 'ben: play', inPlay: { ben: [], dan: ['dynamite'] }, hand: { ben: 2 } })
      .ends('ben')
      .tellsInOrder('flipped ben dynamite', 'flipped dan dynamite');
  });

  test('goes on to the Sheriff too (R-dynamite-18, R-dynamite-17)', () => {
    bangScene(['ann sheriff', 'ben', 'cal', 'dan', 'eve with dynamite'], { begins: 'eve', deck: ['clubs'] }).shows({
      inPlay: { ann: ['dynamite'], eve: [] },
    });
    bangScene(['ann sheriff holds dynamite', 'ben', 'cal', 'dan'])
      .plays('ann', 'dynamite')
      .shows({ inPlay: { ann: ['dynamite'] } });
  });

  test('takes three lives, and then the turn goes on (R-dynamite-03)', () => {
    bangScene(['ann', 'ben with dynamite', 'cal', 'dan'], { begins: 'ben', deck: ['missed:3S'] })
      .shows({ life: { ben: 1 }, inPlay: { ben: [] }, hand: { ben: 2 }, waitingFor: 'ben: play' })
      .shows({ discard: ['dynamite', 'missed:3S'] });
  });

  test('does not explode for an ace (R-deck-14)', () => {
    bangScene(['ann', 'ben with dynamite', 'cal', 'dan'], { begins: 'ben', deck: ['bang:AS'] }).shows({
      life: { ben: 4 },
      inPlay: { ben: [], cal: ['dynamite'] },
    });
  });

  test.each([
    ['missed:2S', 1],
    ['stagecoach:9S', 1],
    ['jail:10S', 4],
    ['bang:2C', 4],
  ])('with %s leaves %i lives', (card, life) => {
    bangScene(['ann', 'ben with dynamite', 'cal', 'dan'], { begins: 'ben', deck: [card] }).shows({
      life: { ben: life },
    });
  });

  test('comes before Jail, neither of them asked for (R-dynamite-04, C18)', () => {
    bangScene(['ann', 'ben with jail dynamite', 'cal', 'dan'], { begins: 'ben', deck: ['missed:5S', 'beer:6H'] })
      .shows({ life: { ben: 1 }, inPlay: { ben: [] }, waitingFor: 'ben: play', hand: { ben: 2 } })
      .tellsInOrder('checked ben dynamite bad', 'checked ben jail good');
  });

  test('that kills in Jail makes no draw for it', () => {
    bangScene(['ann', 'ben outlaw 3 life with jail dynamite', 'cal', 'dan'], { begins: 'ben', deck: ['missed:5S'] })
      .shows({ out: ['ben'], waitingFor: 'cal: play' })
      .tells('flipped', 1);
  });

  test('that kills an Outlaw brings nobody a reward (R-dynamite-08)', () => {
    bangScene(['ann', 'ben outlaw 3 life with dynamite', 'cal', 'dan'], { begins: 'ben', deck: ['missed:5S'] })
      .shows({ out: ['ben'], hand: { ann: 0, ben: 0, cal: 2, dan: 0 } })
      .tellsInOrder('eliminated ben');
  });

  test('of the Sheriff that kills his Deputy costs him nothing (R-dynamite-09)', () => {
    bangScene(['ann sheriff holds dynamite beer', 'ben', 'cal deputy 3 life', 'dan', 'eve'], {
      deck: ['clubs', 'clubs', 'clubs', 'clubs', 'clubs', 'clubs', 'clubs', 'clubs', 'clubs', 'clubs', 'clubs'],
    })
      .plays('ann', 'dynamite')
      .ends('ann')
      .shows({ hand: { ann: ['beer'] } });
    bangScene(['ann sheriff holds beer', 'ben', 'cal deputy 3 life with dynamite', 'dan', 'eve'], {
      begins: 'cal',
      deck: ['missed:5S'],
    }).shows({ out: ['cal'], hand: { ann: ['beer'] } });
  });

  test('that kills the Sheriff before the Renegade makes him the winner (R-dynamite-11)', () => {
    bangScene(['ann sheriff 3 life with dynamite', 'ben renegade', 'cal dead', 'dan dead'], {
      begins: 'ann',
      deck: ['missed:5S'],
    }).shows({ won: 'renegade: ben' });
  });

  test('is not among what Vulture Sam takes from whom it killed (R-dynamite-12)', () => {
    bangScene(['ann', 'ben vulture-sam', 'cal outlaw 3 life holds jail with dynamite barrel', 'dan'], {
      begins: 'cal',
      deck: ['missed:5S'],
    })
      .takes('cal')
      .shows({ hand: { ben: ['jail', 'barrel'] }, discard: ['dynamite', 'missed:5S'] });
  });

  test('is among what Vulture Sam takes from whom a shot killed (R-dynamite-13)', () => {
    bangScene(['ann', 'ben holds bang', 'cal outlaw 1 life with dynamite', 'dan', 'eve vulture-sam'], { turn: 'ben' })
      .plays('ben', 'bang', 'cal')
      .shows({ hand: { eve: ['dynamite'] } });
  });

  test('gives El Gringo no card (R-dynamite-16)', () => {
    bangScene(['ann sheriff el-gringo with dynamite', 'ben holds beer', 'cal', 'dan'], {
      begins: 'ann',
      deck: ['missed:5S'],
    }).shows({ life: { ann: 1 }, hand: { ann: 2, ben: ['beer'] } });
  });
});
