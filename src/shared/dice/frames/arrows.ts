import type { Rule } from './rule.ts';

/** One at a time; whoever takes the last one brings the Indians, and then goes on with what is left. */
export const arrows: Rule<'arrows'> = {
  step(game, frame) {
    if (frame.left === 0) return 'done';
    frame.left--;
    game.takeArrow(frame.seat, frame.why);
    return game.state.pile === 0 ? { first: [{ kind: 'attack' }] } : 'stay';
  },
};

export const attack: Rule<'attack'> = {
  step(game) {
    game.attack();
    return 'done';
  },
};
