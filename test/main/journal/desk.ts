import * as fs from 'node:fs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import type { DealtGame } from '../../../src/main/host/dealt-game.ts';
import { dealGame } from '../../../src/main/host/dealt-game.ts';
import type { FileSystem } from '../../../src/main/journal/folder.ts';
import { Folder } from '../../../src/main/journal/folder.ts';
import { Journal } from '../../../src/main/journal/journal.ts';
import type { KeptGuest, KeptRoom } from '../../../src/main/journal/kept.ts';
import { randomPicks } from '../../../src/shared/bots/random.ts';
import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import type { GameId } from '../../../src/shared/games.ts';
import { DEFAULT_RULES } from '../../../src/shared/house-rules.ts';

export const BEGAN = Date.parse('2026-11-30T21:14:05.000Z');
export const LOG = pino({ level: 'silent' });

function aKeptGuest(guest: number, name: string, bot = false): KeptGuest {
  const tokenHash = bot ? null : String(guest).padStart(64, '0');
  return {
    guest,
    tokenHash,
    name,
    mark: 'cactus',
    colour: 'sky',
    minded: false,
    unhurried: false,
    left: false,
    muted: false,
    claim: null,
    bet: null,
    sees: false,
    book: null,
    pin: '0417',
  };
}

export function aKeptRoom(changes: Partial<KeptRoom> = {}): KeptRoom {
  return {
    phase: 'game',
    guests: [aKeptGuest(1, 'Ann'), aKeptGuest(2, 'Ben'), aKeptGuest(3, 'Dusty', true)],
    waiting: [],
    lead: 1,
    nextNo: 4,
    barred: [],
    game: 'dice',
    rules: DEFAULT_RULES,
    language: 'en',
    pace: 'normal',
    turnTime: 0,
    grace: 0,
    hush: false,
    sayings: 0,
    ghostsSee: true,
    seers: [],
    wins: [],
    ...changes,
  };
}

/** A data folder on which time is turned by hand, and whose file system can be made to refuse. */
export class Desk {
  readonly path = mkdtempSync(join(tmpdir(), 'saloon-journal-'));
  time = BEGAN;
  refuses: string | null = null;
  holds = true;
  /** What was asked of the file system, by name. */
  readonly calls: string[] = [];
  private readonly chance = stateRng({ rng: seedOf(5) });

  constructor() {
    onTestFinished(() => rmSync(this.path, { recursive: true, force: true }));
  }

  /** A host begins on the folder as it is now. */
  open(): Journal {
    const folder = new Folder(this.path, this.fileSystem());
    return new Journal({ folder, disk: 'kept', holds: () => this.holds, log: LOG, now: () => this.time });
  }

  deal(journal: Journal, id: GameId = 'dice', seed = 1): DealtGame {
    const room = aKeptRoom({ game: id });
    const { game } = dealGame(id, { players: room.guests.length, rules: room.rules, seed: seedOf(seed) });
    journal.deal(game, { seed: seedOf(seed), room });
    return game;
  }

  /** Answers at random, a second each. Stops at the end of the game. */
  play(journal: Journal, game: DealtGame, answers = Infinity): void {
    for (let i = 0; i < answers; i++) {
      const [open] = game.decisions();
      if (!open) return;
      this.time += 1000;
      const picks = randomPicks(open, this.chance);
      game.answer(open.seat, picks);
      const room = aKeptRoom({ game: game.id, phase: game.outcome() ? 'result' : 'game' });
      journal.answer(game, { decision: open.no, seat: open.seat, picks, by: 'person' }, room);
    }
  }

  files(): string[] {
    return fs.readdirSync(this.path).toSorted();
  }

  text(id = this.files()[0] ?? ''): string {
    return readFileSync(join(this.path, id), 'utf8');
  }

  /** What all files say, in alphabetical order. */
  texts(): string[] {
    return this.files().map(id => this.text(id));
  }

  overwrite(text: string | Buffer, id = this.files()[0] ?? ''): void {
    fs.writeFileSync(join(this.path, id), text);
  }

  private fileSystem(): FileSystem {
    const watched = (name: 'writeFileSync' | 'openSync' | 'fdatasyncSync') => ({
      [name]: (...args: unknown[]) => {
        this.calls.push(name);
        const refused = this.refuses !== null && (name !== 'openSync' || args[1] === 'w');
        if (refused && name === 'writeFileSync') fs.writeFileSync(args[0] as number, String(args[1]).slice(0, 20));
        if (refused) throw Object.assign(new Error(`${this.refuses}: no`), { code: this.refuses });
        return (fs[name] as (...args: unknown[]) => unknown)(...args);
      },
    });
    return { ...fs, ...watched('writeFileSync'), ...watched('openSync'), ...watched('fdatasyncSync') } as FileSystem;
  }
}
