import type { SeenBangEvent } from './bang/facts.ts';
import type { BangOptions, BangOwnView, BangTruth, BangView } from './bang/model.ts';
import type { DiceEvent, DiceOptions, DiceOwnView, DiceTruth, DiceView } from './dice/model.ts';

/** What travels of each game, and what is agreed before it. */
export interface Games {
  readonly dice: {
    readonly Options: DiceOptions;
    readonly View: DiceView;
    readonly OwnView: DiceOwnView;
    readonly Truth: DiceTruth;
    readonly SeenEvent: DiceEvent;
  };
  readonly bang: {
    readonly Options: BangOptions;
    readonly View: BangView;
    readonly OwnView: BangOwnView;
    readonly Truth: BangTruth;
    readonly SeenEvent: SeenBangEvent;
  };
}
export type GameId = keyof Games;

/** In the order in which the lobby offers them. */
export const GAMES: readonly GameId[] = ['dice', 'bang'];

/** House rules of every game: what was chosen for one stays while another is played. */
export type AllRules = { readonly [Id in GameId]: Games[Id]['Options'] };

/** The house rules of one game: `rules` is a whole set of them. */
export type RulesOf<Id extends GameId = GameId> = {
  [Each in Id]: { readonly game: Each; readonly rules: Games[Each]['Options'] };
}[Id];

/** What every screen may know of the game on the table; `id` says which game, and so what else is in it. */
export type GameView<Id extends GameId = GameId> = { [Each in Id]: { readonly id: Each } & Games[Each]['View'] }[Id];

/** What one seat alone may know of it. */
export type OwnView<Id extends GameId = GameId> = { [Each in Id]: { readonly id: Each } & Games[Each]['OwnView'] }[Id];

/** What is hidden in it, for a fallen player who asked to see it; lists are by seat. */
export type Truth<Id extends GameId = GameId> = { [Each in Id]: { readonly id: Each } & Games[Each]['Truth'] }[Id];

/** What happened, in order, as one viewer is told. Never without events. */
export type Told<Id extends GameId = GameId> = {
  [Each in Id]: { readonly id: Each; readonly events: readonly Games[Each]['SeenEvent'][] };
}[Id];
