import { characterOf } from '../../dice/characters/index.ts';
import { placesOf, targets } from '../../dice/faces.ts';
import type { DiceOwnView, DiceView, Turn } from '../../dice/model.ts';
import { feelings, livingIn } from '../feelings.ts';

/** Which dice are worth throwing again. None means stop. */
export function diceToRethrow(view: DiceView, own: DiceOwnView, turn: Turn): number[] {
  const wanted = turn.dice
    .map((_, die) => die)
    .filter(die => !turn.locked.includes(die) && !isWorthKeeping(view, own, turn, die));
  return isTooRisky(view, own, turn, wanted.length) ? [] : wanted;
}

function isWorthKeeping(view: DiceView, own: DiceOwnView, turn: Turn, die: number): boolean {
  const feeling = feelings(view, own);
  const face = turn.dice[die];
  switch (face) {
    case 'one':
    case 'two': {
      const aim = {
        ring: livingIn(view),
        seat: own.seat,
        traits: characterOf(view.characters[own.seat] ?? 'lucky-duke').traits,
      };
      return targets(aim, face).some(seat => (feeling[seat] ?? 0) > 0);
    }
    case 'beer':
      return livingIn(view).some(
        seat => (feeling[seat] ?? 0) < 0 && (view.life[seat] ?? 0) < (view.maxLife[seat] ?? 0),
      );
    case 'gatling':
      return placesOf(turn.dice, 'gatling').length >= 2 && wantsGatling(view, own, feeling);
    case 'arrow':
    case 'dynamite':
    case undefined:
      return false;
    default:
      return face satisfies never;
  }
}

function wantsGatling(view: DiceView, own: DiceOwnView, feeling: readonly number[]): boolean {
  const hurt = livingIn(view).filter(seat => seat !== own.seat);
  if (hurt.some(seat => (feeling[seat] ?? 0) < -2 && (view.life[seat] ?? 0) <= 1)) return false;
  const joy = hurt.reduce((sum, seat) => sum + (feeling[seat] ?? 0), 0);
  return joy > 0 || (view.arrows[own.seat] ?? 0) >= 3;
}

/** Would the Indians, or a third dynamite, be the end? */
function isTooRisky(view: DiceView, own: DiceOwnView, turn: Turn, dice: number): boolean {
  const life = view.life[own.seat] ?? 0;
  const arrows = view.arrows[own.seat] ?? 0;
  if (life === 1 && placesOf(turn.dice, 'dynamite').length >= 2) return true;
  return view.pile <= Math.min(2, dice) && arrows + view.pile >= life;
}
