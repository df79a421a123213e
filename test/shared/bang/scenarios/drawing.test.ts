import { describe, test } from 'vitest';
import { bangScene } from '../../../scenario.ts';

describe('Black Jack', () => {
  test('draws a third card for a red second one (R-black-jack-01)', () => {
    bangScene(['ann black-jack', 'ben', 'cal', 'dan'], { begins: 'ann', deck: ['bang:4C', 'bang:9D', 'beer:6H'] })
      .shows({ hand: { ann: ['bang:4C', 'bang:9D', 'beer:6H'] } })
      .sees('ben', 'showed', { card: 'bang:9D' });
  });

  test('draws no third card for a red first one (R-black-jack-02)', () => {
    bangScene(['ann black-jack', 'ben', 'cal', 'dan'], {
      begins: 'ann',
      deck: ['cat-balou:KH', 'missed:2S', 'beer:6H'],
    })
      .shows({ hand: { ann: ['cat-balou:KH', 'missed:2S'] } })
      .sees('ben', 'showed', { card: 'missed:2S' })
      .tells('showed', 1);
  });
});

describe('Kit Carlson', () => {
  test('keeps two of three and puts one back on top', () => {
    bangScene(['ann kit-carlson', 'ben', 'cal', 'dan'], { begins: 'ann', deck: ['beer', 'scope', 'jail'] })
      .shows({ waitingFor: 'ann: keep', offers: ['beer', 'scope', 'jail'] })
      .refuses(s => s.picks('ann', 'beer'), /picks-count/)
      .picks('ann', 'beer', 'jail')
      .shows({ hand: { ann: ['beer', 'jail'] }, deck: ['scope'] })
      .sees('ben', 'putBack', { card: null });
  });

  test('looks at three when the deck has two, and the shuffle leaves them aside (R-kit-02, C19)', () => {
    bangScene(['ann kit-carlson', 'ben', 'cal', 'dan'], {
      begins: 'ann',
      deck: ['beer', 'scope'],
      discard: ['jail'],
      rest: 'discard',
    })
      .shows({ offers: ['beer', 'scope', 'jail'], deck: 77, discard: 0 })
      .picks('ann', 'beer', 'scope')
      .shows({ deck: ['jail'], hand: { ann: ['beer', 'scope'] } });
  });
});

describe('Pedro Ramirez', () => {
  test('may take the top of the discard pile first (R-pedro-01)', () => {
    bangScene(['ann pedro-ramirez', 'ben', 'cal', 'dan'], { begins: 'ann', deck: ['scope'], discard: ['beer', 'jail'] })
      .shows({ waitingFor: 'ann: source', offers: ['beer', 'deck'] })
      .picks('ann', 'beer')
      .shows({ hand: { ann: ['beer', 'scope'] }, discard: ['jail'] });
  });

  test('is not asked when nothing lies there (R-pedro-02)', () => {
    bangScene(['ann pedro-ramirez', 'ben', 'cal', 'dan'], { begins: 'ann', deck: ['scope', 'beer'] }).shows({
      waitingFor: 'ann: play',
      hand: { ann: ['scope', 'beer'] },
    });
  });

  test('finds on top what the player before him discarded last (R-pedro-04, C10)', () => {
    bangScene(['ann 1 life holds beer jail missed barrel', 'ben pedro-ramirez', 'cal', 'dan'])
      .ends('ann')
      .shows({ waitingFor: 'ann: discard' })
      .refuses(s => s.picks('ann', 'jail', 'barrel'), /picks-count/)
      .picks('ann', 'jail', 'barrel', 'beer')
      .shows({ waitingFor: 'ben: source', discard: ['beer', 'barrel', 'jail'], offers: ['beer', 'deck'] });
  });

  test('finds the pile as it is when the deck ran out, unless it is shuffled at once (R-deck-08, C19)', () => {
    const table = (rules: object) =>
      bangScene(['ann', 'ben pedro-ramirez', 'cal', 'dan'], {
        begins: 'ann',
        deck: ['scope', 'missed'],
        discard: ['beer'],
        rest: 'discard',
        rules,
      }).ends('ann');
    table({}).shows({ waitingFor: 'ben: source', offers: ['beer', 'deck'], deck: 0, discard: 78 });
    table({ reshuffle: 'empty' }).shows({ waitingFor: 'ben: play', deck: 76, discard: 0, hand: { ben: 2 } });
  });
});

