import type { Seat } from '../engine/seats.ts';
import { whoHas } from './abilities.ts';
import { killerOf, outcomeAfter } from './ending.ts';
import type { Game } from './game.ts';
import type { Fallen } from './state.ts';
import { living } from './state.ts';

const REWARD = 3;

/**
 * What waits for the end of a card, in this order: whoever fell is out; their cards; rewards; the Sheriff's penalty;
 * Suzy Lafayette; El Gringo; Suzy again; who has won. Nothing waits longer, for all of it is looked at again.
 */
export function cardDone(game: Game): void {
  const { state } = game;
  const { fallen } = state;
  state.fallen = [];
  if (fallen.length > 0) bury(game, fallen);
  refillAll(game);
  if (state.debts.length > 0) {
    collect(game);
    refillAll(game);
  }
  if (fallen.length === 0) return;
  state.outcome = outcomeAfter(state, fallen);
  if (state.outcome)
    game.emit({ type: 'gameEnded', outcome: state.outcome, roles: state.players.map(player => player.role) });
}

function bury(game: Game, fallen: readonly Fallen[]): void {
  const { state } = game;
  for (const { seat, cause } of fallen) {
    const player = game.player(seat);
    player.fell = cause;
    player.life = 0;
    game.emit({ type: 'eliminated', seat, role: player.role, cause, by: killerOf(seat, cause) });
  }
  const heir = whoHas(state, living(state), 'inherits');
  for (const { seat } of fallen) {
    if (heir === null) game.discardAll(seat, 'eliminated');
    else game.inherit(heir, seat);
  }
  const kills = fallen.flatMap(({ seat, cause }) => {
    const by = killerOf(seat, cause);
    return by === null ? [] : [{ by, role: game.player(seat).role }];
  });
  for (const { by, role } of kills)
    if (role === 'outlaw' || state.players.length === 3) game.draw(by, REWARD, 'reward');
  const shamed = kills.find(({ by, role }) => role === 'deputy' && game.player(by).role === 'sheriff');
  if (shamed) punish(game, shamed.by);
}

function punish(game: Game, sheriff: Seat): void {
  if (game.state.options.deputyPenalty === 'all') game.discardAll(sheriff, 'penalty');
  else game.discardHand(sheriff, [...game.player(sheriff).hand], { why: 'penalty', by: null });
}

function refillAll(game: Game): void {
  for (const seat of living(game.state)) game.refill(seat);
}

function collect(game: Game): void {
  const { debts } = game.state;
  game.state.debts = [];
  for (const { seat, from, cards } of debts) {
    for (let taken = 0; taken < cards && game.player(from).hand.length > 0; taken++) {
      game.useAbility(seat, from);
      game.takeFromHand(seat, from, 'el-gringo');
    }
  }
}
