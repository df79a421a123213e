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

/** The bot that sits down in the saloon. */
export const choose: DiceBot = sensible;
