import type { Seat, Viewer } from '../engine/seats.ts';
import { lockedDice, traitsOf } from './faces.ts';
import { questions } from './frames/index.ts';
import type { Asked, DiceDecision, DiceEvent, DiceOwnView, DiceTruth, DiceView, Turn } from './model.ts';
import type { DiceState } from './state.ts';
import { playerAt, turnOf } from './state.ts';

/** What every screen may know, named field by field: what is not named here stays hidden. */
export function publicView(state: Readonly<DiceState>, open: readonly DiceDecision[] = questions(state)): DiceView {
  const { players } = state;
  const rolesShown = players.length === 3 || state.outcome !== null;
  return {
    characters: players.map(player => player.character),
    maxLife: players.map(player => player.maxLife),
    life: players.map(player => player.life),
    arrows: players.map(player => player.arrows),
    roles: players.map(({ role, fell }) => (rolesShown || role === 'sheriff' || fell !== null ? role : null)),
    fell: players.map(player => player.fell),
    pile: state.pile,
    turn: state.stack.length > 0 ? turnView(state) : null,
    asked: asked(state, open),
    outcome: state.outcome && { winners: state.outcome.winners, reason: state.outcome.reason },
    options: { gatlingArrows: state.options.gatlingArrows, allFall: state.options.allFall },
  };
}

function turnView(state: Readonly<DiceState>): Turn {
  const turn = turnOf(state);
  return {
    seat: turn.seat,
    round: turn.round,
    dice: [...turn.dice],
    throws: turn.throws,
    allowed: traitsOf(state, turn.seat).throws,
    locked: lockedDice(state, turn),
  };
}

function asked(state: Readonly<DiceState>, [open]: readonly DiceDecision[]): Asked | null {
  if (!open) return null;
  const top = state.stack.at(-1);
  const by = top?.kind === 'wound' && 'by' in top.cause ? top.cause.by : null;
  return { no: open.no, seat: open.seat, prompt: open.prompt, by };
}

export function ownView(
  state: Readonly<DiceState>,
  seat: Seat,
  open: readonly DiceDecision[] = questions(state),
): DiceOwnView {
  const decision = open.find(question => question.seat === seat) ?? null;
  return { seat, role: playerAt(state, seat).role, decision };
}

export function truth(state: Readonly<DiceState>): DiceTruth {
  return { roles: state.players.map(({ role }) => role) };
}

/** Everything that happens is public, whoever looks; still only what is named here goes out. */
export function eventFor(event: DiceEvent, _viewer: Viewer): DiceEvent {
  switch (event.type) {
    case 'gameBegan':
      return { type: event.type, starter: event.starter };
    case 'turnBegan':
      return { type: event.type, seat: event.seat, round: event.round };
    case 'rolled': {
      const { seat, thrown, dice } = event;
      return { type: event.type, seat, throw: event.throw, thrown, dice };
    }
    case 'tookArrow':
      return { type: event.type, seat: event.seat, pile: event.pile, why: event.why };
    case 'returnedArrows': {
      const { seat, arrows, pile, why } = event;
      return { type: event.type, seat, arrows, pile, why };
    }
    case 'indiansAttacked':
      return { type: event.type };
    case 'dynamiteExploded':
    case 'turnEnded':
      return { type: event.type, seat: event.seat };
    case 'keptDice':
      return { type: event.type, seat: event.seat, dice: event.dice };
    case 'shot':
      return { type: event.type, by: event.by, shots: event.shots };
    case 'drank':
      return { type: event.type, by: event.by, to: event.to, die: event.die };
    case 'firedGatling':
      return { type: event.type, by: event.by };
    case 'usedAbility':
      return { type: event.type, seat: event.seat, character: event.character, on: event.on };
    case 'lostLife':
      return { type: event.type, losses: event.losses, cause: event.cause };
    case 'gainedLife': {
      const { seat, amount, life, why } = event;
      return { type: event.type, seat, amount, life, why };
    }
    case 'eliminated':
      return { type: event.type, fallen: event.fallen, cause: event.cause };
    case 'gameEnded':
      return { type: event.type, outcome: event.outcome, roles: event.roles };
    default:
      return event satisfies never;
  }
}
