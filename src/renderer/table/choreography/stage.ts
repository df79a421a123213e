import type { CharacterId } from '../../../shared/dice/characters/index.ts';
import type { Face, LossCause } from '../../../shared/dice/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { Role } from '../../../shared/roles.ts';
import type { SoundName } from '../stage/sound.ts';

/** Where something flies from or to. */
export type Spot = { readonly seat: Seat } | { readonly die: number } | 'pile';
export type Missile = 'bullet' | 'arrow' | 'beer';

/** A line of the corner that tells the last events in pictures. */
export interface Note {
  readonly from: Seat | null;
  readonly picture: Face | 'life' | 'ability' | 'death';
  readonly to: Seat | null;
  readonly change: number | null;
}

export interface Fallen {
  readonly seat: Seat;
  readonly role: Role;
  readonly cause: LossCause;
}

/**
 * All a choreography can make visible. Each settles when it has been seen; times are at normal pace. The screen
 * implements it with sprites, a test with a list.
 */
export interface Stage {
  /** No shaking, flashing or flying: a dotted line from cause to effect and cross-fades instead. */
  readonly calm: boolean;
  hold(ms: number): Promise<void>;
  sound(name: SoundName): void;
  note(note: Note): void;

  /** The gun coin slides to this seat. */
  passTurn(seat: Seat): Promise<void>;
  /** Sweeps the dice away, for a new turn. */
  clearDice(): void;
  tumble(roll: { thrown: readonly number[]; dice: readonly Face[]; throw: number }): Promise<void>;
  /** All dice lie still and count. */
  settleDice(dice: readonly Face[]): Promise<void>;

  /** The shooter pulls back before it goes. */
  lean(seat: Seat): Promise<void>;
  aim(seats: readonly Seat[]): Promise<void>;
  /** The dotted line of calm mode is this too. */
  fly(missile: Missile, from: Spot, to: Spot): Promise<void>;
  flash(seat: Seat): Promise<void>;
  shake(seats: readonly Seat[]): Promise<void>;
  smoke(seats: readonly Seat[]): Promise<void>;
  /** Everything points at nobody again. */
  relax(): void;
  lamp(to: 'dimmed' | 'lit'): Promise<void>;
  /** Arrows from the dark at these seats. */
  volley(seats: readonly Seat[]): Promise<void>;
  sweepGatling(by: Seat, at: readonly Seat[]): Promise<void>;
  explode(seat: Seat): Promise<void>;
  showAbility(seat: Seat, character: CharacterId, on: Seat | null): Promise<void>;

  setPile(arrows: number): void;
  addArrows(seat: Seat, arrows: number): Promise<void>;
  setLife(seat: Seat, life: number): Promise<void>;
  /** The poster drops, the roles turn. */
  showFallen(fallen: readonly Fallen[]): Promise<void>;
  /** Away with the poster; the panel is grey. */
  bury(seats: readonly Seat[]): Promise<void>;
  /** What lies on this place of the table. */
  face(die: number): Face;
  living(): readonly Seat[];
}
