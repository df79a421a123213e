import { faultInDice } from '../../../src/main/faults.ts';
import type { DiceTypes } from '../../../src/shared/dice/index.ts';
import { dice } from '../../../src/shared/dice/index.ts';
import { shuffled } from '../../../src/shared/engine/rng.ts';
import type { Subject } from '../../random-game.ts';

/** The dice game for the properties over random games. */
export const diceSubject: Subject<DiceTypes> = {
  ruleset: dice,

  fault: faultInDice,

  // The roles are the only secret besides the dice to come.
  redealt(before, { state: after }, viewer, rng) {
    const shown = dice.publicView(after).roles;
    const hidden = before.players.flatMap((player, seat) =>
      shown[seat] === null && seat !== viewer ? [{ seat, role: player.role }] : [],
    );
    const roles = shuffled(hidden, rng).map(({ role }) => role);
    const bySeat = new Map(hidden.map(({ seat }, index) => [seat, roles[index]]));
    const state = structuredClone(before) as typeof after;
    return {
      ...state,
      rng: [rng.int(0x7fffffff), rng.int(0x7fffffff), rng.int(0x7fffffff), 1],
      players: state.players.map((player, seat) => ({ ...player, role: bySeat.get(seat) ?? player.role })),
    };
  },

  // Nothing about a question is secret here, not even what is picked for somebody who is away.
  seenOf: decision => decision,
};
