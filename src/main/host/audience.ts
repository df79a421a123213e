import type { Viewer } from '../../shared/engine/seats.ts';
import type { Story, You } from '../../shared/protocol/messages.ts';
import { PROTOCOL } from '../../shared/protocol/messages.ts';
import type { Desk } from '../../shared/protocol/room.ts';
import type { News } from './dealt-game.ts';
import { Parts } from './parts.ts';
import type { Room } from './room.ts';
import type { Screen } from './screen.ts';
import type { Guest } from './seating.ts';
import type { Timers } from './timers.ts';

/** What happened as JSON text, for each viewer; undefined for one who learns nothing of it. */
export type Tale = (viewer: Viewer) => string | undefined;

/** Put into words once for each viewer. */
export function taleOf(news: News | null): Tale {
  const texts = new Map<Viewer, string | undefined>();
  return viewer => {
    if (!texts.has(viewer)) texts.set(viewer, JSON.stringify(news?.(viewer) ?? undefined));
    return texts.get(viewer);
  };
}

/** All screens, and what each was sent: everything at first, then what changed of what it may know. */
export class Audience {
  readonly screens = new Set<Screen>();
  private readonly room: Room;
  private readonly timers: Timers;
  private readonly roomParts = new Parts();
  private readonly gameParts = new Parts();

  constructor(room: Room, timers: Timers) {
    this.room = room;
    this.timers = timers;
    this.roomParts.changed(room.view());
  }

  of(guest: Guest): Screen | undefined {
    return [...this.screens].find(screen => screen.guest === guest);
  }

  /** The public part is made and serialised once for all screens; a private part goes to its owner alone. */
  tell(tale: Tale, { step, hold }: { step: number; hold: boolean }): void {
    const room = this.roomParts.changed(this.room.view());
    const game = this.gameParts.changed(this.room.gameView());
    const open = members({ room, game });
    for (const screen of this.screens) {
      const told = tale(this.room.viewerOf(screen.guest));
      const all = members({ open, told, ...this.privateParts(screen) });
      if (all !== undefined) screen.update(step, all, { hold: hold && screen.kind === 'phone' });
    }
  }

  welcome(screen: Screen): void {
    const you = this.you(screen);
    const own = this.room.ownView(screen.guest);
    const desk = this.deskOf(you);
    screen.you = JSON.stringify(you);
    for (const [parts, view] of [
      [screen.own, own],
      [screen.desk, desk],
    ] as const) {
      parts.changed(null);
      parts.changed(view);
    }
    const now = this.timers.now();
    const story: Story = { nth: 0, recent: [] };
    const all = {
      protocol: PROTOCOL,
      now,
      you,
      desk,
      room: this.room.view(),
      game: this.room.gameView(),
      own,
      truth: null,
      story,
    };
    screen.welcome(JSON.stringify(all).slice(1, -1));
  }

  you({ guest, holdsKey, tokenHash }: Screen): You {
    return this.room.you(guest, { holdsKey, tokenHash });
  }

  private privateParts(screen: Screen): Record<'you' | 'own' | 'desk', string | undefined> {
    const you = this.you(screen);
    const own = screen.own.changed(this.room.ownView(screen.guest));
    const desk = screen.desk.changed(this.deskOf(you));
    const text = JSON.stringify(you);
    const news = text === screen.you ? undefined : text;
    screen.you = text;
    return { you: news, own, desk };
  }

  private deskOf({ steers }: You): Desk | null {
    return steers ? this.room.desk() : null;
  }
}

/** Members of a JSON object from serialised parts; `open` is members already. */
function members(parts: Readonly<Record<string, string | undefined>>): string | undefined {
  const list = Object.entries(parts).flatMap(([key, text]) =>
    text === undefined ? [] : [key === 'open' ? text : `"${key}":${text}`],
  );
  return list.length > 0 ? list.join(',') : undefined;
}
