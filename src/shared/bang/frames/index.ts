import { resolverOf } from '../../engine/resolver.ts';
import { cardDone } from '../card-done.ts';
import type { Game } from '../game.ts';
import type { Option, Prompt } from '../model.ts';
import type { BangState, Frame } from '../state.ts';
import { check } from './check.ts';
import { draw } from './draw.ts';
import { duel } from './duel.ts';
import { finish } from './finish.ts';
import { heal } from './heal.ts';
import { rob } from './rob.ts';
import { shot } from './shot.ts';
import { store } from './store.ts';
import { nextTurn, turn } from './turn.ts';
import { gatling, indians } from './volley.ts';
import { wound } from './wound.ts';

/** The card game on the resolver: every kind of frame has its rule here. */
export const resolver = resolverOf<Game, BangState, Frame, Option, Prompt>({
  rules: { turn, draw, finish, shot, gatling, indians, duel, store, rob, check, wound, heal },

  settle(game) {
    const { state } = game;
    const top = state.stack.at(-1);
    if (top?.kind !== 'turn') return;
    cardDone(game);
    if (state.outcome) state.stack.length = 0;
    else if (game.player(top.seat).fell !== null) state.stack.splice(0, 1, nextTurn(game, top));
  },

  isOver: state => state.outcome !== null,
});
