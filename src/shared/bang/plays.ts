import type { Seat } from '../engine/seats.ts';
import { has } from './abilities.ts';
import type { Aim, Situation } from './cards/card.ts';
import type { CardId } from './cards/index.ts';
import { cardOf } from './cards/index.ts';
import type { Card } from './face.ts';
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

/** What a card can be played as: itself, and for Calamity Janet a Missed! as a BANG!. */
function namesOf(state: Readonly<BangState>, seat: Seat, card: Card): CardId[] {
  const id = idOf(card);
  return id === 'missed' && has(state, seat, 'swapsBangAndMissed') ? ['missed', 'bang'] : [id];
}

/** At whom a card can be played; `[null]` when it is turned on nobody in particular. */
function targetsOf(situation: Situation, as: CardId): (Seat | null)[] {
  const rule = cardOf(as);
  if (rule.refusal(situation)) return [];
  const { aim } = rule;
  if (!aim) return [null];
  return situation.living.filter(at => refusalAt(situation, aim, at) === null);
}

/** Every card of the hand with everybody it can be played at. The two Stagecoaches are one. */
export function playsOf(state: Readonly<BangState>, seat: Seat): Play[] {
  const situation = situationOf(state, seat);
  const byName = new Map<CardId, readonly (Seat | null)[]>();
  return [...new Set(playerAt(state, seat).hand)].flatMap(card =>
    namesOf(state, seat, card).flatMap(as => {
      const targets = byName.get(as) ?? targetsOf(situation, as);
      byName.set(as, targets);
      return targets.map((at): Play => ({ kind: 'play', card, as, at }));
    }),
  );
}

/** Why the other cards cannot be played, and the playable ones not at the other seats. */
export function refusedPlays(state: Readonly<BangState>, seat: Seat): Refused[] {
  const situation = situationOf(state, seat);
  const names = new Set(playerAt(state, seat).hand.flatMap(card => namesOf(state, seat, card)));
  // Her Missed! can be played after all: that it only answers a shot is no news then.
  if (names.has('bang') && has(state, seat, 'swapsBangAndMissed') && targetsOf(situation, 'bang').length > 0)
    names.delete('missed');
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
