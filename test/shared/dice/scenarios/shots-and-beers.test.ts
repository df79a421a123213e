import { describe, test } from 'vitest';
import { diceScene } from '../../../scenario.ts';

describe('bull’s eyes', () => {
  test('with four alive a 2 reaches only the player opposite (BUL-03)', () => {
    // Nobody is asked for a single target.
    diceScene(['ann', 'ben', 'cal', 'dan'])
      .throws('2DDAA')
      .stops()
      .shows({ life: { cal: 7 }, waitingFor: 'ben: throw' });
  });

  test('a single target is in the question when another die has a choice (D14)', () => {
    diceScene(['ann', 'ben', 'cal', 'dan'])
      .throws('21DGA')
      .stops()
      .shows({ offers: [['cal'], ['ben', 'dan']] });
  });

  test('with three alive a 2 is a 1 (BUL-04)', () => {
    diceScene(['ann sheriff', 'ben', 'cal', 'dan dead'])
      .throws('2DDAA')
      .stops()
      .shows({ offers: [['ben', 'cal']] });
  });

  test('with two alive every shot hits the other (BUL-05)', () => {
    diceScene(['ann sheriff', 'ben renegade 3 life', 'cal dead', 'dan dead'])
      .throws('221BD')
      .stops()
      .shows({ life: { ben: 0, ann: 10 }, won: 'law: ann' });
  });

  test('the dead are not counted as places (BUL-06)', () => {
    diceScene(['ann', 'ben dead', 'cal', 'dan dead', 'eve', 'fay', 'gil'])
      .throws('12DDA')
      .stops()
      .shows({
        offers: [
          ['cal', 'gil'],
          ['eve', 'fay'],
        ],
      });
  });

  test('all shots are aimed on the ring before any hits (BUL-07)', () => {
    diceScene(['ann', 'ben 1 life', 'cal', 'dan', 'eve', 'fay'])
      .throws('12BDD')
      .stops()
      .shows({
        offers: [
          ['ben', 'fay'],
          ['cal', 'eve'],
        ],
      })
      .refuses(s => s.shoots('ben', 'dan'), /not offered/)
      .shoots('ben', 'cal')
      .shows({ out: ['ben'], life: { cal: 7 } });
  });

  test('more shots may hit a player than he has life (BUL-09)', () => {
    diceScene(['ann deputy', 'ben sheriff 9 life', 'cal outlaw', 'dan renegade', 'eve outlaw 1 life'])
      .throws('111BD')
      .stops()
      .shoots('eve', 'eve', 'eve')
      .shows({ life: { eve: 0, ben: 9 }, out: ['eve'], won: null });
  });

  test('a shot cannot be passed though both neighbours are friends (BUL-10)', () => {
    diceScene(['ann deputy', 'ben sheriff', 'cal', 'dan', 'eve', 'fay', 'gil deputy'])
      .throws('1DDAA')
      .stops()
      .shows({ offers: [['ben', 'gil']] })
      .refuses(s => s.sends('ann', []), /picks-count/);
  });

  test('Sheriff and Outlaw shot together leave the Renegade the winner (BUL-11)', () => {
    diceScene(['ann renegade', 'ben sheriff 1 life', 'cal outlaw 1 life', 'dan outlaw dead'])
      .throws('11BDD')
      .stops()
      .shoots('ben', 'cal')
      .shows({ won: 'renegade: ann', out: ['ben', 'cal', 'dan'] });
  });

  test('Sheriff and last Outlaw shot together by a Deputy is the Outlaws’ win (BUL-12, D10)', () => {
    diceScene(['ann deputy', 'ben sheriff 1 life', 'cal outlaw 1 life', 'dan outlaw dead', 'eve renegade dead'])
      .throws('11BDD')
      .stops()
      .shoots('ben', 'cal')
      .shows({ won: 'outlaws: cal, dan' });
  });
});

