import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

describe('Panic!', () => {
  test('reaches with a Scope one seat further (R-panic-02)', () => {
    bangScene(['ann holds panic with scope', 'ben', 'cal holds beer with barrel', 'dan', 'eve', 'fay'])
      .plays('ann', 'panic', 'cal')
      .shows({ waitingFor: 'ann: rob' });
  });

  test('does not reach a neighbour with a Mustang (R-panic-03)', () => {
    bangScene(['ann holds panic with winchester', 'ben holds beer with mustang', 'cal', 'dan holds beer'])
      .shows({ offers: ['panic at dan', 'end'], whyNot: { 'panic at ben': 'out-of-reach' } })
      .refuses(s => s.plays('ann', 'panic', 'ben'), /not offered/);
  });

  test('reaches Paul Regret next to Rose Doolan (R-panic-04)', () => {
    bangScene(['ann rose-doolan holds panic', 'ben paul-regret holds beer with barrel', 'cal', 'dan'])
      .plays('ann', 'panic', 'ben')
      .shows({ waitingFor: 'ann: rob' });
  });

  test('reaches three seats for Rose Doolan with a Scope (R-panic-05)', () => {
    bangScene([
      'ann rose-doolan holds panic with scope',
      'ben',
      'cal',
      'dan holds beer with barrel',
      'eve',
      'fay',
      'gil',
    ])
      .plays('ann', 'panic', 'dan')
      .shows({ waitingFor: 'ann: rob' });
  });

  test('takes from play what is named, or from the hand by chance', () => {
    const rob = () =>
      bangScene(['ann holds panic', 'ben holds beer missed with barrel', 'cal', 'dan'])
        .plays('ann', 'panic', 'ben')
        .shows({ waitingFor: 'ann: rob', offers: ['hand of ben', 'barrel'] });
    rob()
      .picks('ann', 'barrel')
      .shows({ hand: { ann: ['barrel'], ben: 2 }, inPlay: { ben: [] } });
    rob()
      .byChance('beer')
      .picks('ann', 'hand of ben')
      .shows({ hand: { ann: ['beer'], ben: ['missed'] }, inPlay: { ben: ['barrel'] } });
  });

  test('offers no hand where there is none (R-panic-07)', () => {
    bangScene(['ann holds panic with scope', 'ben with mustang barrel', 'cal', 'dan'])
      .plays('ann', 'panic', 'ben')
      .shows({ offers: ['mustang', 'barrel'] })
      .picks('ann', 'mustang')
      .shows({ hand: { ann: ['mustang'] } });
    bangScene(['ann holds panic', 'ben', 'cal', 'dan']).shows({
      offers: ['end'],
      whyNot: { panic: 'nobody-has-cards' },
    });
  });

  test('takes Dynamite into the hand, where it does nothing (R-panic-09)', () => {
    bangScene(['ann holds panic', 'ben with dynamite barrel', 'cal', 'dan'])
      .plays('ann', 'panic', 'ben')
      .picks('ann', 'dynamite')
      .shows({ hand: { ann: ['dynamite'] }, inPlay: { ann: [], ben: ['barrel'] } })
      .ends('ann')
      .ends('ben')
      .tells('flipped', 0);
  });

  test('frees whoever sits in Jail (R-panic-10)', () => {
    bangScene(['ann holds panic', 'ben with jail barrel', 'cal', 'dan'])
      .plays('ann', 'panic', 'ben')
      .picks('ann', 'jail')
      .shows({ hand: { ann: ['jail'] } })
      .ends('ann')
      .shows({ waitingFor: 'ben: play' });
  });

  test('takes nothing of one’s own, unless by house rule what lies in play (R-panic-12)', () => {
    const own = (rules: object) =>
      bangScene(['ann holds panic beer with barrel scope', 'ben', 'cal', 'dan'], { rules });
    own({}).shows({ offers: ['beer', 'end'] });
    own({ ownCards: 'allowed' })
      .plays('ann', 'panic', 'ann')
      .shows({ offers: ['barrel', 'scope'] })
      .picks('ann', 'barrel')
      .shows({ hand: { ann: ['barrel', 'beer'] }, inPlay: { ann: ['scope'] } });
  });

  test('takes the one thing there is without a question (C8)', () => {
    const rob = (ben: string) => bangScene(['ann holds panic jail', ben, 'cal', 'dan']).plays('ann', 'panic', 'ben');
    rob('ben holds beer missed').shows({ waitingFor: 'ann: play', hand: { ann: 2, ben: 1 } });
    rob('ben with barrel').shows({ waitingFor: 'ann: play', hand: { ann: ['barrel', 'jail'] } });
  });

  test('tells only the two of them which card it took (R-hidden-01)', () => {
    const stolen = { from: 1, seat: 0, why: 'panic' };
    bangScene(['ann holds panic', 'ben holds beer:6H missed with barrel', 'cal', 'dan'])
      .plays('ann', 'panic', 'ben')
      .byChance('beer:6H')
      .picks('ann', 'hand of ben')
      .sees('ann', 'tookFromHand', { ...stolen, card: 'beer:6H' })
      .sees('ben', 'tookFromHand', { ...stolen, card: 'beer:6H' })
      .sees('cal', 'tookFromHand', { ...stolen, card: null })
      .sees('table', 'tookFromHand', { ...stolen, card: null });
  });
});

