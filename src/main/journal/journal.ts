import type { Logger } from 'pino';
import type { Refusal } from '../../shared/protocol/messages.ts';
import type { Disk, PastGame } from '../../shared/protocol/room.ts';
import type { RngState } from '../../shared/engine/rng.ts';
import type { DealtGame } from '../host/dealt-game.ts';
import type { Folder } from './folder.ts';
import { diskAfter } from './folder.ts';
import type { Found } from './found.ts';
import { findEvening, readEvening } from './found.ts';
import type { KeptRoom } from './kept.ts';
import type { Line, LineOf, TimeLeft, Title } from './lines.ts';
import { written } from './lines.ts';
import { PastGames } from './past.ts';
import { stateHash } from './state-hash.ts';
import { freeId, linesUnder, newTitle } from './title.ts';

/** Answers between two states in full. */
const STATE_EVERY = 50;
/** Milliseconds until a disk that refused is tried again. */
const TRY_AGAIN = 2000;
/** Past games that are listed. */
const MOST_LISTED = 100;

const NONE: readonly PastGame[] = [];

export interface JournalOptions {
  readonly folder: Folder;
  /** Whether the folder could be written to when the host began. */
  readonly disk: Exclude<Disk, 'none'>;
  /** False once the folder is another host's. */
  readonly holds: () => boolean;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Who answered: somebody at his phone, or a bot, be it for him. */
export type Answerer = LineOf<'answer'>['by'];

interface Answered {
  readonly decision: number;
  readonly seat: number;
  readonly picks: readonly number[];
  readonly by: Answerer;
}

/** The file being written. */
interface Current {
  readonly id: string;
  readonly title: Title;
  /** All of it, for a disk that comes back. */
  readonly lines: string[];
  /** Null while the disk refuses. */
  handle: number | null;
  room: string;
  answers: number;
  /** Epoch milliseconds of the last of them, or of the deal. */
  played: number;
  over: boolean;
}

/**
 * Keeps every game in a file of its own, line by line. A call returns when its line is on the disk, or when the disk
 * refused it: then the game goes on in memory, and the whole file is written again once there is room.
 */
export class Journal {
  /** What was on disk when the host began. */
  readonly found: Found | null;
  private readonly options: JournalOptions | null;
  private current: Current | null = null;
  private state: Disk;
  private tryAt = 0;
  private readonly games: PastGames | null;

  /** @param options null: nothing is kept */
  constructor(options: JournalOptions | null) {
    this.options = options;
    this.state = options?.disk ?? 'none';
    this.games = options && new PastGames(options.folder, MOST_LISTED);
    this.found = options && findEvening(options, this.past);
    if (this.found) this.takeUp(this.found);
  }

  get disk(): Disk {
    return this.state;
  }

  /** The newest first. */
  get past(): readonly PastGame[] {
    return this.games?.all ?? NONE;
  }

  /** Returns when that was, in epoch milliseconds; null where nothing is kept. */
  deal(game: DealtGame, { seed, room }: { seed: RngState; room: KeptRoom }): number | null {
    if (!this.options) return null;
    this.shut();
    const head = newTitle(game.id, { room, seed, began: this.next() });
    const id = freeId(head, this.options.folder);
    const lines = [head, this.roomLine(room), stateLine(game)].map(written);
    const played = Date.parse(head.began);
    this.current = {
      id,
      title: head,
      lines,
      handle: null,
      room: JSON.stringify(room),
      answers: 0,
      played,
      over: false,
    };
    this.list(this.current, null);
    this.writeWhole(this.current);
    return played;
  }

  /** @param room as the answer left it */
  answer(game: DealtGame, answered: Answered, room: KeptRoom): void {
    const { current } = this;
    if (!current) return;
    const state = game.state();
    const { decision, seat, picks, by } = answered;
    const at = this.at();
    const lines: Line[] = [{ what: 'answer', decision, seat, picks: [...picks], by, at, hash: stateHash(state) }];
    current.played = Date.parse(at);
    const winners = game.outcome()?.winners.map(winner => current.title.players[winner]?.name ?? '');
    if (++current.answers % STATE_EVERY === 0 || winners) lines.push(stateLine(game));
    if (winners) lines.push(this.ended(current, winners));
    lines.push(...this.changed(current, room));
    this.write(current, lines);
  }

  /** Writes the room when it is not as it was written last. */
  keep(room: KeptRoom): void {
    const { current } = this;
    if (!current) return;
    // In the lobby no game goes on: the table has put it away.
    const end = room.phase === 'lobby' && !current.over ? [this.ended(current, [])] : [];
    this.write(current, [...end, ...this.changed(current, room)]);
  }

  /** How much time is left of running deadlines. */
  left(left: readonly TimeLeft[]): void {
    const { current } = this;
    if (current && !current.over) this.write(current, [{ what: 'left', left: [...left] }]);
  }

