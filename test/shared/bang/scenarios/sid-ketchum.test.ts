import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

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

  test('may do so in place of a BANG! against Indians! or in a Duel (C7)', () => {
    const sid = 'ben sid-ketchum 2 life holds bang jail mustang';
    bangScene(['ann holds indians', sid, 'cal', 'dan'])
      .plays('ann', 'indians')
      .shows({ offers: ['bang', 'heal', 'take'] })
      .heals('ben', 'jail', 'mustang')
      .answers('ben', 'bang')
      .shows({ life: { ben: 3 } });
    bangScene(['ann holds duel', sid, 'cal', 'dan'])
      .plays('ann', 'duel', 'ben')
      .shows({ offers: ['bang', 'heal', 'take'] })
      .heals('ben', 'bang', 'jail')
      .shows({ waitingFor: 'ben: duel', offers: ['take'] })
      .takes('ben')
      .shows({ life: { ben: 2 } });
  });

  test('may think better of it', () => {
    bangScene(['ann holds mustang', 'ben sid-ketchum 2 life holds bang missed', 'cal', 'dan'])
      .picks('ben')
      .shows({ life: { ben: 2 }, hand: { ben: 2 }, waitingFor: 'ann: play', mayHeal: ['ben'] });
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
