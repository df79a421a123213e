import type { Viewer } from '../../shared/engine/seats.ts';
import type { You } from '../../shared/protocol/messages.ts';
import { PROTOCOL } from '../../shared/protocol/messages.ts';
import type { Desk, RoomView } from '../../shared/protocol/room.ts';
import type { News } from './chronicle.ts';
import type { Moment } from './moment.ts';
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
  private readonly talkParts = new Parts();
  private readonly gameParts = new Parts();
  /** What phones know, and then what they will, by its steps; one alone while they know everything. */
  private moments: readonly { readonly step: number; readonly moment: Moment }[];

  constructor(room: Room, timers: Timers) {
    this.room = room;
    this.timers = timers;
    const moment = room.moment();
    this.moments = [{ step: 0, moment }];
    this.roomChanges(moment.room);
  }

  of(guest: Guest): Screen | undefined {
    return [...this.screens].find(screen => screen.guest === guest);
  }

  /** The public part is made and serialised once for all screens; a private part goes to its owner alone. */
  tell(tale: Tale, { step, hold, caughtUp }: { step: number; hold: boolean; caughtUp: boolean }): void {
    const moment = this.room.moment();
    this.moments = [...(caughtUp ? [] : this.moments), { step, moment }];
    const { room, talk } = this.roomChanges(moment.room);
    const game = this.gameParts.changed(moment.game);
    const open = members({ room, game });
    const withTalk = talk === undefined ? open : members({ room: merged(room, talk), game });
    const nth = String(this.room.played.dealt?.chronicle.nth ?? 0);
    for (const screen of this.screens) {
      const holds = hold && screen.kind === 'phone';
      const apart = holds || screen.isWaiting;
      if (apart && talk !== undefined) screen.aside(`"room":${talk}`);
      if (screen.isBehind) continue;
      const told = tale(moment.viewerOf(screen.guest));
      const all = members({
        open: apart ? open : withTalk,
        told,
        nth: told === undefined ? undefined : nth,
        ...this.privateParts(screen, moment),
      });
      if (all !== undefined) screen.update(step, all, { hold: holds });
    }
  }

  /** Phones may know what happened up to `step`. */
  release(step: number): void {
    const last = this.moments.findLastIndex(moment => moment.step <= step);
    this.moments = this.moments.slice(Math.max(0, last));
    for (const screen of this.screens) {
      if (screen.isBehind) this.welcome(screen);
      else screen.release(step);
    }
  }

  welcome(screen: Screen): void {
    const moment = this.knownTo(screen);
    const you = this.room.you(screen, moment);
    const own = moment.ownView(screen.guest);
    const received = moment.received(screen.guest, this.room.played.lastAnswerOf(screen.guest));
    const desk = this.deskOf(you);
    const truth = moment.truth(screen.guest);
    screen.you = JSON.stringify(you);
    screen.isBehind = this.isHeldFrom(screen);
    for (const [parts, view] of [
      [screen.own, own],
      [screen.desk, desk],
      [screen.truth, truth],
    ] as const) {
      parts.changed(null);
      parts.changed(view);
    }
    const now = this.timers.now();
    const { game } = moment;
    const room = { ...moment.room, talk: this.room.talk.spoken };
    const story = moment.story(screen.guest);
    const all = { protocol: PROTOCOL, now, you, desk, room, game, own, received, truth, story };
    screen.welcome(JSON.stringify(all).slice(1, -1));
  }

  you(screen: Screen): You {
    return this.room.you(screen, this.knownTo(screen));
  }

  /** For phones, what they have been told; for tables, all there is. */
  knownTo(screen: Screen): Moment {
    const [known] = this.moments;
    return known && this.isHeldFrom(screen) ? known.moment : this.room.moment();
  }

  /** Talk apart from the rest: it is no part of the story, so that it waits for none. */
  private roomChanges({ talk, ...rest }: RoomView): { room: string | undefined; talk: string | undefined } {
    return { room: this.roomParts.changed(rest), talk: this.talkParts.changed({ talk }) };
  }

  private isHeldFrom({ kind }: Screen): boolean {
    return kind === 'phone' && this.moments.length > 1;
  }

  private privateParts(screen: Screen, moment: Moment): Record<'you' | 'own' | 'desk' | 'truth', string | undefined> {
    const you = this.room.you(screen, moment);
    const own = screen.own.changed(moment.ownView(screen.guest));
    const desk = screen.desk.changed(this.deskOf(you));
    const truth = screen.truth.changed(moment.truth(screen.guest));
    const text = JSON.stringify(you);
    const news = text === screen.you ? undefined : text;
    screen.you = text;
    return { you: news, own, desk, truth };
  }

  private deskOf({ steers }: You): Desk | null {
    return steers ? this.room.desk() : null;
  }
}

/** Two objects as JSON, in one. */
function merged(one: string | undefined, other: string): string {
  return one === undefined ? other : `${one.slice(0, -1)},${other.slice(1)}`;
}

/** Members of a JSON object from serialised parts; `open` is members already. */
function members(parts: Readonly<Record<string, string | undefined>>): string | undefined {
  const list = Object.entries(parts).flatMap(([key, text]) =>
    text === undefined ? [] : [key === 'open' ? text : `"${key}":${text}`],
  );
  return list.length > 0 ? list.join(',') : undefined;
}
