import { after } from '../../engine/seats.ts';
import { EXPLOSION, placesOf, traitsOf } from '../faces.ts';
import type { Game } from '../game.ts';
import type { Frame, TurnFrame } from '../state.ts';
import { beginTurn, living } from '../state.ts';
import type { Rule } from './rule.ts';

/** Gift, throws, then the final dice in their order: bull's eyes, beers, Gatling. */
export const turn: Rule<'turn'> = {
  step(game, frame) {
    switch (frame.phase) {
      case 'begin':
        game.emit({ type: 'turnBegan', seat: frame.seat, round: frame.round });
        frame.phase = 'rolled';
        return { first: [{ kind: 'gift' }, { kind: 'roll', phase: 'throw' }] };
      case 'rolled':
        game.emit({ type: 'keptDice', seat: frame.seat, dice: [...frame.dice] });
        frame.phase = 'resolved';
        return { first: resolution(game, frame) };
      case 'resolved':
        rest(game, frame);
        return { instead: [nextTurn(game, frame)] };
      default:
        return frame.phase satisfies never;
    }
  },
};

function resolution(game: Game, frame: TurnFrame): Frame[] {
  const removals = placesOf(frame.dice, 'gatling').length * traitsOf(game.state, frame.seat).removalsPerGatling;
  return [
    { kind: 'shoot' },
    { kind: 'drink' },
    { kind: 'gatling', fired: false },
    { kind: 'removals', left: removals },
  ];
}

function rest(game: Game, frame: TurnFrame): void {
  const { gainWithoutShots } = traitsOf(game.state, frame.seat);
  const player = game.player(frame.seat);
  if (gainWithoutShots === 0 || player.life === player.maxLife) return;
  if (placesOf(frame.dice, 'one', 'two').length > 0) return;
  game.useAbility(frame.seat, null);
  game.gainLife(frame.seat, gainWithoutShots, 'suzy-lafayette');
}

/** Ends a turn, also a dead roller's, and gives the dice to the next living player on the left. */
export function nextTurn(game: Game, frame: TurnFrame): TurnFrame {
  const { players, starter } = game.state;
  game.emit({ type: 'turnEnded', seat: frame.seat });
  const seat = after(living(game.state), frame.seat);
  const fromStarter = (other: number) => (other - starter + players.length) % players.length;
  return beginTurn(seat, fromStarter(seat) <= fromStarter(frame.seat) ? frame.round + 1 : frame.round);
}

export function hasExploded(frame: Readonly<TurnFrame>): boolean {
  return placesOf(frame.dice, 'dynamite').length >= EXPLOSION;
}
