import type { Told } from '../../shared/games.ts';
import type { Seen } from './scenes/scene.ts';
import type { Timeline } from './stage/timeline.ts';

/** One message of the host, laid over what came before. */
export interface News {
  readonly seq: number;
  readonly seen: Seen;
  readonly told: Told | null;
  /** Given when this is no change but everything, after a (re)connection or a gap: what was told before. */
  readonly recall?: readonly Told[];
}

export interface Show {
  /** Tells what happened to `before`; settles when it was told. */
  play(told: Told, before: Seen): Promise<void>;
  /** Makes everything as this says. Events explain, the view decides. */
  settle(seen: Seen, recall: readonly Told[] | null): void;
  shown(seq: number): void;
  /** This is about to be shown. */
  tell?(told: Told, seen: Seen): void;
}

/** More batches than this in the queue, and the older ones end at once. */
const PATIENCE = 3;

/** Shows the news one after the other; a table that fell behind catches up by skipping, never by leaving out. */
export class Feed {
  readonly #timeline: Timeline;
  readonly #show: Show;
  #last: Seen | null = null;

  constructor(timeline: Timeline, show: Show) {
    this.#timeline = timeline;
    this.#show = show;
  }

  hear(news: News): void {
    const before = this.#last;
    this.#last = news.seen;
    const isSkipped = before !== null && news.seen.room.skips > before.room.skips;
    if (isSkipped || news.recall || this.#timeline.waiting >= PATIENCE) this.#timeline.skip();
    const told = this.#timeline.play(async () => {
      try {
        if (before && news.told) {
          this.#show.tell?.(news.told, news.seen);
          await this.#show.play(news.told, before);
        }
      } catch (fault) {
        console.error('an event could not be shown:', fault);
      }
      try {
        this.#show.settle(news.seen, news.recall ?? null);
      } finally {
        // Whatever this screen has come to, the phones must not wait for it.
        this.#show.shown(news.seq);
      }
    });
    told.catch((fault: unknown) => console.error('a view could not be shown:', fault));
  }
}
