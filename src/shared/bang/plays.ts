import type { Seat } from '../engine/seats.ts';
import { has } from './abilities.ts';
import type { Aim, Situation } from './cards/card.ts';
import type { CardId } from './cards/index.ts';
import { cardOf } from './cards/index.ts';
import { idOf } from './face.ts';
import type { Option, Refused, RefusedWhy } from './model.ts';
import { bangLimit, distance, reach } from './reach.ts';
import type { BangState } from './state.ts';
import { living, playerAt } from './state.ts';

type Play = Extract<Option, { kind: 'play' }>;

function situationOf(state: Readonly<BangState>, seat: Seat): Situation {
  return {
    state,
    seat,
    living: living(state),
    reach: reach(state, seat),
    bangLimit: bangLimit(state, seat),
    distance: to => distance(state, seat, to),
  };
}

function refusalAt(situation: Situation, aim: Aim, at: Seat): RefusedWhy | null {
  const { state, seat } = situation;
  if (playerAt(state, at).fell !== null) return { code: 'fallen' };
  const oneself = at === seat && !(aim.ownCards && state.options.ownCards === 'allowed');
  return oneself ? { code: 'not-oneself' } : aim.refusal(situation, at);
}

/** What cards of this name can be played as: themselves, and for Calamity Janet a Missed! as a BANG!. */
function namesOf(id: CardId, swaps: boolean): readonly CardId[] {
  return id === 'missed' && swaps ? ['missed', 'bang'] : [id];
}

const NOBODY: readonly null[] = [null];

/** At whom a card can be played; `NOBODY` when it is turned on nobody in particular. */
function targetsOf(situation: Situation, as: CardId): readonly (Seat | null)[] {
  const rule = cardOf(as);
  if (rule.refusal(situation)) return [];
  const { aim } = rule;
  return aim ? situation.living.filter(at => refusalAt(situation, aim, at) === null) : NOBODY;
}

/** Every card of the hand with everybody it can be played at. The two Stagecoaches are one. */
export function playsOf(state: Readonly<BangState>, seat: Seat): Play[] {
  const situation = situationOf(state, seat);
  const swaps = has(state, seat, 'swapsBangAndMissed');
  const targetsByName = new Map<CardId, readonly (Seat | null)[]>();
  const plays: Play[] = [];
  for (const card of new Set(playerAt(state, seat).hand)) {
    for (const as of namesOf(idOf(card), swaps)) {
      const targets = targetsByName.get(as) ?? targetsOf(situation, as);
      targetsByName.set(as, targets);
      for (const at of targets) plays.push({ kind: 'play', card, as, at });
    }
  }
  return plays;
}

/** Why the other cards cannot be played, and the playable ones not at the other seats. */
export function refusedPlays(state: Readonly<BangState>, seat: Seat): Refused[] {
  const situation = situationOf(state, seat);
  const swaps = has(state, seat, 'swapsBangAndMissed');
  const names = new Set(playerAt(state, seat).hand.flatMap(card => namesOf(idOf(card), swaps)));
  // Her Missed! can be played after all: that it only answers a shot is no news then.
  if (swaps && names.has('bang') && targetsOf(situation, 'bang').length > 0) names.delete('missed');
  return [...names].flatMap(as => refusalsOf(situation, as));
}

function refusalsOf(situation: Situation, as: CardId): Refused[] {
  const { refusal, aim } = cardOf(as);
  const why = refusal(situation);
  if (why) return [{ as, at: null, why }];
  if (!aim) return [];
  const refused = situation.state.players.flatMap((_, at): Refused[] => {
    const whyAt = refusalAt(situation, aim, at);
    return whyAt ? [{ as, at, why: whyAt }] : [];
  });
  const everybody = refused.length === situation.state.players.length;
  return everybody ? [{ as, at: null, why: aim.nobody(situation) }, ...refused] : refused;
}
