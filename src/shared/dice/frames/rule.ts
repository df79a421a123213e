import type { FrameRule } from '../../engine/resolver.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Game } from '../game.ts';
import type { Option, Prompt } from '../model.ts';
import type { DiceState, Frame } from '../state.ts';
import { playerAt } from '../state.ts';

export type Rule<Kind extends Frame['kind']> = FrameRule<
  Game,
  DiceState,
  Frame,
  Extract<Frame, { kind: Kind }>,
  Option,
  Prompt
>;

export function isWounded(state: Readonly<DiceState>, seat: Seat): boolean {
  const { life, maxLife } = playerAt(state, seat);
  return life < maxLife;
}

/** Who needs a life most by what everybody sees: `seat` itself, else the weakest of the wounded. */
export function neediest(state: Readonly<DiceState>, seat: Seat, among: readonly Seat[]): Seat {
  if (isWounded(state, seat)) return seat;
  const wounded = among.filter(other => isWounded(state, other));
  const life = (other: Seat) => playerAt(state, other).life;
  return wounded.reduce((weakest, other) => (life(other) < life(weakest) ? other : weakest), wounded[0] ?? seat);
}
