import { dice } from './dice/index.ts';
import type { Ruleset } from './engine/ruleset.ts';
import type { GameId, Games } from './games.ts';

/** The rules of every game; views of them are all that bots and pages get to see. */
export const rulesets: { readonly [Id in GameId]: Ruleset<Games[Id]> } = { dice };
