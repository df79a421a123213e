import { describe, expect, test } from 'vitest';
import { characterOf } from '../../../../src/shared/bang/characters/index.ts';
import { DECK } from '../../../../src/shared/bang/deck.ts';
import { bang } from '../../../../src/shared/bang/index.ts';
import { seedOf } from '../../../../src/shared/engine/rng.ts';
import { bangScene } from '../../../scenario.ts';

const dealt = (players: number, seed = 7) => bang.setup(players, bang.defaults, seedOf(seed)).state;
const rolesOf = (players: number) =>
  dealt(players)
    .players.map(player => player.role)
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');
const copiesOf = (card: string) => DECK.filter(name => name.startsWith(`${card}:`)).map(name => name.split(':')[1]);

describe('setup', () => {
  test('deals a table of five (R-setup-02)', () => {
    expect(rolesOf(5)).toBe('deputy outlaw outlaw renegade sheriff');
  });

  test('deals a table of six (R-setup-03)', () => {
    expect(rolesOf(6)).toBe('deputy outlaw outlaw outlaw renegade sheriff');
  });

  test('deals a table of seven (R-setup-04)', () => {
    expect(rolesOf(7)).toBe('deputy deputy outlaw outlaw outlaw renegade sheriff');
  });

  test('deals a table of three face up, without a Sheriff, and the Deputy begins (R-setup-06)', () => {
    const state = dealt(3);
    const view = bang.publicView(state);
    expect(rolesOf(3)).toBe('deputy outlaw renegade');
    expect(view.roles).toEqual(state.players.map(player => player.role));
    expect(view.roles[view.turn?.seat ?? -1]).toBe('deputy');
    expect(view.maxLife).toEqual(view.characters.map(id => id && characterOf(id).life));
  });

  test('gives as many cards as lives, one more of both to the Sheriff (R-setup-07)', () => {
    const seed = Array.from({ length: 500 }, (_, index) => index).find(index =>
      dealt(4, index).players.some(player => player.role === 'sheriff' && player.character === 'el-gringo'),
    );
    const view = bang.publicView(dealt(4, seed ?? -1));
    const sheriff = view.roles.indexOf('sheriff');
    const dealtCards = view.hands.map((cards, seat) => (seat === sheriff ? cards - 2 : cards));
    expect(view.life[sheriff]).toBe(4);
    expect(view.life).toEqual(view.maxLife);
    // The Sheriff has drawn his two cards.
    expect(view.turn).toMatchObject({ seat: sheriff, phase: 'play' });
    expect(dealtCards).toEqual(view.life);
    expect(view.deck + dealtCards.reduce((sum, cards) => sum + cards)).toBe(78);
    expect(view.discard).toEqual({ cards: 0, top: null });
  });

  test('deals seven different characters (R-setup-09)', () => {
    expect(new Set(dealt(7).players.map(player => player.character)).size).toBe(7);
  });

  test('tells each the Sheriff’s role and his own, and how many cards the others hold (R-setup-10)', () => {
    const state = dealt(5);
    const view = bang.publicView(state);
    expect(view.roles).toEqual(state.players.map(({ role }) => (role === 'sheriff' ? role : null)));
    expect(view.hands).toEqual(state.players.map(({ hand }) => hand.length));
    state.players.forEach(({ role, hand }, seat) => {
      expect(bang.ownView(state, seat)).toMatchObject({ role, hand });
    });
    const seenByAll = JSON.stringify(view);
    expect(state.players.flatMap(({ hand }) => hand).filter(card => seenByAll.includes(card))).toEqual([]);
  });
});

describe('the deck', () => {
  test('has four Panic! (R-deck-05)', () => {
    expect(copiesOf('panic')).toEqual(['JH', 'QH', 'AH', '8D']);
  });

  test('has three Jails (R-deck-06)', () => {
    expect(copiesOf('jail')).toEqual(['JS', '10S', '4H']);
  });

  test('is shuffled from all discards when it runs out in a draw (R-deck-07, R-deck-09)', () => {
    bangScene(['ann willy-the-kid', 'ben', 'cal', 'dan'], {
      begins: 'ann',
      deck: ['scope'],
      discard: ['cat-balou:KH'],
      rest: 'discard',
    })
      .shows({ hand: { ann: ['scope', 'cat-balou:KH'] }, deck: 78, discard: 0 })
      .tellsInOrder('reshuffled 79');
  });

  test('is shuffled before a draw! that needs it, whose card begins the new pile (R-deck-10)', () => {
    bangScene(['ann', 'ben with jail', 'cal willy-the-kid', 'dan'], {
      begins: 'ben',
      deck: [],
      discard: ['bang:7C'],
      rest: 'discard',
    })
      .shows({ waitingFor: 'cal: play', discard: 2, deck: 76 })
      .shows({ discard: ['jail', 'bang:7C'] });
  });
});

describe('a turn', () => {
  test('lets no card be played while another one is open (R-turn-02)', () => {
    bangScene(['ann holds panic stagecoach', 'ben holds beer with barrel', 'cal', 'dan'])
      .plays('ann', 'panic', 'ben')
      .shows({ waitingFor: 'ann: rob', offers: ['hand of ben', 'barrel'] })
      .refuses(s => s.plays('ann', 'stagecoach'), /not offered/);
  });

  test('offers no discarding at will (R-turn-04)', () => {
    bangScene(['ann 3 life holds missed missed mustang', 'ben', 'cal', 'dan'])
      .shows({ offers: ['mustang', 'end'] })
      .ends('ann')
      .shows({ waitingFor: 'ben: play', hand: { ann: 3 } });
  });

  test('of one’s own is when too many cards are discarded, not before (R-turn-06)', () => {
    const nine = 'bang bang bang missed missed missed jail mustang scope';
    bangScene(['ann', 'ben holds barrel', `cal vulture-sam 2 life holds ${nine}`, 'dan'], { turn: 'ben' })
      .shows({ hand: { cal: 9 } })
      .ends('ben')
      .shows({ waitingFor: 'cal: play', hand: { cal: 11 } })
      .ends('cal')
      .shows({ waitingFor: 'cal: discard' })
      .picks('cal', ...nine.split(' '))
      .shows({ hand: { cal: 2 }, waitingFor: 'dan: play' });
  });

  test('of another leaves nothing to play unasked (R-turn-11)', () => {
    bangScene(['ann holds mustang', 'ben 2 life holds saloon panic bang', 'cal', 'dan'])
      .refuses(s => s.plays('ben', 'saloon'), /ben is not asked; waiting for ann for play/)
      .refuses(s => s.plays('ben', 'panic', 'ann'), /ben is not asked/)
      .refuses(s => s.sends('ben', [0]), /seat 1 has nothing to decide/);
  });

  test('keeps all 80 cards, whatever happens in 500 answers (R-deck-12)', () => {
    for (const players of [4, 7]) {
      const scene = bangScene(['ann', 'ben', 'cal', 'dan', 'eve', 'fay', 'gil'].slice(0, players), { begins: 'ann' });
      for (let answers = 0; answers < 500 && scene.anyAnswer(answers); answers++);
    }
  });
});
