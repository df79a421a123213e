import type { Rng } from '../engine/rng.ts';
import type { GameView, OwnView } from '../games.ts';
import { sensible as sensibleBang } from './bang/sensible.ts';
import type { Bot } from './bot.ts';
import { sensible as sensibleDice } from './dice/sensible.ts';
import { randomPicks } from './random.ts';

export type { Bot } from './bot.ts';
export { randomPicks } from './random.ts';

/** The bots by name: each plays every game. */
export const BOT_NAMES = ['random', 'sensible'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The bots of the dice game by name. */
export const DICE_BOTS: Readonly<Record<BotName, Bot<'dice'>>> = {
  random: (_view, _own, decision, rng) => randomPicks(decision, rng),
  sensible: sensibleDice,
};

/** Those of the card game. */
export const BANG_BOTS: Readonly<Record<BotName, Bot<'bang'>>> = {
  random: (_view, _own, decision, rng) => randomPicks(decision, rng),
  sensible: sensibleBang,
};

/** The bot that sits down in the saloon, whatever is played. @throws {Error} when this seat is not asked */
export function choose(view: GameView, own: OwnView, rng: Rng): readonly number[] {
  if (view.id === 'dice' && own.id === 'dice' && own.decision) return DICE_BOTS.sensible(view, own, own.decision, rng);
  if (view.id === 'bang' && own.id === 'bang' && own.decision) return BANG_BOTS.sensible(view, own, own.decision, rng);
  throw new Error(`seat ${own.seat} is not asked, but a bot was to answer`);
}
