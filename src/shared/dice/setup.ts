import type { Rng, RngState } from '../engine/rng.ts';
import { shuffled, stateRng } from '../engine/rng.ts';
import type { Role } from '../roles.ts';
import { rolesFor } from '../roles.ts';
import type { CharacterId } from './characters/index.ts';
import { CHARACTERS, characterOf } from './characters/index.ts';
import type { DiceOptions, Player } from './model.ts';
import { ARROWS } from './model.ts';
import type { DiceState } from './state.ts';
import { beginTurn } from './state.ts';

const SHERIFF_LIFE = 2;

/** Deals roles and characters. The Sheriff begins, with three players the Deputy. */
export function deal(count: number, options: DiceOptions, seed: RngState): DiceState {
  const holder = { rng: seed };
  const players = dealt(rolesFor(count), stateRng(holder));
  const starter = players.findIndex(player => player.role === (count === 3 ? 'deputy' : 'sheriff'));
  return {
    rng: holder.rng,
    options: { gatlingArrows: options.gatlingArrows, allFall: options.allFall },
    players,
    starter,
    pile: ARROWS,
    stack: [beginTurn(starter, 1)],
    decisionNo: 1,
    outcome: null,
  };
}

function dealt(roles: readonly Role[], rng: Rng): Player[] {
  const characters = shuffled(CHARACTERS, rng);
  return shuffled(roles, rng).map((role, seat) => seated(role, characters[seat]));
}

function seated(role: Role, character: CharacterId | undefined): Player {
  if (character === undefined) throw new RangeError('there are more players than characters');
  const life = characterOf(character).life + (role === 'sheriff' ? SHERIFF_LIFE : 0);
  return { role, character, maxLife: life, life, arrows: 0, fell: null };
}
