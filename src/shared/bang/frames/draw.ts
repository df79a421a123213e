import { others } from '../../engine/seats.ts';
import { has, total } from '../abilities.ts';
import type { Card } from '../face.ts';
import { suitOf } from '../face.ts';
import type { Game } from '../game.ts';
import type { Option } from '../model.ts';
import type { BangState, DrawFrame } from '../state.ts';
import { living, playerAt } from '../state.ts';
import type { Rule } from './rule.ts';
import { oneOf } from './rule.ts';

/** Cards drawn at the start of a turn. */
const DRAWN = 2;

/** The draw phase, with all that characters make of it. */
export const draw: Rule<'draw'> = {
  ask(state, { seat, looked }) {
    if (looked === null) {
      const sources = sourcesOf(state, seat);
      return sources.length > 0 ? oneOf(seat, 'source', [...sources, { kind: 'deck' }]) : null;
    }
    if (looked.length <= DRAWN) return null;
    return {
      seat,
      prompt: 'keep',
      options: looked.map(card => ({ kind: 'card', card })),
      groups: [{ size: looked.length, min: DRAWN, max: DRAWN }],
      fallback: [0, 1],
    };
  },

  step(game, frame) {
    const { seat } = frame;
    if (frame.looked) return keep(game, frame, frame.looked);
    const extraLooks = total(game.state, seat, 'extraLooks');
    if (extraLooks === 0) {
      drawTurn(game, seat);
      return 'done';
    }
    frame.looked = game.take(DRAWN + extraLooks);
    game.useAbility(seat, null);
    return 'stay';
  },

  answer(game, frame, picked) {
    const { seat } = frame;
    const [pick] = picked;
    if (frame.looked) {
      const kept = picked.flatMap(option => (option.kind === 'card' ? [option.card] : []));
      return keep(game, frame, kept);
    }
    if (pick?.kind === 'hand') {
      game.useAbility(seat, pick.of);
      game.takeFromHand(seat, pick.of, 'jesse-jones');
      game.refill(pick.of);
      game.draw(seat, DRAWN - 1, 'turn');
    } else if (pick?.kind === 'card') {
      game.useAbility(seat, null);
      game.takeDiscard(seat);
      game.draw(seat, DRAWN - 1, 'turn');
    } else {
      drawTurn(game, seat);
    }
    return 'done';
  },
};

/** Where the first card may come from, if not from the deck. All of it is public. */
function sourcesOf(state: Readonly<BangState>, seat: number): Option[] {
  const top = state.discard.at(-1);
  const hands = has(state, seat, 'firstFromHand')
    ? others(living(state), seat).filter(of => playerAt(state, of).hand.length > 0)
    : [];
  const discard = top !== undefined && has(state, seat, 'firstFromDiscard') ? [top] : [];
  return [
    ...hands.map((of): Option => ({ kind: 'hand', of })),
    ...discard.map((card): Option => ({ kind: 'card', card })),
  ];
}

function drawTurn(game: Game, seat: number): void {
  const second = game.draw(seat, DRAWN, 'turn')[1];
  if (second === undefined || !has(game.state, seat, 'showsSecond')) return;
  game.emit({ type: 'showed', seat, card: second });
  if (!['hearts', 'diamonds'].includes(suitOf(second))) return;
  game.useAbility(seat, null);
  game.draw(seat, 1, 'black-jack');
}

function keep(game: Game, { seat, looked }: DrawFrame, kept: readonly Card[]): 'done' {
  game.receive(seat, kept, 'kit-carlson');
  const back = [...(looked ?? [])];
  for (const card of kept) back.splice(back.indexOf(card), 1);
  for (const card of back) game.putBack(seat, card);
  return 'done';
}
