import type { CharacterId } from '../../../src/shared/dice/characters/index.ts';
import { characterOf } from '../../../src/shared/dice/characters/index.ts';
import { beginTurn, dice, resume } from '../../../src/shared/dice/index.ts';
import type { DiceEvent, DiceOptions, Option } from '../../../src/shared/dice/model.ts';
import { ARROWS } from '../../../src/shared/dice/model.ts';
import type { DiceState } from '../../../src/shared/dice/state.ts';
import { seedOf } from '../../../src/shared/engine/rng.ts';
import type { Role } from '../../../src/shared/roles.ts';
import { scriptedDice } from './scripted-dice.ts';

export type Sitting = readonly [role: Role, character: CharacterId, life: number, arrows: number];

/** A turn of seat 0 from its beginning, with the dice that will come. The rest of the nine arrows is the pile. */
export function position(players: readonly Sitting[], faces: string, options: Partial<DiceOptions> = {}) {
  const dealt = dice.setup(players.length, { ...dice.defaults, ...options }, seedOf(1)).state;
  const seated = players.map(([role, character, life, arrows]) => {
    const maxLife = characterOf(character).life + (role === 'sheriff' ? 2 : 0);
    return { role, character, maxLife, life, arrows, fell: life > 0 ? null : ({ kind: 'indians' } as const) };
  });
  const pile = ARROWS - players.reduce((sum, [, , , arrows]) => sum + arrows, 0);
  let state: DiceState = { ...dealt, players: seated, pile, stack: [beginTurn(0, 1)] };
  const rng = scriptedDice(faces);
  const events: DiceEvent[] = [...resume(state, rng)];
  const open = () => dice.decisions(state)[0];
  return {
    events,
    open,
    state: () => state,
    asked: () => {
      const decision = open();
      return decision ? `${decision.seat} ${decision.prompt}` : 'nobody';
    },
    lives: () => state.players.map(player => player.life),
    arrows: () => state.players.map(player => player.arrows),
    /** Answers whoever is asked with these options. */
    answer: (...wanted: Option[]) => {
      const decision = open();
      const texts = decision?.options.map(option => JSON.stringify(option)) ?? [];
      const picks = wanted.map(option => texts.indexOf(JSON.stringify(option)));
      const step = dice.answer(state, decision?.seat ?? -1, picks, rng);
      state = step.state;
      events.push(...step.events);
    },
  };
}
