import type { Noted } from '../../shared/deeds.ts';
import { withDeed } from '../../shared/deeds.ts';
import type { Viewer } from '../../shared/engine/seats.ts';
import type { Told } from '../../shared/games.ts';
import type { Story } from '../../shared/protocol/messages.ts';
import type { LifeChange } from '../../shared/turning.ts';
import type { Deeds, KeptChronicle } from '../journal/kept.ts';

/** What happened, as each viewer may be told it; null for a viewer who learns nothing of it. */
export type News = (viewer: Viewer) => Told | null;

/** News that a screen which was away is told: some 4 kB, and more than anybody reads. */
const MOST_TOLD_AGAIN = 20;

/** What was told of one game: how many times, the last of it, and what all of it came to. */
export class Chronicle {
  /** Number of the last news; 0 before the first. */
  nth: number;
  /** What each seat did to others. */
  deeds: Deeds;
  /** What of the last news is remembered. */
  lately: readonly Noted[] = [];
  private recent: readonly News[] = [];
  private round: number;
  private readonly changes: LifeChange[];

  constructor({ nth, round, deeds, lives }: KeptChronicle) {
    this.nth = nth;
    this.round = round;
    this.deeds = deeds;
    this.changes = [...lives];
  }

  /** Of a game that nothing was told of yet. */
  static of(players: number): Chronicle {
    return new Chronicle({ nth: 0, round: 0, deeds: Array.from({ length: players }, () => []), lives: [] });
  }

  note(news: News, all: readonly Noted[]): void {
    this.nth++;
    this.lately = all;
    this.recent = [...this.recent, news].slice(-MOST_TOLD_AGAIN);
    for (const noted of all) this.remember(noted);
  }

  /** As this viewer was told it. @param nth the last of it, when what came after is not for him yet */
  story(viewer: Viewer, nth = this.nth): Story {
    const known = this.recent.slice(0, Math.max(0, this.recent.length - (this.nth - nth)));
    return { nth, recent: known.flatMap(news => news(viewer) ?? []) };
  }

  /** Everybody's, in the order in which they came. */
  get lives(): readonly LifeChange[] {
    return this.changes;
  }

  kept(): KeptChronicle {
    const { nth, round, deeds, changes } = this;
    return { nth, round, deeds: deeds.map(own => own.map(one => [...one])), lives: changes.map(one => [...one]) };
  }

  private remember(noted: Noted): void {
    switch (noted.note) {
      case 'round':
        this.round = noted.round;
        return;
      case 'deed':
        this.deeds = withDeed(this.deeds, noted);
        return;
      case 'life':
        this.changes.push([noted.seat, noted.life, noted.by, this.round]);
        return;
      default:
        noted satisfies never;
    }
  }
}
