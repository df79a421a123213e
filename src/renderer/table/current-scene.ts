import type { Told } from '../../shared/games.ts';
import type { RoomView } from '../../shared/protocol/room.ts';
import type { Recent } from './scenes/recent.ts';
import type { Scene, Seen } from './scenes/scene.ts';
import type { Fit } from './stage/layout.ts';

interface Making<Kind> {
  /** Which kind of scene shows this. */
  kindFor(seen: Seen): Kind;
  /** A new one, on the stage. */
  make(kind: Kind): Scene;
}

/** As many as a host keeps for one who was away. */
const RECALLED = 10;

/** The scene that is on; a new one whenever the view wants another, or when the old one is not to be trusted any more. */
export class CurrentScene<Kind> {
  readonly #making: Making<Kind>;
  #on: { readonly kind: Kind; readonly scene: Scene } | null = null;
  #isSpoilt = false;
  #recalled: readonly Told[] = [];

  constructor(making: Making<Kind>) {
    this.#making = making;
  }

  /**
   * Makes everything as the view says; `recall` is what was told before, for a table that was not there.
   * @throws {Error} when not even a new scene can show it
   */
  settle(seen: Seen, recall: readonly Told[] | null): void {
    const kind = this.#making.kindFor(seen);
    const isSame = this.#on?.kind === kind;
    if (recall || !isSame) this.#recalled = recall ?? [];
    if (this.#on && isSame && !this.#isSpoilt) {
      try {
        this.#on.scene.update(seen);
        if (recall) this.#on.scene.recall?.(recall);
        return;
      } catch (fault) {
        console.error('a scene could not follow, so a new one is made:', fault);
      }
    }
    this.#leave();
    const scene = this.#making.make(kind);
    this.#on = { kind, scene };
    // Until it is shown without a fault.
    this.#isSpoilt = true;
    scene.show(seen);
    scene.recall?.(this.#recalled);
    this.#isSpoilt = false;
  }

  async play(told: Told, before: Seen): Promise<void> {
    this.#recalled = [...this.#recalled, told].slice(-RECALLED);
    try {
      await this.#on?.scene.play?.(told, before);
    } catch (fault) {
      // Half of it may hang in the air.
      this.#isSpoilt = true;
      throw fault;
    }
  }

  /** What is said across the table, at once. */
  hear(room: RoomView): void {
    this.#on?.scene.hear?.(room);
  }

  /** The next view gets a new scene: something that only a new one heeds has changed. */
  spoil(): void {
    this.#isSpoilt = true;
  }

  /** The last events, oldest first. */
  recent(): readonly Recent[] {
    return this.#on?.scene.recent?.() ?? [];
  }

  tick(): void {
    this.#on?.scene.tick?.();
  }

  resize(fit: Fit): void {
    this.#on?.scene.resize(fit);
  }

  #leave(): void {
    const scene = this.#on?.scene;
    this.#on = null;
    try {
      scene?.hide();
      scene?.destroy();
    } catch (fault) {
      console.error('a scene could not be put away:', fault);
    }
  }
}
