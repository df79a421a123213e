import type { Next } from '../../engine/resolver.ts';
import { canHeal, total, usable } from '../abilities.ts';
import type { Game } from '../game.ts';
import type { Option } from '../model.ts';
import { killerOf } from '../ending.ts';
import type { BangState, Frame, WoundFrame } from '../state.ts';
import { living, playerAt } from '../state.ts';
import type { Rule } from './rule.ts';
import { healOption, oneOf } from './rule.ts';

/** One player loses life; at 0 he may save himself; what his loss makes him do comes only once he is safe. */
export const wound: Rule<'wound'> = {
  ask(state, frame) {
    if (frame.phase !== 'save' || !maySave(state, frame)) return null;
    const beers = beersWork(state) ? usable(state, frame.seat, 'beer') : [];
    const options: Option[] = [
      ...beers.map((card): Option => ({ kind: 'answer', card, as: 'beer' })),
      ...healOption(state, frame.seat),
      { kind: 'take' },
    ];
    const enough = beers.length > -playerAt(state, frame.seat).life;
    return oneOf(frame.seat, 'save', options, enough ? 0 : options.length - 1);
  },

  step(game, frame) {
    switch (frame.phase) {
      case 'lose':
        game.loseLife(frame.seat, frame.amount, frame.cause);
        frame.phase = 'save';
        return 'stay';
      case 'save':
        frame.phase = 'react';
        return 'stay';
      case 'react':
        return react(game, frame);
      default:
        return frame.phase satisfies never;
    }
  },

  answer(game, frame, [pick]) {
    switch (pick?.kind) {
      case 'answer':
        game.answer(frame.seat, pick, null);
        game.gainLife(frame.seat, 1, 'beer');
        if (game.state.options.suzyAnswers === 'at-once') game.refill(frame.seat);
        return 'stay';
      case 'heal':
        return { first: [{ kind: 'heal', seat: frame.seat }] };
      default:
        frame.phase = 'react';
        return 'stay';
    }
  },
};

/** With two alive a Beer saves nobody; whoever is dying still counts. */
function beersWork(state: Readonly<BangState>): boolean {
  return living(state).length > 2;
}

// By public facts: cards in hand, not whether they are Beers.
function maySave(state: Readonly<BangState>, { seat }: Readonly<WoundFrame>): boolean {
  const { life, hand } = playerAt(state, seat);
  return life <= 0 && ((hand.length > 0 && beersWork(state)) || canHeal(state, seat));
}

function react(game: Game, { seat, amount, cause }: WoundFrame): Next<Frame> {
  const { state } = game;
  if (game.player(seat).life <= 0) {
    state.fallen.push({ seat, cause });
    return 'done';
  }
  const drawn = amount * total(state, seat, 'drawsPerLife');
  if (drawn > 0) {
    game.useAbility(seat, null);
    game.draw(seat, drawn, 'bart-cassidy');
  }
  const from = killerOf(seat, cause);
  const taken = amount * total(state, seat, 'takesPerLife');
  if (from !== null && taken > 0) state.debts.push({ seat, from, cards: taken });
  return 'done';
}
