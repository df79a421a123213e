import type { JSX } from 'preact';
import type { Language } from '../../shared/protocol/room.ts';

/** What a game brings to the page. Its code and words are fetched by whoever plays it, and by nobody else. */
export interface GamePart {
  /** Fetches the words ahead. */
  prefetch(language: Language): Promise<unknown>;
  /** While it is played; without a seat, as the room sees it. */
  Game(): JSX.Element;
  /** When it is over. */
  Ended(): JSX.Element;
}
