import type { DiceTypes } from '../../../src/shared/dice/index.ts';
import { dice } from '../../../src/shared/dice/index.ts';
import { ARROWS } from '../../../src/shared/dice/model.ts';
import { shuffled } from '../../../src/shared/engine/rng.ts';
import type { Subject } from '../../random-game.ts';

/** The dice game for the properties over random games. */
export const diceSubject: Subject<DiceTypes> = {
  ruleset: dice,

  fault(state) {
    let arrows = state.pile;
    for (const [seat, player] of state.players.entries()) {
      arrows += player.arrows;
      if (player.life < 0 || player.life > player.maxLife) return `seat ${seat} has ${player.life} lives`;
      if ((player.life === 0) !== (player.fell !== null)) return `seat ${seat} has ${player.life} lives and is not out`;
      if (player.fell !== null && player.arrows > 0) return `seat ${seat} is out and holds ${player.arrows} arrows`;
    }
    if (arrows !== ARROWS) return `there are ${arrows} arrows`;
    return state.pile < 1 ? 'the pile is empty' : null;
  },

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
