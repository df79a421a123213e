import type { Seat } from '../../../shared/engine/seats.ts';
import type { SoundName } from '../stage/sound.ts';

/** A line of the corner that tells the last events in pictures; `What` is the game's own list of things that happen. */
export interface Note<What> {
  readonly what: What;
  readonly from: Seat | null;
  readonly to: Seat | null;
  readonly change: number | null;
}

/**
 * What the choreography of any game can make visible. Each settles when it has been seen; times are at normal pace.
 * A game's own stage adds what only it has on the table. The screen implements it with sprites, a test with a list.
 */
export interface TableStage {
  /** No shaking, flashing or flying: a dotted line from cause to effect and cross-fades instead. */
  readonly calm: boolean;
  hold(ms: number): Promise<void>;
  sound(name: SoundName): void;

  /** The gun coin slides to this seat. */
  passTurn(seat: Seat): Promise<void>;
  /** The shooter pulls back before it goes. */
  lean(seat: Seat): Promise<void>;
  aim(seats: readonly Seat[]): Promise<void>;
  flash(seat: Seat): Promise<void>;
  shake(seats: readonly Seat[]): Promise<void>;
  smoke(seats: readonly Seat[]): Promise<void>;
  /** Everything points at nobody again. */
  relax(): void;
  /** `bright` stays: the evening is won. */
  lamp(to: 'dimmed' | 'lit' | 'bright'): Promise<void>;
  /** Arrows from the dark at these seats. */
  volley(seats: readonly Seat[]): Promise<void>;
  /** The gun turns to each of them; `hits`: and they shake. */
  sweepGatling(by: Seat, at: readonly Seat[], hits: boolean): Promise<void>;
  explode(seat: Seat): Promise<void>;
  /** These have one life left. */
  lastLife(seats: readonly Seat[]): Promise<void>;
  /** The seat's character on a sign, and whom it does something to. */
  showAbility(seat: Seat, on: Seat | null): Promise<void>;

  setLife(seat: Seat, life: number): Promise<void>;
  /** Away with the posters of the fallen; their panels are grey. */
  bury(seats: readonly Seat[]): Promise<void>;
  living(): readonly Seat[];
}
