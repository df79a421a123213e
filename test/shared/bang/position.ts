import type { CharacterId } from '../../../src/shared/bang/characters/index.ts';
import { bang } from '../../../src/shared/bang/index.ts';
import type { Card } from '../../../src/shared/bang/face.ts';
import type { BangOptions } from '../../../src/shared/bang/model.ts';
import type { BangState } from '../../../src/shared/bang/state.ts';
import { seedOf } from '../../../src/shared/engine/rng.ts';
import type { Role } from '../../../src/shared/roles.ts';

export interface Sitting {
  readonly role?: Role;
  readonly is?: CharacterId;
  readonly inPlay?: readonly Card[];
  readonly fell?: true;
}

/** Who sits there with what in play, for what can be worked out without playing. Left out: Black Jack with nothing. */
export function position(sittings: readonly Sitting[], options: Partial<BangOptions> = {}): BangState {
  const { state } = bang.setup(sittings.length, { ...bang.defaults, ...options }, seedOf(1));
  const players = sittings.map(({ role, is, inPlay, fell }, seat) => ({
    ...(state.players[seat] ?? raise(seat)),
    ...(role && { role }),
    character: is ?? ('black-jack' as const),
    inPlay: [...(inPlay ?? [])],
    fell: fell ? ({ kind: 'dynamite' } as const) : null,
  }));
  return { ...state, players };
}

function raise(seat: number): never {
  throw new Error(`nobody sits at seat ${seat}`);
}
