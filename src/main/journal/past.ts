import type { PastGame } from '../../shared/protocol/room.ts';
import type { Folder } from './folder.ts';
import type { Line, LineOf, Title } from './lines.ts';
import { beginning, readLine } from './lines.ts';
import { misfit, titleOf, wholeLines } from './read.ts';

export const ENDING = '.jsonl';

/** The newest games in the folder, as far as their first line is the title of one. */
export class PastGames {
  private games: readonly PastGame[];
  private readonly most: number;

  constructor(folder: Folder, most: number) {
    this.most = most;
    // Named after the moment they began.
    const newest = folder.names(ENDING).slice(-most);
    this.games = inOrder(newest.flatMap(id => listed(folder, id)));
  }

  /** The later ones first. */
  get all(): readonly PastGame[] {
    return this.games;
  }

  byId(id: string): PastGame | undefined {
    return this.games.find(game => game.id === id);
  }

  /** Puts a game into the list, in place of what was listed of it. */
  list(id: string, title: Title, { played, winners }: Pick<PastGame, 'played' | 'winners'>): void {
    const others = this.games.filter(game => game.id !== id);
    this.games = inOrder([pastGame(id, title, { played, winners }), ...others]).slice(0, this.most);
  }

  remove(id: string): void {
    this.games = this.games.filter(game => game.id !== id);
  }

  /** After every game before it, also when the clock was set back: the newest is the one to go on with. */
  next(now: number): string {
    return new Date(Math.max(now, (this.games[0]?.since ?? -Infinity) + 1)).toISOString();
  }
}

const inOrder = (games: readonly PastGame[]): PastGame[] => games.toSorted((a, b) => b.since - a.since);

function listed(folder: Folder, id: string): PastGame[] {
  const lines = linesOf(folder, id);
  const head = titleOf(lines[0]);
  if (!head) return [];
  const winners = last(lines, 'end')?.winners ?? null;
  return [pastGame(id, head, { winners, played: Date.parse(last(lines, 'answer')?.at ?? head.began) })];
}

function pastGame(id: string, head: Title, { played, winners }: Pick<PastGame, 'played' | 'winners'>): PastGame {
  const { game, began, takenUp = began, players } = head;
  return {
    id,
    began: Date.parse(began),
    since: Date.parse(takenUp),
    played,
    game,
    players: players.map(({ name }) => name),
    winners,
    fits: misfit(head) === null,
  };
}

function linesOf(folder: Folder, id: string): string[] {
  try {
    return wholeLines(folder.read(id));
  } catch {
    return [];
  }
}

function last<What extends Line['what']>(lines: readonly string[], what: What): LineOf<What> | null {
  const written = lines.findLast(line => line.startsWith(beginning(what)));
  const read = written === undefined ? null : readLine(written);
  return read && 'line' in read ? (read.line as LineOf<What>) : null;
}
