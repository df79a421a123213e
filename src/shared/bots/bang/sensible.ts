import { characterOf } from '../../bang/characters/index.ts';
import type { BangDecision, Option } from '../../bang/model.ts';
import { isStanding } from '../../engine/decision.ts';
import type { Bot } from '../bot.ts';
import { best, inOrder } from '../weighing.ts';
import type { Mind } from './mind.ts';
import { mindOf } from './mind.ts';
import { playWorth } from './playing.ts';
import { answerWorth } from './reacting.ts';
import { luckWorth, robWorth, sourceWorth } from './taking.ts';
import { worthInHand, worthOf } from './worth.ts';

/** Arms itself, keeps the last Beer for the last life, and goes for those who by public facts are against it. */
export const sensible: Bot<'bang'> = (view, own, decision, rng) => {
  const mind = mindOf(view, own);
  const one = (worth: (option: Option) => number) => [best(decision, rng, worth)];
  switch (decision.prompt) {
    case 'character':
      return one(option => (option.kind === 'character' ? characterOf(option.character).life : 0));
    case 'play':
      return one(option => playWorth(mind, option));
    case 'dodge':
    case 'indians':
    case 'duel':
    case 'save':
      return one(option => answerWorth(mind, decision, option));
    case 'rob':
      return one(option => robWorth(mind, option));
    case 'source':
      return one(option => sourceWorth(mind, option));
    case 'luck':
      return one(option => luckWorth(mind, option));
    case 'store':
      return one(option => (option.kind === 'card' ? worthOf(mind, option.card) : 0));
    case 'keep':
      return inOrder(decision, mostOf(decision), option => (option.kind === 'card' ? worthOf(mind, option.card) : 0));
    case 'discard':
      return worst(mind, decision);
    case 'heal':
      return isStanding(decision) ? [] : worst(mind, decision);
    default:
      return decision.prompt satisfies never;
  }
};

function worst(mind: Mind, decision: BangDecision): number[] {
  return inOrder(decision, mostOf(decision), option => (option.kind === 'card' ? -worthInHand(mind, option.card) : 0));
}

function mostOf({ groups }: BangDecision): number {
  return groups.reduce((sum, { max }) => sum + max, 0);
}
