import type { FrameRule, Question } from '../../engine/resolver.ts';
import type { Seat } from '../../engine/seats.ts';
import { canHeal } from '../abilities.ts';
import type { Game } from '../game.ts';
import type { Option, Prompt } from '../model.ts';
import type { BangState, Frame } from '../state.ts';

export type Rule<Kind extends Frame['kind']> = FrameRule<
  Game,
  BangState,
  Frame,
  Extract<Frame, { kind: Kind }>,
  Option,
  Prompt
>;

/** One of `options`. Left out, `fallback` is the last of them. */
export function oneOf(
  seat: Seat,
  prompt: Prompt,
  options: readonly Option[],
  fallback = options.length - 1,
): Question<Option, Prompt> {
  return { seat, prompt, options, groups: [{ size: options.length, min: 1, max: 1 }], fallback: [fallback] };
}

/** Sid Ketchum's way out of any question about himself. */
export function healOption(state: Readonly<BangState>, seat: Seat): Option[] {
  return canHeal(state, seat) ? [{ kind: 'heal' }] : [];
}
