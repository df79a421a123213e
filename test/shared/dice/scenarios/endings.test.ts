import { describe, test } from 'vitest';
import { diceScene } from '../../../scenario.ts';

describe('elimination', () => {
  test('killing one’s own Deputy costs nothing and an Outlaw brings nothing (ELI-03)', () => {
    diceScene(['ann sheriff 5 life', 'ben deputy 1 life', 'cal', 'dan', 'eve outlaw 1 life'])
      .throws('11DDA')
      .stops()
      .shoots('ben', 'eve')
      .shows({
        life: { ann: 5 },
        arrows: { ann: 1 },
        won: null,
        roles: { ann: 'sheriff', ben: 'deputy', eve: 'outlaw' },
      });
  });

  test('two who fall together are out before Vulture Sam gains for both (ELI-04)', () => {
    diceScene(['ann sheriff', 'ben outlaw 1 life', 'cal vulture-sam 3 life', 'dan renegade', 'eve deputy 1 life'])
      .throws('11DDA')
      .stops()
      .shoots('ben', 'eve')
      .shows({ out: ['ben', 'eve'], life: { cal: 7 }, won: null });
  });

  test('after a dead roller comes the next living player on his left (ELI-05)', () => {
    diceScene(['ann outlaw 1 life', 'ben outlaw dead', 'cal sheriff', 'dan', 'eve'])
      .throws('DDDAA')
      .shows({ out: ['ann', 'ben'], waitingFor: 'cal: throw' });
  });

  test('life does not go below nothing (ELI-06)', () => {
    diceScene(['ann sheriff', 'ben outlaw 2 life', 'cal', 'dan', 'eve'])
      .throws('111DD')
      .stops()
      .shoots('ben', 'ben', 'ben')
      .shows({ life: { ben: 0, cal: 8, eve: 8 }, out: ['ben'] });
  });
});

describe('the end of the game', () => {
  test('does not come while a Renegade lives (END-02)', () => {
    diceScene(['ann sheriff', 'ben outlaw 1 life', 'cal outlaw dead', 'dan renegade', 'eve deputy'])
      .throws('1DDAA')
      .stops()
      .shoots('ben')
      .shows({ won: null, waitingFor: 'dan: throw' });
  });

  test('belongs to the one Renegade who is left of two (END-05)', () => {
    diceScene([
      'ann renegade',
      'ben sheriff 1 life',
      'cal dead outlaw',
      'dan dead outlaw',
      'eve dead outlaw',
      'fay dead deputy',
      'gil dead deputy',
      'hal renegade 1 life',
    ])
      .throws('11BDD')
      .stops()
      .shoots('ben', 'hal')
      .shows({ won: 'renegade: ann' });
  });

  test('belongs to the law with its dead Deputies (END-07)', () => {
    diceScene([
      'ann deputy',
      'ben sheriff 2 life',
      'cal outlaw 1 life',
      'dan renegade 1 life',
      'eve deputy dead',
      'fay outlaw dead',
      'gil outlaw dead',
    ])
      .throws('GGGDD')
      .stops()
      .shows({ life: { ben: 1 }, won: 'law: ann, ben, eve' });
  });

  test('stops all dice not yet resolved (END-08, D12)', () => {
    diceScene(['ann outlaw 3 life', 'ben sheriff 1 life', 'cal outlaw', 'dan renegade 1 life'])
      .throws('1BGGG')
      .stops()
      .shoots('ben')
      .shows({ won: 'outlaws: ann, cal', life: { ann: 3, dan: 1 } });
  });

  test('leaves only Vulture Sam a gain and asks nobody (D12)', () => {
    diceScene([
      'ann outlaw',
      'ben sheriff el-gringo 1 life',
      'cal outlaw vulture-sam 3 life',
      'dan renegade pedro-ramirez 2 arrows',
    ])
      .throws('1DBGG')
      .stops()
      .shoots('ben')
      .shows({ won: 'outlaws: ann, cal', waitingFor: null, life: { cal: 5 }, arrows: { ann: 0 } })
      .tellsInOrder('eliminated', 'usedAbility vulture-sam', 'gainedLife', 'gameEnded');
  });

  test('with four players belongs to the Sheriff alone (END-09)', () => {
    diceScene(['ann sheriff', 'ben renegade 1 life', 'cal dead', 'dan dead'])
      .throws('1DDAA')
      .stops()
      .shows({ won: 'law: ann' });
  });

  test('leaves Deputy and Sheriff winners together (END-10)', () => {
    diceScene(['ann sheriff', 'ben deputy', 'cal renegade 1 life', 'dan dead', 'eve dead'])
      .throws('1DDAA')
      .stops()
      .shoots('cal')
      .shows({ won: 'law: ann, ben' });
  });

  test('does not ask how the Sheriff died (END-11)', () => {
    diceScene(['ann sheriff 1 life', 'ben outlaw 4 arrows', 'cal outlaw 4 arrows', 'dan renegade dead'])
      .throws('A1BGG')
      .shows({ won: 'outlaws: ben, cal' });
  });
});

