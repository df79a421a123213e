import { resolverOf } from '../../engine/resolver.ts';
import type { Game } from '../game.ts';
import type { DiceDecision, Option, Prompt } from '../model.ts';
import type { DiceState, Frame } from '../state.ts';
import { turnOf } from '../state.ts';
import { arrows, attack } from './arrows.ts';
import { drink } from './drink.ts';
import { gatling, removals } from './gatling.ts';
import { gift } from './gift.ts';
import { roll } from './roll.ts';
import { shoot } from './shoot.ts';
import { nextTurn, turn } from './turn.ts';
import { wound } from './wound.ts';

/** The dice game on the resolver: every kind of frame has its rule here. */
export const resolver = resolverOf<Game, DiceState, Frame, Option, Prompt>({
  rules: { turn, gift, roll, shoot, drink, gatling, removals, arrows, attack, wound },

  settle(game) {
    const { state } = game;
    if (state.outcome) {
      state.stack.length = 0;
      return;
    }
    const lowest = turnOf(state);
    // Nothing of a dead roller's dice resolves, and leftover arrows stay in the pile.
    if (game.player(lowest.seat).fell !== null) state.stack.splice(0, state.stack.length, nextTurn(game, lowest));
  },

  isOver: state => state.outcome !== null,
});

/** The open question, if there is one. */
export function questions(state: Readonly<DiceState>): DiceDecision[] {
  const open = resolver.decision(state);
  return open ? [open] : [];
}
