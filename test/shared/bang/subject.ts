import { cardsAside, faultInBang } from '../../../src/main/faults.ts';
import type { CharacterId } from '../../../src/shared/bang/characters/index.ts';
import type { BangTypes } from '../../../src/shared/bang/index.ts';
import { bang } from '../../../src/shared/bang/index.ts';
import { DECK } from '../../../src/shared/bang/deck.ts';
import type { Card } from '../../../src/shared/bang/face.ts';
import type { BangState } from '../../../src/shared/bang/state.ts';
import { isStanding } from '../../../src/shared/engine/decision.ts';
import type { Rng } from '../../../src/shared/engine/rng.ts';
import { shuffled } from '../../../src/shared/engine/rng.ts';
import type { Step } from '../../../src/shared/engine/ruleset.ts';
import type { Seat, Viewer } from '../../../src/shared/engine/seats.ts';
import type { Subject } from '../../random-game.ts';

/** The card game for the properties over random games. */
export const bangSubject: Subject<BangTypes> = {
  ruleset: bang,

  fault: faultInBang,

  // The hand of whoever answers stays, or his picks would mean something else: `redealtWhole` deals that again, too.
  redealt(before, step, viewer, rng) {
    const [open] = bang.decisions(before);
    return redealt(before, { step, kept: open ? [open.seat] : [], viewer }, rng);
  },

  // Whoever is asked knows the options; the others know that he is, and how many Sid Ketchum could discard.
  seenOf: (decision, viewer) => {
    const { no, seat, prompt } = decision;
    if (seat === viewer) return decision;
    return isStanding(decision) ? { seat, prompt } : { no, seat, prompt };
  },
};

/** Everything that `viewer` does not see in `state` is dealt again. */
export function redealtWhole(state: Readonly<BangState>, viewer: Viewer, rng: Rng): BangState {
  return redealt(state, { step: { state, events: [] }, kept: [], viewer }, rng);
}

interface Secrets {
  readonly step: Step<BangTypes>;
  /** Whose hands stay. */
  readonly kept: readonly Seat[];
  readonly viewer: Viewer;
}

function redealt(before: Readonly<BangState>, { step, kept, viewer }: Secrets, rng: Rng): BangState {
  const state = structuredClone(before) as BangState;
  const seen = cardsSeen(step, viewer);
  const roleOf = redealtRoles(before, step.state, viewer, rng);
  const hands = state.players.flatMap(({ hand }, seat) => (seat === viewer || kept.includes(seat) ? [] : [hand]));
  const looked = state.stack.flatMap(frame =>
    frame.kind === 'draw' && frame.looked && frame.seat !== viewer && !kept.includes(frame.seat) ? [frame.looked] : [],
  );
  const places = [...hands, ...looked, state.deck];
  const cards = shuffled(
    places.flat().filter(card => !seen.has(card)),
    rng,
  );
  const oldHands = state.players.map(({ hand }) => hand.join());
  for (const place of places)
    for (const [index, card] of place.entries()) if (!seen.has(card)) place[index] = cards.pop() ?? card;
  const asked = oldHands.indexOf(state.standing.hand.join());
  return {
    ...state,
    rng: [rng.int(0x7fffffff), rng.int(0x7fffffff), rng.int(0x7fffffff), 1],
    choices: redealtChoices(state, { step, kept, viewer }, rng),
    standing: { no: state.standing.no, hand: [...(state.players[asked]?.hand ?? state.standing.hand)] },
    players: state.players.map((player, seat) => ({ ...player, role: roleOf.get(seat) ?? player.role })),
  };
}

/** What others may choose from, but for the characters that they take. */
function redealtChoices({ choices }: Readonly<BangState>, { step, kept, viewer }: Secrets, rng: Rng) {
  const isHidden = (seat: Seat, character: CharacterId) =>
    seat !== viewer && !kept.includes(seat) && step.state.players[seat]?.character !== character;
  const hidden = (choices ?? []).flatMap((pair, seat) => pair.filter(character => isHidden(seat, character)));
  const characters = shuffled(hidden, rng);
  return (
    choices?.map((pair, seat) =>
      pair.map(character => (isHidden(seat, character) ? (characters.pop() ?? character) : character)),
    ) ?? null
  );
}

/** Cards that the viewer sees afterwards or was told of on the way. */
function cardsSeen({ state, events }: Step<BangTypes>, viewer: Viewer): ReadonlySet<Card> {
  const own = (seat: Seat, cards: readonly Card[]) => (seat === viewer ? cards : []);
  const told = JSON.stringify(events.map(event => bang.eventFor(event, viewer)));
  return new Set([
    ...DECK.filter(card => told.includes(`"${card}"`)),
    ...state.discard,
    ...state.players.flatMap(({ hand, inPlay }, seat) => [...inPlay, ...own(seat, hand)]),
    ...state.stack.flatMap(frame => (frame.kind === 'draw' ? own(frame.seat, cardsAside(frame)) : cardsAside(frame))),
  ]);
}

function redealtRoles(before: Readonly<BangState>, after: Readonly<BangState>, viewer: Viewer, rng: Rng) {
  const shown = bang.publicView(after).roles;
  const hidden = before.players.flatMap((player, seat) =>
    shown[seat] === null && seat !== viewer ? [{ seat, role: player.role }] : [],
  );
  const roles = shuffled(hidden, rng).map(({ role }) => role);
  return new Map(hidden.map(({ seat }, index) => [seat, roles[index]]));
}
