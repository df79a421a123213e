import type { Game } from '../game.ts';
import type { Option } from '../model.ts';
import type { BangState, RobFrame } from '../state.ts';
import { playerAt } from '../state.ts';
import type { Rule } from './rule.ts';
import { oneOf } from './rule.ts';

/** Panic! takes and Cat Balou discards one card: any of the hand by chance, or a certain one in play. */
export const rob: Rule<'rob'> = {
  ask(state, frame) {
    const options = lootOf(state, frame);
    return options.length > 1 ? oneOf(frame.by, 'rob', options, 0) : null;
  },

  step(game, frame) {
    const [only] = lootOf(game.state, frame);
    return only ? robbed(game, frame, only) : 'done';
  },

  answer: (game, frame, [pick]) => (pick ? robbed(game, frame, pick) : 'stay'),
};

/** All of it is public. Out of one's own hand nothing can be taken. */
function lootOf(state: Readonly<BangState>, { by, at }: Readonly<RobFrame>): Option[] {
  const { hand, inPlay } = playerAt(state, at);
  const cards = inPlay.map((card): Option => ({ kind: 'card', card }));
  return hand.length > 0 && by !== at ? [{ kind: 'hand', of: at }, ...cards] : cards;
}

function robbed(game: Game, { by, at, as }: RobFrame, pick: Option): 'done' {
  const whose = by === at ? null : by;
  if (pick.kind === 'card') {
    if (as === 'panic') game.takeInPlay(by, at, pick.card);
    else game.discardInPlay(at, pick.card, 'cat-balou', whose);
  } else if (as === 'panic') {
    game.takeFromHand(by, at, 'panic');
  } else {
    game.discardHand(at, [game.randomCard(at)], { why: 'cat-balou', by: whose });
  }
  return 'done';
}
