import type { CharacterId } from '../../../shared/dice/characters/index.ts';
import type { Face, LossCause } from '../../../shared/dice/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { Role } from '../../../shared/roles.ts';
import type { Missile } from './missiles.ts';
import type { TableStage } from './stage.ts';

/** Where something flies from or to. */
export type Spot = { readonly seat: Seat } | { readonly die: number } | 'pile';

/** What the corner of the last events tells of the dice game. */
export type DiceNews =
  | Face
  | 'death'
  /** This character does what only this character can. */
  | { readonly ability: CharacterId }
  /** A life came back by it. */
  | { readonly gift: CharacterId };

export interface Fallen {
  readonly seat: Seat;
  readonly role: Role;
  readonly cause: LossCause;
}

/** All a choreography of the dice game can make visible. */
export interface DiceStage extends TableStage {
  /** Sweeps the dice away, for a new turn. */
  clearDice(): void;
  tumble(roll: { thrown: readonly number[]; dice: readonly Face[]; throw: number }): Promise<void>;
  /** The dynamites shake, their fuses at an end. */
  igniteDice(): Promise<void>;
  /** All dice lie still and count. */
  settleDice(dice: readonly Face[]): Promise<void>;
  /** The dotted line of calm mode is this too. */
  fly(missile: Missile, from: Spot, to: Spot): Promise<void>;
  setPile(arrows: number): void;
  addArrows(seat: Seat, arrows: number): Promise<void>;
  /** The poster drops, the roles turn. */
  showFallen(fallen: readonly Fallen[]): Promise<void>;
}
