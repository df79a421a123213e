import type { Rule } from './rule.ts';

/** By house rule a played card comes to the discard pile only after its effect. */
export const finish: Rule<'finish'> = {
  step(game, frame) {
    game.state.discard.push(frame.card);
    return 'done';
  },
};
