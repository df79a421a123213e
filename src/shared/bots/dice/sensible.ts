import type { DiceDecision, DiceOwnView, DiceView, Option } from '../../dice/model.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Bot } from '../bot.ts';
import { feelings } from '../feelings.ts';
import { indicesOf } from '../weighing.ts';
import { diceToRethrow } from './rerolling.ts';

/** Knows friend from foe as far as roles are shown, looks after its own life, and stops before the Indians come. */
export const sensible: Bot<'dice'> = (view, own, decision, rng) => {
  switch (decision.prompt) {
    case 'throw':
      return [0];
    case 'reroll': {
      const dice = view.turn ? diceToRethrow(view, own, view.turn) : [];
      return indicesOf(decision, option => option.kind === 'die' && dice.includes(option.die));
    }
    case 'shoot':
      return aimed(view, own, decision, rng);
    case 'drink':
    case 'heal':
      return healed(view, own, decision, rng);
    case 'swap':
      return [swapped(view, own, decision)];
    case 'return':
      return [decision.options.length - 1];
    case 'remove':
      return removed(view, own, decision);
    default:
      return decision.prompt satisfies never;
  }
};

/** The best option of each group in turn; equals are drawn by lot. `taken` hears of each before the next is weighed. */
function bestOfEach(
  decision: DiceDecision,
  rng: Rng,
  worth: (option: Option) => number,
  taken: (option: Option) => void,
): number[] {
  let start = 0;
  return decision.groups.flatMap(({ size, min }) => {
    const group = decision.options.slice(start, start + size).map((option, index) => ({ option, pick: start + index }));
    start += size;
    if (min === 0) return [];
    const most = Math.max(...group.map(({ option }) => worth(option)));
    const best = group.filter(({ option }) => worth(option) === most);
    const chosen = best[rng.int(best.length)];
    if (!chosen) return [];
    taken(chosen.option);
    return [chosen.pick];
  });
}

function aimed(view: DiceView, own: DiceOwnView, decision: DiceDecision, rng: Rng): number[] {
  const feeling = feelings(view, own);
  const life = [...view.life];
  const worth = (option: Option) => {
    if (option.kind !== 'shoot') return 0;
    const left = life[option.at] ?? 0;
    const dislike = feeling[option.at] ?? 0;
    // Whoever falls anyway needs no second shot, but takes one sooner than a friend.
    if (left <= 0) return 0;
    return dislike > 0 && left === 1 ? dislike + 0.5 : dislike;
  };
  const hurt = (option: Option) => {
    if (option.kind === 'shoot') life[option.at] = (life[option.at] ?? 0) - 1;
  };
  const picks = bestOfEach(decision, rng, worth, hurt);
  const shots = picks.flatMap(pick => {
    const option = decision.options[pick];
    return option?.kind === 'shoot' ? [option] : [];
  });
  const me = { life: view.life[own.seat] ?? 0, max: view.maxLife[own.seat] ?? 0 };
  const worthDoubling = shots.find(({ at }) => (feeling[at] ?? 0) > 0 && (life[at] ?? 0) > 0);
  if (!worthDoubling || me.life <= me.max / 2) return picks;
  const [double] = indicesOf(decision, option => option.kind === 'double' && option.die === worthDoubling.die);
  return double === undefined ? picks : [...picks, double];
}

/** Itself when it is worse off, else the friend who is; rather wasted than given to an enemy. */
function healed(view: DiceView, own: DiceOwnView, decision: DiceDecision, rng: Rng): number[] {
  const feeling = feelings(view, own);
  const life = [...view.life];
  const worth = (option: Option) => {
    if (option.kind !== 'drink' && option.kind !== 'heal') return 0;
    const { to } = option;
    const dislike = feeling[to] ?? 0;
    const left = life[to] ?? 0;
    if (dislike >= 0) return -1 - dislike;
    if (left >= (view.maxLife[to] ?? 0)) return -0.5;
    return -dislike / (left + 1);
  };
  return bestOfEach(decision, rng, worth, option => {
    if (option.kind === 'drink' || option.kind === 'heal') life[option.to] = (life[option.to] ?? 0) + 1;
  });
}

/** Arrows in place of lives while the next attack stays bearable; always when the lives would be the last. */
function swapped(view: DiceView, own: DiceOwnView, decision: DiceDecision): number {
  const most = decision.options.length - 1;
  const life = view.life[own.seat] ?? 0;
  const arrows = view.arrows[own.seat] ?? 0;
  if (life <= most) return most;
  return Math.max(0, Math.min(most, Math.floor(life / 2) - arrows));
}

/** Own arrows first, then those of friends; an enemy keeps his. */
function removed(view: DiceView, own: DiceOwnView, decision: DiceDecision): number[] {
  const feeling = feelings(view, own);
  const friends = indicesOf(decision, option => option.kind === 'remove' && (feeling[option.from] ?? 0) < 0);
  const [first] = friends.toSorted((a, b) => dislike(decision, feeling, a) - dislike(decision, feeling, b));
  return first === undefined ? indicesOf(decision, option => option.kind === 'stop') : [first];
}

function dislike(decision: DiceDecision, feeling: readonly number[], pick: number): number {
  const option = decision.options[pick];
  return option?.kind === 'remove' ? (feeling[option.from] ?? 0) : 0;
}
