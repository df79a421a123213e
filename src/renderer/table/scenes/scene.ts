import type { Container } from 'pixi.js';
import type { GameView, Told } from '../../../shared/games.ts';
import type { You } from '../../../shared/protocol/messages.ts';
import type { Desk, HostTime, RoomView } from '../../../shared/protocol/room.ts';
import type { BangWords } from '../../../shared/text/bang/words.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { Fit } from '../stage/layout.ts';
import type { Recent } from './recent.ts';
import type { Sound } from '../stage/sound.ts';
import type { Frames, Timeline } from '../stage/timeline.ts';

/** What the table knows at one moment. */
export interface Seen {
  readonly room: RoomView;
  readonly game: GameView | null;
  readonly you: You;
  /** What this page's own clock is behind the host's, in milliseconds. */
  readonly offset: number;
  /** For the host's window. */
  readonly desk: Desk | null;
}

/** What a scene works with; handed down from `main.ts`, imported by nobody. */
export interface Tools {
  readonly frames: Frames;
  readonly timeline: Timeline;
  readonly sound: Sound;
  /** Says this line aloud, where somebody wants that. */
  narrate(sentence: string): void;
  /** No shake, flash, tilt, rays or flight; order and holds stay. */
  readonly calm: boolean;
  /** By the host's clock. */
  now(): HostTime;
  words(): Catalogue;
  /** The event of this type is what is seen now. */
  showing(type: string): void;
  /** Those of the card game. */
  bang(): BangWords;
}

/**
 * One of the television's screens. `root` is in design pixels of the 1920 × 1080 stage, already scaled and placed.
 * Whoever changes something outside an animation calls `frames.touch()`.
 */
export interface Scene {
  readonly root: Container;
  /** Comes in with what is known; called once, before any `update`. */
  show(seen: Seen): void;
  /** Makes everything as the view says, whatever was shown before. */
  update(seen: Seen): void;
  /** Tells what happened; `before` is the view it happened to. Settles when it was told. */
  play?(told: Told, before: Seen): Promise<void>;
  /** People talk: at once, while something is still being told. */
  hear?(room: RoomView): void;
  /** What was told before this table was here, oldest first. */
  recall?(told: readonly Told[]): void;
  /** The last events, oldest first. */
  recent?(): readonly Recent[];
  resize(fit: Fit): void;
  /** Time has passed, half a second or so; touches the frames only when that changes the picture. */
  tick?(): void;
  hide(): void;
  destroy(): void;
}
