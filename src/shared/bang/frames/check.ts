import type { Next } from '../../engine/resolver.ts';
import { total } from '../abilities.ts';
import { cardOf } from '../cards/index.ts';
import type { Card } from '../face.ts';
import { idOf, suitOf } from '../face.ts';
import type { Game } from '../game.ts';
import type { CheckFor } from '../model.ts';
import { missesNeeded } from '../reach.ts';
import type { CheckFrame, Frame } from '../state.ts';
import type { Rule } from './rule.ts';
import { oneOf } from './rule.ts';

/** draw!: the top card is flipped and decides. Lucky Duke flips two and chooses. */
export const check: Rule<'check'> = {
  ask(_state, { seat, why, cards }) {
    if (cards === null || cards.length < 2) return null;
    const best = cards.findIndex(card => isGood(why, card));
    return oneOf(
      seat,
      'luck',
      cards.map(card => ({ kind: 'card', card })),
      Math.max(0, best),
    );
  },

  step(game, frame) {
    if (frame.cards) return decide(game, frame, frame.cards[0] ?? null);
    const extraFlips = total(game.state, frame.seat, 'extraFlips');
    if (extraFlips > 0) game.useAbility(frame.seat, null);
    frame.cards = game.flip(frame.seat, 1 + extraFlips, frame.why);
    return 'stay';
  },

  answer(game, frame, [pick]) {
    return decide(game, frame, pick?.kind === 'card' ? pick.card : null);
  },
};

function isGood(why: CheckFor, flipped: Card | null): boolean {
  if (why === 'dynamite' || why === 'jail') return cardOf(why).check?.isGood(flipped) ?? false;
  return flipped !== null && suitOf(flipped) === 'hearts';
}

/** The card that counts lies on top of the others in the discard pile. */
function decide(game: Game, frame: CheckFrame, card: Card | null): Next<Frame> {
  const { seat, why } = frame;
  const good = isGood(why, card);
  game.settleFlip(frame.cards ?? [], card);
  game.emit({ type: 'checked', seat, card, why, good });
  if (why !== 'dynamite' && why !== 'jail') {
    if (good) dodge(game);
    return 'done';
  }
  const cause = game.player(seat).inPlay.find(other => idOf(other) === why);
  if (cause === undefined) throw new Error(`seat ${seat} draws for ${why}, which does not lie there`);
  return { instead: [...(cardOf(why).check?.after(game, { seat, card: cause, good }) ?? [])] };
}

/** A heart is one Missed! for the shot below. */
function dodge(game: Game): void {
  const shot = game.state.stack.at(-2);
  if (shot?.kind !== 'shot') throw new Error(`a draw! against ${shot?.kind ?? 'nothing'}, not a shot`);
  const all = game.state.options.barrelAgainstSlab === 'avoids';
  shot.found = all ? missesNeeded(game.state, shot) : shot.found + 1;
}