describe('beers', () => {
  test('one may be wasted on a full player (BEE-02)', () => {
    diceScene(['ann', 'ben', 'cal jesse-jones outlaw 4 life', 'dan sheriff'])
      .throws('BBDDA')
      .stops()
      .drinks('cal', 'ann')
      .shows({ life: { ann: 8, cal: 5 } });
  });

  test('nobody is asked for a beer while all are full (BEE-03, D14)', () => {
    diceScene(['ann', 'ben', 'cal', 'dan'])
      .throws('BDDAA')
      .stops()
      .shows({ waitingFor: 'ben: throw', life: { ben: 8 } });
  });

  test('one comes before the Gatling and saves from it (BEE-05)', () => {
    diceScene(['ann', 'ben 1 life', 'cal', 'dan'])
      .throws('BGGGD')
      .stops()
      .drinks('ben')
      .shows({ life: { ben: 1, cal: 7, dan: 7 }, out: [] });
  });

  test('the Sheriff is healed to his starting life and no further (BEE-07)', () => {
    diceScene(['ann sheriff bart-cassidy', 'ben 7 life', 'cal', 'dan'])
      .throws('BDDAA')
      .stops()
      .drinks('ann')
      .shows({ life: { ann: 10, ben: 7 } });
  });

  test('one works with two players left (BEE-08)', () => {
    diceScene(['ann sheriff 3 life', 'ben renegade', 'cal dead', 'dan dead'])
      .throws('BDDAA')
      .stops()
      .drinks('ann')
      .shows({ life: { ann: 4 } });
  });
});

describe('the Gatling', () => {
  test('hits all others after shots and beer, and the roller’s arrows go back (GAT-01)', () => {
    diceScene(['ann sheriff 5 life 3 arrows', 'ben 5 life', 'cal 5 life', 'dan 5 life', 'eve 5 life'])
      .throws('GGG1B')
      .stops()
      .shoots('ben')
      .drinks('ann')
      .shows({ life: { ann: 6, ben: 3, cal: 4, dan: 4, eve: 4 }, arrows: { ann: 0 }, pile: 9 });
  });

  test('does not fire with two (GAT-02)', () => {
    diceScene(['ann 2 arrows', 'ben', 'cal', 'dan', 'eve'])
      .throws('GG1BD')
      .stops()
      .shoots('ben')
      .drinks('ben')
      .shows({ life: { cal: 8, dan: 8, eve: 8 }, arrows: { ann: 2 } });
  });

  test('fires once with five (GAT-03)', () => {
    diceScene(['ann', 'ben', 'cal', 'dan'])
      .throws('GGGGG')
      .stops()
      .shows({ life: { ben: 7, cal: 7, dan: 7 } });
  });

  test('must fire though it kills the Deputy’s Sheriff (GAT-06)', () => {
    diceScene(['ann deputy', 'ben sheriff 1 life', 'cal outlaw', 'dan outlaw', 'eve'])
      .throws('GGGDD')
      .stops()
      .shows({ won: 'outlaws: cal, dan' });
  });

  test('never fires when a shot has ended the game (GAT-08, D12)', () => {
    const shot = () =>
      diceScene(['ann renegade', 'ben sheriff 1 life', 'cal outlaw 1 life', 'dan outlaw dead']).throws('1GGGD').stops();
    shot()
      .shoots('ben')
      .shows({ won: 'outlaws: cal, dan', life: { cal: 1 } });
    shot().shoots('cal').shows({ won: 'renegade: ann' });
  });

  test('sends back the roller’s arrows and the victim’s, nobody else’s (GAT-10)', () => {
    diceScene(['ann sheriff 1 arrow', 'ben 2 arrows', 'cal 1 life 4 arrows', 'dan', 'eve'])
      .throws('GGGDD')
      .stops()
      .shows({ out: ['cal'], arrows: { ann: 0, ben: 2, cal: 0 }, pile: 7 });
  });

  test('by house rule sends the roller’s arrows back last, El Gringo’s too (D6)', () => {
    const seats = ['ann sheriff 4 arrows', 'ben el-gringo', 'cal 2 arrows', 'dan'];
    diceScene(seats)
      .throws('GGGDD')
      .stops()
      .shows({ arrows: { ann: 1 }, pile: 6 });
    diceScene(seats, { rules: { gatlingArrows: 'last' } })
      .throws('GGGDD')
      .stops()
      .shows({ arrows: { ann: 0 }, pile: 7 });
  });
});
