import { isStanding } from '../engine/decision.ts';
import type { Seat, Viewer } from '../engine/seats.ts';
import type { Card } from './face.ts';
import { opponentOf } from './frames/duel.ts';
import type { BangEvent, PublicFact, SeenBangEvent } from './facts.ts';
import type { BangAsked, BangDecision, BangOwnView, BangTruth, BangTurn, BangView, Pending } from './model.ts';
import { questions } from './questions.ts';
import { bangLimit, distance, missesNeeded, reach } from './reach.ts';
import { refusals } from './refusals.ts';
import { optionsOf } from './setup.ts';
import type { BangState, Frame } from './state.ts';
import { playerAt, turnOf } from './state.ts';

/** What every screen may know, named field by field: what is not named here stays hidden. */
export function publicView(state: Readonly<BangState>, open: readonly BangDecision[] = questions(state)): BangView {
  const { players, discard, outcome } = state;
  const rolesShown = players.length === 3 || outcome !== null;
  return {
    characters: players.map(player => player.character),
    maxLife: players.map(player => player.maxLife),
    life: players.map(player => player.life),
    roles: players.map(({ role, fell }) => (rolesShown || role === 'sheriff' || fell !== null ? role : null)),
    fell: players.map(player => player.fell),
    hands: players.map(player => player.hand.length),
    inPlay: players.map(player => [...player.inPlay]),
    reach: players.map((_, seat) => reach(state, seat)),
    distances: players.map((_, from) => players.map((__, to) => distanceShown(state, from, to))),
    deck: state.deck.length,
    discard: { cards: discard.length, top: discard.at(-1) ?? null },
    turnedOn: state.turnedOn.map(counts => [...counts]),
    store: storeShown(state),
    turn: state.stack.length > 0 ? turnShown(state) : null,
    pending: state.stack.flatMap(frame => pendingOf(state, frame)),
    asked: askedOf(state, open),
    outcome: outcome && { winners: outcome.winners, reason: outcome.reason },
    options: optionsOf(state.options),
  };
}

function distanceShown(state: Readonly<BangState>, from: Seat, to: Seat): number {
  if (playerAt(state, from).fell !== null || playerAt(state, to).fell !== null) return 0;
  return distance(state, from, to);
}

function storeShown(state: Readonly<BangState>): Card[] | null {
  const store = state.stack.find(frame => frame.kind === 'store');
  return store ? [...store.cards] : null;
}

const PHASES = {
  begin: 'begin',
  checks: 'begin',
  draw: 'draw',
  play: 'play',
  discard: 'discard',
  over: 'discard',
} as const;

function turnShown(state: Readonly<BangState>): BangTurn {
  const { seat, round, stage, bangs } = turnOf(state);
  return { seat, round, phase: PHASES[stage], bangs, bangLimit: bangLimit(state, seat) };
}

function pendingOf(state: Readonly<BangState>, frame: Readonly<Frame>): Pending[] {
  switch (frame.kind) {
    case 'shot': {
      const { by, at, as, found } = frame;
      return [{ kind: 'shot', by, at, as, needed: missesNeeded(state, frame), found }];
    }
    case 'gatling':
    case 'indians':
      return [{ kind: frame.kind, by: frame.by, left: [...frame.left] }];
    case 'store':
      return [{ kind: 'store', by: frame.by, left: frame.left.slice(1) }];
    case 'duel': {
      const { by, at, next, bangs } = frame;
      return [{ kind: 'duel', by, at, next, bangs }];
    }
    case 'rob':
      return [{ kind: 'rob', by: frame.by, at: frame.at, as: frame.as }];
    case 'check':
      return frame.cards ? [{ kind: 'check', seat: frame.seat, why: frame.why, cards: [...frame.cards] }] : [];
    case 'wound': {
      const { life } = playerAt(state, frame.seat);
      return life > 0 ? [] : [{ kind: 'dying', seat: frame.seat, needed: 1 - life, cause: frame.cause }];
    }
    case 'turn':
    case 'draw':
    case 'finish':
    case 'heal':
      return [];
    default:
      return frame satisfies never;
  }
}

function askedOf(state: Readonly<BangState>, open: readonly BangDecision[]): BangAsked[] {
  const by = state.stack.reduceRight<Seat | null>((found, frame) => found ?? byOf(frame), null);
  return open
    .filter(question => !isStanding(question))
    .map(({ no, seat, prompt }) => ({ no, seat, prompt, by: by === seat ? null : by }));
}

/** Who made it necessary that somebody is asked. */
function byOf(frame: Readonly<Frame>): Seat | null {
  if (frame.kind === 'wound') return 'by' in frame.cause ? frame.cause.by : null;
  if (frame.kind === 'duel') return opponentOf(frame);
  return 'by' in frame ? frame.by : null;
}

export function ownView(
  state: Readonly<BangState>,
  seat: Seat,
  open: readonly BangDecision[] = questions(state),
): BangOwnView {
  const { role, hand, character } = playerAt(state, seat);
  const decision = open.find(question => question.seat === seat) ?? null;
  return {
    seat,
    role,
    hand: character === null ? null : [...hand],
    decision,
    refused: decision ? refusals(state, decision) : [],
  };
}

export function truth(state: Readonly<BangState>): BangTruth {
  return { roles: state.players.map(({ role }) => role), hands: state.players.map(({ hand }) => [...hand]) };
}

/** Cards that a viewer may not see become `null`; still everybody learns that they moved. */
export function eventFor(event: BangEvent, viewer: Viewer): SeenBangEvent {
  const shown = (cards: readonly Card[], ...to: readonly Viewer[]): readonly (Card | null)[] =>
    to.includes(viewer) ? cards : cards.map(() => null);
  switch (event.type) {
    case 'drew': {
      const { type, seat, cards, why } = event;
      return { type, seat, cards: shown(cards, seat), why };
    }
    case 'putBack': {
      const { type, seat, card } = event;
      return { type, seat, card: seat === viewer ? card : null };
    }
    case 'tookFromHand': {
      const { type, seat, from, card, why } = event;
      return { type, seat, from, card: seat === viewer || from === viewer ? card : null, why };
    }
    case 'inherited': {
      const { type, seat, from, hand, inPlay } = event;
      return { type, seat, from, hand: shown(hand, seat, from), inPlay };
    }
    default:
      return event satisfies PublicFact;
  }
}