describe('three players', () => {
  test('the Deputy who kills the Renegade wins at once (THR-01)', () => {
    diceScene(['ann deputy', 'ben renegade 1 life', 'cal outlaw'])
      .throws('1DDAA')
      .stops()
      .shoots('ben')
      .shows({ won: 'deputy: ann' });
  });

  test('a Renegade killed by the Outlaw leaves two to fight it out (THR-02)', () => {
    diceScene(['ann outlaw', 'ben renegade 1 life', 'cal deputy'])
      .throws('1DDAA')
      .stops()
      .shoots('ben')
      .shows({ won: null, waitingFor: 'cal: throw' });
  });

  test('then the last one standing wins (THR-03)', () => {
    diceScene(['ann deputy 1 life', 'ben renegade dead', 'cal outlaw'])
      .throws('DDD11')
      .shows({ won: 'outlaw: cal', life: { cal: 8 } });
  });

  test('the Renegade who shoots both with the Gatling wins (THR-04)', () => {
    diceScene(['ann renegade', 'ben outlaw 1 life', 'cal deputy 1 life'])
      .throws('GGGDD')
      .stops()
      .shows({ won: 'renegade: ann' });
  });

  test('the Outlaw left by an attack wins (THR-06)', () => {
    diceScene(['ann deputy 1 life', 'ben renegade 1 life 4 arrows', 'cal outlaw 8 life 4 arrows'])
      .throws('A1BGG')
      .shows({ won: 'outlaw: cal', life: { cal: 4 } });
  });

  test('all falling together is the Outlaw’s win, or by house rule nobody’s (THR-07, D8)', () => {
    const seats = ['ann deputy 1 life', 'ben renegade 1 life 4 arrows', 'cal outlaw 1 life 4 arrows'];
    diceScene(seats).throws('A1BGG').shows({ won: 'outlaw: cal' });
    diceScene(seats, { rules: { allFall: 'nobody' } })
      .throws('A1BGG')
      .shows({ won: 'nobody: ' });
  });

  test('the last two falling together is the win of the Outlaw who fell earlier (D8)', () => {
    diceScene(['ann deputy 1 life', 'ben renegade 1 life 8 arrows', 'cal outlaw dead'])
      .throws('A1BGG')
      .shows({ won: 'outlaw: cal' });
  });

  test('a Deputy who kills the Outlaw has not won (THR-10)', () => {
    diceScene(['ann deputy', 'ben renegade', 'cal outlaw 1 life'])
      .throws('1DDAA')
      .stops()
      .shoots('cal')
      .shows({ won: null, waitingFor: 'ben: throw' });
  });

  test('a Renegade killed by his own dynamite was nobody’s kill (THR-11)', () => {
    diceScene(['ann renegade 1 life', 'ben outlaw', 'cal deputy'])
      .throws('DDD11')
      .shows({ won: null, waitingFor: 'ben: throw' });
  });

  test('killed by the attack of El Gringo’s arrow is nobody’s kill (D9)', () => {
    diceScene(['ann deputy', 'ben renegade 1 life 4 arrows', 'cal outlaw el-gringo 7 life 4 arrows'])
      .throws('1DDGG')
      .stops()
      .shoots('cal')
      .shows({ out: ['ben'], life: { ann: 7, cal: 2 }, won: null });
  });
});
