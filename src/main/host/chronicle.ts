import type { Viewer } from '../../shared/engine/seats.ts';
import type { Told } from '../../shared/games.ts';
import type { Story } from '../../shared/protocol/messages.ts';

/** What happened, as each viewer may be told it; null for a viewer who learns nothing of it. */
export type News = (viewer: Viewer) => Told | null;

/** News that a screen which was away is told: some 4 kB of a card game, and more than anybody reads. */
const MOST_TOLD_AGAIN = 20;

/** What was told of one game: how many times, and the last of it. */
export class Chronicle {
  /** Number of the last news; 0 before the first. */
  nth = 0;
  private recent: readonly News[] = [];

  note(news: News): void {
    this.nth++;
    this.recent = [...this.recent, news].slice(-MOST_TOLD_AGAIN);
  }

  /** As this viewer was told it. @param nth the last of it, when what came after is not for him yet */
  story(viewer: Viewer, nth = this.nth): Story {
    const known = this.recent.slice(0, Math.max(0, this.recent.length - (this.nth - nth)));
    return { nth, recent: known.flatMap(news => news(viewer) ?? []) };
  }
}
