import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

describe('when the Sheriff falls', () => {
  test('the dead Outlaws win while a Deputy lives with the Renegade (R-win-04)', () => {
    bangScene(['ann sheriff 1 life', 'ben deputy', 'cal outlaw dead', 'dan outlaw dead', 'eve renegade holds bang'], {
      turn: 'eve',
    })
      .plays('eve', 'bang', 'ann')
      .shows({ won: 'outlaws: cal, dan' });
  });

  test('the Outlaws win while one of them lives with the Renegade (R-win-06)', () => {
    bangScene(['ann sheriff 1 life', 'ben outlaw dead', 'cal outlaw', 'dan renegade holds bang'], { turn: 'dan' })
      .plays('dan', 'bang', 'ann')
      .shows({ won: 'outlaws: ben, cal' });
  });

  test('nobody has won yet if a Beer saves him (R-win-07)', () => {
    bangScene(['ann sheriff 1 life holds beer', 'ben outlaw', 'cal outlaw', 'dan renegade holds bang'], { turn: 'dan' })
      .plays('dan', 'bang', 'ann')
      .takes('ann')
      .answers('ann', 'beer')
      .shows({ won: null, life: { ann: 1 } });
  });

  test('the Renegade wins alone (R-win-08)', () => {
    const last = (ann: string) =>
      bangScene(
        [ann, 'ben deputy 1 life', 'cal outlaw dead', 'dan outlaw dead', 'eve renegade 1 life holds bang duel bang'],
        { turn: 'eve' },
      )
        .plays('eve', 'bang', 'ben')
        .shows({ out: ['ben', 'cal', 'dan'], won: null })
        .plays('eve', 'duel', 'ann');
    // Or the law, if the Renegade loses his own Duel.
    last('ann sheriff 1 life holds bang:2C bang:3C')
      .answers('ann', 'bang')
      .answers('eve', 'bang')
      .answers('ann', 'bang')
      .shows({ won: 'law: ann, ben' });
    last('ann sheriff 1 life').shows({ won: 'renegade: eve' });
  });

  test('nobody is asked any more, and all roles are shown (R-win-17, C16)', () => {
    bangScene(['ann sheriff 1 life', 'ben outlaw', 'cal outlaw', 'dan renegade holds gatling beer'], { turn: 'dan' })
      .plays('dan', 'gatling')
      .shows({
        won: 'outlaws: ben, cal',
        waitingFor: null,
        life: { ann: 0, ben: 3, cal: 3 },
        roles: { ann: 'sheriff', ben: 'outlaw', cal: 'outlaw', dan: 'renegade' },
      })
      .refuses(s => s.plays('dan', 'beer'), /waiting for nobody/)
      .refuses(s => s.sends('dan', [0]), /nothing to decide; the game is over/);
  });

  test('what the deciding card brings still happens (C16)', () => {
    bangScene(['ann sheriff 1 life with barrel', 'ben outlaw', 'cal outlaw vulture-sam', 'dan renegade holds bang'], {
      turn: 'dan',
      deck: ['clubs'],
    })
      .plays('dan', 'bang', 'ann')
      .takes('ann')
      .shows({ won: 'outlaws: ben, cal', hand: { cal: ['barrel'] } });
  });
});

describe('eight players', () => {
  const table = (ann: string, gil: string, hal: string, turn: string) =>
    bangScene(
      [
        `ann sheriff ${ann}`,
        'ben deputy dead',
        'cal deputy dead',
        'dan outlaw dead',
        'eve outlaw dead',
        'fay outlaw dead',
        `gil renegade ${gil}`.trim(),
        `hal renegade ${hal}`.trim(),
      ],
      { turn },
    );

  test('whose Sheriff falls to one of two Renegades are won by the Outlaws (R-win-09)', () => {
    table('1 life', 'holds bang', '', 'gil').plays('gil', 'bang', 'ann').shows({ won: 'outlaws: dan, eve, fay' });
  });

  test('whose Sheriff falls to the last Renegade are won by him alone (R-win-10)', () => {
    table('1 life', 'dead', 'holds bang', 'hal').plays('hal', 'bang', 'ann').shows({ won: 'renegade: hal' });
  });

  test('go on while one Renegade lives (R-win-11)', () => {
    table('holds bang mustang', '1 life', '', 'ann')
      .plays('ann', 'bang', 'gil')
      .shows({ won: null, waitingFor: 'ann: play' });
  });
});

describe('three players', () => {
  test.each([
    ['ann', 'cal', 'deputy: ann'],
    ['cal', 'ben', 'renegade: cal'],
    ['ben', 'ann', 'outlaw: ben'],
  ])('%s wins at once by killing %s with his own hand (R-win-12)', (by, prey, won) => {
    const seat = (name: string, role: string) =>
      `${name} ${role}${name === prey ? ' 1 life' : ''}${name === by ? ' holds bang' : ''}`;
    bangScene([seat('ann', 'deputy'), seat('ben', 'outlaw'), seat('cal', 'renegade')], { turn: by })
      .plays(by, 'bang', prey)
      .shows({ won });
  });

  test('all see all roles', () => {
    bangScene(['ann deputy', 'ben outlaw', 'cal renegade']).shows({
      roles: { ann: 'deputy', ben: 'outlaw', cal: 'renegade' },
    });
  });

  test('the wrong kill brings three cards and leaves two to fight on (C15)', () => {
    bangScene(['ann deputy holds bang beer', 'ben outlaw 1 life', 'cal renegade 1 life'])
      .plays('ann', 'bang', 'ben')
      .shows({ won: null, hand: { ann: 4 }, out: ['ben'], whyNot: { beer: 'beer-last-two' } });
    bangScene(['ann deputy', 'ben outlaw holds bang', 'cal renegade 1 life'], { turn: 'ben' })
      .plays('ben', 'bang', 'cal')
      .shows({ won: null, hand: { ben: 3 }, out: ['cal'] });
  });

  test('dying in one’s own Duel is nobody’s kill (R-win-14, C15)', () => {
    bangScene(['ann deputy holds bang', 'ben outlaw', 'cal renegade 1 life holds duel'], { turn: 'cal' })
      .plays('cal', 'duel', 'ann')
      .answers('ann', 'bang')
      .shows({ won: null, out: ['cal'], waitingFor: 'ann: play', hand: { ann: 2 } });
  });

  test('dying of Dynamite is nobody’s kill, and the last one standing wins (R-win-15, C15)', () => {
    bangScene(['ann deputy', 'ben outlaw 3 life with dynamite', 'cal renegade 2 life'], {
      begins: 'ben',
      deck: ['missed:5S', 'clubs', 'clubs', 'clubs', 'clubs'],
    })
      .shows({ won: null, out: ['ben'], waitingFor: 'cal: play' })
      .ends('cal')
      .shows({ waitingFor: 'ann: play' });
    bangScene(['ann deputy holds duel', 'ben outlaw dead', 'cal renegade 1 life'])
      .plays('ann', 'duel', 'cal')
      .shows({ won: 'deputy: ann' });
    bangScene(['ann deputy 1 life', 'ben outlaw dead', 'cal renegade holds duel'], { turn: 'cal' })
      .plays('cal', 'duel', 'ann')
      .shows({ won: 'renegade: cal' });
  });

  test('a Gatling that fells both others wins (C15)', () => {
    bangScene(['ann deputy holds gatling', 'ben outlaw 1 life', 'cal renegade 1 life'])
      .plays('ann', 'gatling')
      .shows({ won: 'deputy: ann' });
  });
});