describe('Jesse Jones', () => {
  test('may take his first card from any hand, by chance (R-jesse-01)', () => {
    bangScene(['ann jesse-jones', 'ben', 'cal', 'dan', 'eve holds beer missed jail barrel', 'fay', 'gil'], {
      begins: 'ann',
      deck: ['scope'],
    })
      .shows({ waitingFor: 'ann: source', offers: ['hand of eve', 'deck'] })
      .byChance('beer')
      .picks('ann', 'hand of eve')
      .shows({ hand: { ann: ['beer', 'scope'], eve: 3 } });
  });

  test('is not asked when nobody holds a card (R-jesse-02)', () => {
    bangScene(['ann jesse-jones', 'ben', 'cal', 'dan'], { begins: 'ann', deck: ['scope', 'beer'] }).shows({
      waitingFor: 'ann: play',
      hand: { ann: ['scope', 'beer'] },
    });
  });

  test('takes nothing that lies in play (R-jesse-03)', () => {
    bangScene(['ann jesse-jones', 'ben with barrel', 'cal holds beer', 'dan'], { begins: 'ann' })
      .shows({ offers: ['hand of cal', 'deck'] })
      .refuses(s => s.picks('ann', 'barrel'), /not offered/);
  });

  test('makes Suzy Lafayette draw at once when he takes her last card (C4)', () => {
    bangScene(['ann jesse-jones', 'ben suzy-lafayette holds beer', 'cal', 'dan'], {
      begins: 'ann',
      deck: ['scope', 'jail'],
    })
      .picks('ann', 'hand of ben')
      .shows({ hand: { ann: ['beer', 'jail'], ben: ['scope'] } });
  });
});

describe('both piles empty', () => {
  // Dan holds all cards that nobody names.
  const empty = { deck: [], rest: 'dan' };

  test('nobody draws, and the game goes on (R-deck-11, C11)', () => {
    bangScene(['ann', 'ben holds scope', 'cal', 'dan'], { ...empty, begins: 'ben' }).shows({
      waitingFor: 'ben: play',
      hand: { ben: ['scope'] },
      deck: 0,
      discard: 0,
    });
  });

  test('Jail holds, Dynamite goes on, a Barrel fails (C11)', () => {
    bangScene(['ann', 'ben with jail', 'cal', 'dan'], { ...empty, begins: 'ben' }).shows({
      waitingFor: 'cal: play',
      discard: 0,
      inPlay: { ben: [] },
      hand: { cal: ['jail'] },
    });
    bangScene(['ann', 'ben holds scope with dynamite', 'cal', 'dan'], { ...empty, begins: 'ben' }).shows({
      waitingFor: 'ben: play',
      inPlay: { ben: [], cal: ['dynamite'] },
    });
    bangScene(['ann holds bang', 'ben with barrel', 'cal', 'dan'], { ...empty, rules: { playedCard: 'after' } })
      .plays('ann', 'bang', 'ben')
      .draws('ben', 'barrel')
      .shows({ life: { ben: 3 } });
  });

  test('the General Store is smaller, and the last ones get none (C11)', () => {
    bangScene(['ann holds general-store', 'ben', 'cal', 'dan'], { ...empty, discard: ['beer'] })
      .plays('ann', 'general-store')
      .shows({ offers: ['general-store', 'beer'] })
      .picks('ann', 'beer')
      .shows({ hand: { ann: ['beer'], ben: ['general-store'], cal: 0 }, waitingFor: 'ann: play' });
  });

  test('Kit Carlson keeps what there is, Black Jack gets no third card (C11)', () => {
    bangScene(['ann kit-carlson', 'ben', 'cal', 'dan'], { ...empty, begins: 'ann', deck: ['beer', 'jail'] }).shows({
      waitingFor: 'ann: play',
      hand: { ann: ['beer', 'jail'] },
    });
    bangScene(['ann black-jack', 'ben', 'cal', 'dan'], { ...empty, begins: 'ann', deck: ['missed', 'beer:6H'] }).shows({
      waitingFor: 'ann: play',
      hand: { ann: ['missed', 'beer:6H'] },
    });
  });
});
