import type { Seat } from '../engine/seats.ts';
import { canHeal } from './abilities.ts';
import { healQuestion } from './frames/heal.ts';
import { resolver } from './frames/index.ts';
import type { BangDecision } from './model.ts';
import type { BangState } from './state.ts';
import { living, playerAt } from './state.ts';

/** All open questions: one, or everybody's choice of a character; then Sid Ketchum's standing one. */
export function questions(state: Readonly<BangState>): BangDecision[] {
  if (isChoosing(state)) return choicesOf(state);
  const open = resolver.decision(state);
  if (!open) return [];
  const standing = standingQuestion(state);
  return standing ? [open, standing] : [open];
}

export function questionTo(state: Readonly<BangState>, seat: Seat): BangDecision | null {
  return questions(state).find(question => question.seat === seat) ?? null;
}

/** Everybody chooses a character, and nothing is being resolved. */
export function isChoosing(state: Readonly<BangState>): boolean {
  return state.stack.length === 0 && state.outcome === null && state.choices !== null;
}

function choicesOf({ choices, players }: Readonly<BangState>): BangDecision[] {
  return (choices ?? []).flatMap((characters, seat): BangDecision[] => {
    if (players[seat]?.character !== null) return [];
    return [
      {
        no: seat + 1,
        seat,
        prompt: 'character',
        options: characters.map(character => ({ kind: 'character', character })),
        groups: [{ size: characters.length, min: 1, max: 1 }],
        fallback: [0],
      },
    ];
  });
}

/** Sid Ketchum may act while somebody else plays; nobody waits for him. */
export function standingQuestion(state: Readonly<BangState>): BangDecision | null {
  const seat = standingSeat(state);
  return seat === null ? null : { no: state.standing.no, ...healQuestion(state, seat) };
}

function standingSeat(state: Readonly<BangState>): Seat | null {
  const top = state.stack.at(-1);
  if (top?.kind !== 'turn' || top.stage !== 'play' || state.options.sidActs !== 'any-time') return null;
  return living(state).find(seat => seat !== top.seat && canHeal(state, seat)) ?? null;
}

/** Gives the standing question a new number if it asks about another hand than before. To be called after every change. */
export function renumber(state: BangState): void {
  const seat = standingSeat(state);
  if (seat === null) return;
  const { hand } = playerAt(state, seat);
  const { standing } = state;
  if (hand.length === standing.hand.length && hand.every((card, index) => card === standing.hand[index])) return;
  state.standing = { no: standing.no - 1, hand: [...hand] };
}
