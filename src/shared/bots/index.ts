import type { Rng } from '../engine/rng.ts';
import type { GameView, OwnView } from '../games.ts';
import type { DiceBot } from './bot.ts';
import { randomPicks } from './random.ts';
import { sensible } from './sensible.ts';

export type { Bot, DiceBot } from './bot.ts';
export { randomPicks } from './random.ts';

/** The bots of the dice game by name. */
export const DICE_BOTS = {
  random: (_view, _own, decision, rng) => randomPicks(decision, rng),
  sensible,
} satisfies Record<string, DiceBot>;
export type BotName = keyof typeof DICE_BOTS;

/** The bot that sits down in the saloon, whatever is played. @throws {Error} when this seat is not asked */
export function choose(view: GameView, own: OwnView, rng: Rng): readonly number[] {
  if (view.id === 'dice' && own.id === 'dice' && own.decision) return sensible(view, own, own.decision, rng);
  throw new Error(`seat ${own.seat} is not asked, but a bot was to answer`);
}
