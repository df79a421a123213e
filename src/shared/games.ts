import type { DiceTypes } from './dice/index.ts';

/** The games of the saloon, in the order in which the lobby offers them. */
export const GAMES = ['dice'] as const;
export type GameId = (typeof GAMES)[number];

/** What each game brings along. */
export interface Games {
  readonly dice: DiceTypes;
}

/** House rules of every game: what was chosen for one stays while another is played. */
export type AllRules = { readonly [Id in GameId]: Games[Id]['Options'] };

/** What every screen may know of the game on the table; `id` says which game, and so what else is in it. */
export type GameView<Id extends GameId = GameId> = { [Each in Id]: { readonly id: Each } & Games[Each]['View'] }[Id];

/** What one seat alone may know of it. */
export type OwnView<Id extends GameId = GameId> = { [Each in Id]: { readonly id: Each } & Games[Each]['OwnView'] }[Id];

/** What happened, in order, as one viewer is told. Never without events. */
export type Told<Id extends GameId = GameId> = {
  [Each in Id]: { readonly id: Each; readonly events: readonly Games[Each]['SeenEvent'][] };
}[Id];