describe('Cat Balou', () => {
  test('is played at any distance (R-cat-balou-01)', () => {
    bangScene(['ann holds cat-balou', 'ben', 'cal', 'dan holds beer with barrel', 'eve', 'fay', 'gil'])
      .plays('ann', 'cat-balou', 'dan')
      .byChance('beer')
      .picks('ann', 'hand of dan')
      .shows({ hand: { dan: 0, ann: 0 }, discard: ['beer', 'cat-balou'] });
  });

  test('discards Dynamite (R-cat-balou-02)', () => {
    bangScene(['ann holds cat-balou', 'ben', 'cal', 'dan with dynamite barrel'])
      .plays('ann', 'cat-balou', 'dan')
      .picks('ann', 'dynamite')
      .shows({ discard: ['dynamite'], inPlay: { dan: ['barrel'] } });
  });

  test('discards nothing of one’s own, unless by house rule what lies in play', () => {
    const own = (rules: object) =>
      bangScene(['ann holds cat-balou beer with jail barrel', 'ben', 'cal', 'dan'], { rules });
    own({}).shows({ offers: ['beer', 'end'], whyNot: { 'cat-balou': 'nobody-has-cards' } });
    own({ ownCards: 'allowed' })
      .plays('ann', 'cat-balou', 'ann')
      .picks('ann', 'jail')
      .shows({ hand: { ann: ['beer'] }, inPlay: { ann: ['barrel'] }, discard: ['jail', 'cat-balou'] });
  });

  test('takes the reach away with the weapon (R-cat-balou-04)', () => {
    bangScene(['ann holds cat-balou', 'ben holds bang with winchester barrel', 'cal', 'dan', 'eve'])
      .plays('ann', 'cat-balou', 'ben')
      .picks('ann', 'winchester')
      .shows({ reach: { ben: 1 } })
      .refuses(s => s.plays('ben', 'bang', 'dan'), /not offered/);
  });
});

describe('equipment', () => {
  test('of one name lies there once (R-equip-01)', () => {
    bangScene(['ann holds barrel:KS with barrel:QS', 'ben', 'cal', 'dan'])
      .shows({ offers: ['end'], whyNot: { barrel: 'in-play-already' } })
      .refuses(s => s.plays('ann', 'barrel'), /not offered/);
  });

  test('of one name is no replacement either (R-equip-02)', () => {
    for (const card of ['schofield', 'volcanic', 'mustang'])
      bangScene([`ann holds ${card} with ${card}`, 'ben', 'cal', 'dan'])
        .shows({ offers: ['end'], whyNot: { [card]: 'in-play-already' } })
        .refuses(s => s.plays('ann', card), /not offered/);
  });

  test('is one weapon only, the new one for the old (R-equip-03)', () => {
    bangScene(['ann holds remington with schofield barrel', 'ben', 'cal', 'dan'])
      .shows({ reach: { ann: 2 } })
      .plays('ann', 'remington')
      .shows({ inPlay: { ann: ['remington', 'barrel'] }, discard: ['schofield'], reach: { ann: 3 } });
  });
});

describe('cards that draw', () => {
  test('are Stagecoach for two and Wells Fargo for three (R-draw-cards-01)', () => {
    bangScene(['ann holds stagecoach wells-fargo', 'ben', 'cal', 'dan'])
      .plays('ann', 'stagecoach')
      .shows({ hand: { ann: 3 } })
      .plays('ann', 'wells-fargo')
      .shows({ hand: { ann: 5 }, discard: ['wells-fargo', 'stagecoach'] })
      .tellsInOrder('drew ann 2 stagecoach', 'drew ann 3 wells-fargo');
  });
});

describe('General Store', () => {
  test('is chosen from clockwise, beginning with whoever played it (R-store-01)', () => {
    bangScene(['ann', 'ben', 'cal holds general-store', 'dan', 'eve'], {
      turn: 'cal',
      deck: ['beer', 'bang', 'jail', 'missed', 'scope'],
    })
      .plays('cal', 'general-store')
      .shows({ waitingFor: 'cal: store', offers: ['beer', 'bang', 'jail', 'missed', 'scope'] })
      .picks('cal', 'scope')
      .picks('dan', 'beer')
      .shows({ waitingFor: 'eve: store', store: ['bang', 'jail', 'missed'] })
      .picks('eve', 'bang')
      .picks('ann', 'jail')
      .shows({ hand: { ann: ['jail'], ben: ['missed'], cal: ['scope'], dan: ['beer'], eve: ['bang'] } })
      .shows({ waitingFor: 'cal: play', discard: ['general-store'] });
  });

  test('has nothing for the dead (R-store-02)', () => {
    bangScene(['ann holds general-store', 'ben dead', 'cal', 'dan dead', 'eve', 'fay', 'gil'], {
      deck: ['beer', 'bang', 'jail', 'missed', 'scope'],
    })
      .plays('ann', 'general-store')
      .shows({ offers: ['beer', 'bang', 'jail', 'missed', 'scope'] })
      .picks('ann', 'beer')
      .shows({ waitingFor: 'cal: store' })
      .picks('cal', 'bang')
      .shows({ waitingFor: 'eve: store' });
  });

  test('is open to those in Jail (R-store-03)', () => {
    bangScene(['ann holds general-store', 'ben with jail', 'cal', 'dan'], { deck: ['beer', 'bang', 'missed', 'scope'] })
      .plays('ann', 'general-store')
      .picks('ann', 'scope')
      .picks('ben', 'beer')
      .shows({ hand: { ben: ['beer'] }, inPlay: { ben: ['jail'] } });
  });

  test('gives exactly one card to each (R-store-05)', () => {
    bangScene(['ann holds general-store', 'ben', 'cal', 'dan'], { deck: ['beer', 'bang', 'missed', 'scope'] })
      .plays('ann', 'general-store')
      .refuses(s => s.picks('ann', 'beer', 'bang'), /picks-count/)
      .refuses(s => s.sends('ann', []), /picks-count/);
  });
});
