import { idOf } from '../../bang/face.ts';
import type { BangDecision, Option, Pending } from '../../bang/model.ts';
import type { Mind } from './mind.ts';
import { feels } from './mind.ts';

/** How much this player wants to answer a shot, a Duel, Indians! or death like this; taking it is 0. */
export function answerWorth(mind: Mind, decision: BangDecision, option: Option): number {
  switch (option.kind) {
    case 'draw':
      // Costs no card.
      return 3;
    case 'answer':
      return isInVain(mind, decision) ? -1 : idOf(option.card) === option.as ? 2 : 1;
    case 'heal':
      return decision.prompt === 'save' && !isInVain(mind, decision) ? 1 : -1;
    default:
      return 0;
  }
}

function isInVain(mind: Mind, decision: BangDecision): boolean {
  const answers = decision.options.filter(({ kind }) => kind === 'answer').length;
  const draws = decision.options.filter(({ kind }) => kind === 'draw').length;
  switch (decision.prompt) {
    case 'dodge': {
      const shot = last(mind, 'shot');
      return shot !== undefined && answers + draws < shot.needed - shot.found;
    }
    case 'duel': {
      const duel = last(mind, 'duel');
      const opponent = duel && (duel.by === mind.seat ? duel.at : duel.by);
      return opponent !== undefined && feels(mind, opponent) < -1 && mind.life > 2;
    }
    case 'save': {
      const dying = last(mind, 'dying');
      const beers = mind.living.length > 2 ? answers : 0;
      const heals = decision.options.some(({ kind }) => kind === 'heal')
        ? Math.floor((mind.hand.length - beers) / 2)
        : 0;
      return dying !== undefined && beers + heals < dying.needed;
    }
    default:
      return false;
  }
}

function last<Kind extends Pending['kind']>({ view }: Mind, kind: Kind): Extract<Pending, { kind: Kind }> | undefined {
  return view.pending.findLast((one): one is Extract<Pending, { kind: Kind }> => one.kind === kind);
}
