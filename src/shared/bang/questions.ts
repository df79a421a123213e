import type { Seat } from '../engine/seats.ts';
import { canHeal } from './abilities.ts';
import { healQuestion } from './frames/heal.ts';
import { resolver } from './frames/index.ts';
import type { BangDecision } from './model.ts';
import type { BangState } from './state.ts';
import { living } from './state.ts';

/** All open questions: one, or everybody's choice of a character; then Sid Ketchum's standing one. */
export function questions(state: Readonly<BangState>): BangDecision[] {
  const choices = choosing(state);
  if (choices.length > 0) return choices;
  const open = resolver.decision(state);
  if (!open) return [];
  const standing = standingQuestion(state, open);
  return standing ? [open, standing] : [open];
}

export function questionTo(state: Readonly<BangState>, seat: Seat): BangDecision | null {
  return questions(state).find(question => question.seat === seat) ?? null;
}

function choosing(state: Readonly<BangState>): BangDecision[] {
  if (state.choices === null || state.stack.length > 0 || state.outcome) return [];
  return state.choices.flatMap((characters, seat): BangDecision[] => {
    if (state.players[seat]?.character !== null) return [];
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
function standingQuestion(state: Readonly<BangState>, open: BangDecision): BangDecision | null {
  const seat = standingSeat(state, open);
  return seat === null ? null : { no: state.standing.no, ...healQuestion(state, seat) };
}

function standingSeat(state: Readonly<BangState>, open: Pick<BangDecision, 'seat' | 'prompt'>): Seat | null {
  if (open.prompt !== 'play' || state.options.sidActs !== 'any-time') return null;
  return living(state).find(seat => seat !== open.seat && canHeal(state, seat)) ?? null;
}

/** Gives the standing question a new number if it asks about another hand than before. To be called after every change. */
export function renumber(state: BangState): void {
  const open = resolver.decision(state);
  const seat = open && standingSeat(state, open);
  if (seat === null) return;
  const hand = state.players[seat]?.hand ?? [];
  const { standing } = state;
  if (hand.length === standing.hand.length && hand.every((card, index) => card === standing.hand[index])) return;
  state.standing = { no: standing.no - 1, hand: [...hand] };
}
