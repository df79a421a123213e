import type { CharacterId } from '../../../src/shared/dice/characters/index.ts';
import { characterOf } from '../../../src/shared/dice/characters/index.ts';
import { beginTurn, dice, resume } from '../../../src/shared/dice/index.ts';
import type { DiceEvent, DiceOptions, Face, Option } from '../../../src/shared/dice/model.ts';
import { ARROWS, FACES } from '../../../src/shared/dice/model.ts';
import type { DiceState } from '../../../src/shared/dice/state.ts';
import type { Rng } from '../../../src/shared/engine/rng.ts';
import { seedOf } from '../../../src/shared/engine/rng.ts';
import type { Role } from '../../../src/shared/roles.ts';

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
  const rng = thrown(faces);
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

const LETTERS: Readonly<Record<string, Face>> = {
  A: 'arrow',
  D: 'dynamite',
  '1': 'one',
  '2': 'two',
  B: 'beer',
  G: 'gatling',
};

/** Dice as the rulings write them, one letter each in the order in which they fall; spaces are nothing. */
function thrown(faces: string): Rng {
  const left = faces.replaceAll(' ', '').split('');
  return {
    int: () => {
      const letter = left.shift();
      const face = letter === undefined ? undefined : LETTERS[letter];
      if (face === undefined) throw new Error(`no die is left to fall, or no face is called ${letter}`);
      return FACES.indexOf(face);
    },
  };
}
