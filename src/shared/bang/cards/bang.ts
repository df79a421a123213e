import { nearest } from '../aims.ts';
import { turnOf } from '../state.ts';
import type { CardRule } from './card.ts';
import { defineCard, targetOf } from './card.ts';

/** A shot at somebody in reach, once a turn. */
const bang: CardRule<'bang'> = defineCard({
  id: 'bang',
  colour: 'brown',
  copies: [
    'AS',
    '2C',
    '3C',
    '4C',
    '5C',
    '6C',
    '7C',
    '8C',
    '9C',
    'AD',
    '2D',
    '3D',
    '4D',
    '5D',
    '6D',
    '7D',
    '8D',
    '9D',
    '10D',
    'JD',
    'QD',
    'KD',
    'QH',
    'KH',
    'AH',
  ],
  refusal({ state, bangLimit }) {
    const { bangs } = turnOf(state);
    return bangLimit !== null && bangs >= bangLimit ? { code: 'bang-limit', bangs, limit: bangLimit } : null;
  },
  aim: {
    ownCards: false,
    refusal({ distance, reach }, at) {
      return distance(at) > reach ? { code: 'out-of-reach', distance: distance(at), reach } : null;
    },
    nobody: situation => ({ code: 'nobody-in-reach', distance: nearest(situation), reach: situation.reach }),
  },
  play(game, played) {
    turnOf(game.state).bangs++;
    return [{ kind: 'shot', by: played.seat, at: targetOf(played), as: 'bang', found: 0, used: [] }];
  },
});
export default bang;
