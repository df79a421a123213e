import type { Question } from '../../engine/resolver.ts';
import { traitsOf } from '../faces.ts';
import type { Game } from '../game.ts';
import type { Option, Prompt } from '../model.ts';
import type { DiceState, Frame, Hit, WoundFrame } from '../state.ts';
import { playerAt } from '../state.ts';
import type { Rule } from './rule.ts';

/**
 * One effect that costs life, in this order: Bart Cassidy's arrows in place of lives; all losses together, deaths, the
 * question who has won; Pedro Ramirez; the arrow that El Gringo makes the shooter take.
 */
export const wound: Rule<'wound'> = {
  ask(state, frame) {
    const hit = asked(state, frame);
    if (!hit) return null;
    const most = atMost(state, frame, hit);
    const options: Option[] = Array.from({ length: most + 1 }, (_, arrows) => ({
      kind: frame.phase === 'replace' ? 'swap' : 'return',
      arrows,
    }));
    return question(frame, hit, options);
  },

  step(game, frame) {
    switch (frame.phase) {
      case 'replace':
        frame.phase = 'lose';
        return 'stay';
      case 'lose': {
        const losses = game.loseLife(frame.hits, frame.cause);
        for (const hit of frame.hits) {
          hit.amount = losses.find(loss => loss.seat === hit.seat)?.amount ?? 0;
          hit.answered = false;
        }
        frame.phase = 'react';
        game.bury(frame.cause);
        return 'stay';
      }
      case 'react':
        frame.phase = 'repay';
        return 'stay';
      case 'repay':
        return repay(game, frame);
      default:
        return frame.phase satisfies never;
    }
  },

  answer(game, frame, [pick]) {
    const hit = asked(game.state, frame);
    if (!hit || (pick?.kind !== 'swap' && pick?.kind !== 'return')) return 'stay';
    hit.answered = true;
    if (pick.arrows === 0) return 'stay';
    game.useAbility(hit.seat, null);
    if (pick.kind === 'return') {
      game.returnArrows(hit.seat, pick.arrows, 'pedro-ramirez');
    } else {
      hit.amount -= pick.arrows;
      for (let taken = 0; taken < pick.arrows; taken++) game.takeArrow(hit.seat, 'bart-cassidy');
    }
    return 'stay';
  },
};

/** The next one who may do something about the effect. */
function asked(state: Readonly<DiceState>, frame: Readonly<WoundFrame>): Hit | undefined {
  return frame.hits.find(hit => !hit.answered && atMost(state, frame, hit) > 0);
}

function atMost(state: Readonly<DiceState>, frame: Readonly<WoundFrame>, hit: Readonly<Hit>): number {
  const player = playerAt(state, hit.seat);
  const traits = traitsOf(state, hit.seat);
  if (frame.phase === 'replace') {
    const replaceable = traits.takesArrowsForLives && frame.cause.kind !== 'dynamite';
    // Never the last arrow.
    return replaceable ? Math.min(hit.amount, state.pile - 1) : 0;
  }
  if (frame.phase === 'react' && player.fell === null)
    return Math.min(hit.amount * traits.returnsPerLife, player.arrows);
  return 0;
}

function question(frame: Readonly<WoundFrame>, hit: Readonly<Hit>, options: Option[]): Question<Option, Prompt> {
  return {
    seat: hit.seat,
    prompt: frame.phase === 'replace' ? 'swap' : 'return',
    options,
    groups: [{ size: options.length, min: 1, max: 1 }],
    fallback: [options.length - 1],
  };
}

/** One arrow for an effect, however many lives it cost; also when it killed. */
function repay(game: Game, frame: WoundFrame): { instead: Frame[] } {
  const { cause } = frame;
  const shooter = 'by' in cause ? cause.by : null;
  const debts = frame.hits.flatMap(hit => {
    const left = traitsOf(game.state, hit.seat).arrowsForShooter;
    if (shooter === null || hit.amount === 0 || left === 0) return [];
    game.useAbility(hit.seat, shooter);
    return [{ kind: 'arrows' as const, seat: shooter, why: 'el-gringo' as const, left }];
  });
  return { instead: debts };
}