  /** Nobody wants to go on with the evening. */
  drop(): void {
    const { current } = this;
    if (current) {
      this.write(current, [{ what: 'dropped', at: this.at() }]);
      this.list(current, null);
    }
    this.shut();
  }

  /** Goes on in the file of a game that was broken off. From the next start on, this is the evening to be found. */
  reopen(id: string): Found | Refusal {
    const past = this.games?.byId(id);
    if (!this.options || !past) return { code: 'unknown-past' };
    if (!past.fits) return { code: 'past-unfit' };
    const { folder, log } = this.options;
    try {
      const found = readEvening(folder, id);
      const { end, title, lines } = found.journalled;
      if (end) return { code: 'past-over' };
      this.shut();
      const again = { ...title, takenUp: this.next() };
      this.takeUp({ ...found, journalled: { ...found.journalled, title: again, lines: linesUnder(again, lines) } });
      return found;
    } catch (error) {
      log.warn({ file: id, why: String(error) }, 'this game cannot be taken up; its file stays as it is');
      return { code: 'past-damaged', file: id };
    }
  }

  /** Deletes a past game, and no file that is not listed as one. */
  forget(id: string): Refusal | null {
    const { options } = this;
    if (!options || !this.games?.byId(id)) return { code: 'unknown-past' };
    if (this.current?.id === id) {
      if (!this.current.over) return { code: 'game-running' };
      this.shut();
    }
    try {
      options.folder.remove(id);
    } catch (error) {
      options.log.warn({ file: id, error: String(error) }, 'a past game could not be deleted');
      return { code: 'unknown-past' };
    }
    this.games.remove(id);
    return null;
  }

  close(): void {
    this.shut();
  }

  /** Goes on in the same file, whole again: what was torn off is gone, and another host's handle leads nowhere. */
  private takeUp({ id, journalled }: Found): void {
    const { title, lines, answers, room, end, answered } = journalled;
    this.current = {
      id,
      title,
      lines: lines.map(line => `${line}\n`),
      handle: null,
      room: JSON.stringify(room),
      answers: answers.length,
      played: answered,
      over: end !== null,
    };
    this.list(this.current, end?.winners ?? null);
    this.writeWhole(this.current);
  }

  private ended(current: Current, winners: string[]): LineOf<'end'> {
    current.over = true;
    this.list(current, winners);
    return { what: 'end', winners, at: this.at() };
  }

  private changed(current: Current, room: KeptRoom): Line[] {
    const text = JSON.stringify(room);
    if (text === current.room) return [];
    current.room = text;
    return [this.roomLine(room)];
  }

  private roomLine(room: KeptRoom): LineOf<'room'> {
    return { what: 'room', at: this.at(), room };
  }

  private write(current: Current, lines: readonly Line[]): void {
    const { options } = this;
    if (!options || lines.length === 0) return;
    const text = lines.map(written).join('');
    current.lines.push(text);
    if (current.handle === null) {
      if (options.now() >= this.tryAt) this.writeWhole(current);
      return;
    }
    try {
      options.folder.append(current.handle, text);
    } catch {
      // Half a line may stand there now, so nothing is ever put behind it.
      this.writeWhole(current);
    }
  }

  private writeWhole(current: Current): void {
    if (!this.options) return;
    const { folder, holds, log, now } = this.options;
    this.closeHandle(current);
    try {
      if (!holds()) throw new Error('another host has taken the folder over');
      current.handle = folder.replace(current.id, current.lines.join(''));
      if (this.state !== 'kept') log.info('the game is kept again');
      this.state = 'kept';
    } catch (error) {
      const disk = diskAfter(error);
      if (disk !== this.state) log.error({ error: String(error) }, 'the game cannot be kept; it goes on in memory');
      this.state = disk;
      this.tryAt = now() + TRY_AGAIN;
    }
  }

  private shut(): void {
    if (this.current) this.closeHandle(this.current);
    this.current = null;
  }

  private closeHandle(current: Current): void {
    const { handle } = current;
    current.handle = null;
    if (handle === null) return;
    try {
      this.options?.folder.close(handle);
    } catch (error) {
      this.options?.log.warn({ error: String(error) }, 'a file did not close');
    }
  }

  private list({ id, title, played }: Current, winners: readonly string[] | null): void {
    this.games?.list(id, title, { played, winners });
  }

  private next(): string {
    return this.games?.next(this.options?.now() ?? 0) ?? this.at();
  }

  private at(): string {
    return new Date(this.options?.now() ?? 0).toISOString();
  }
}

function stateLine(game: DealtGame): LineOf<'state'> {
  const state = game.state();
  return { what: 'state', hash: stateHash(state), state: { ...state }, told: game.chronicle.kept() };
}
