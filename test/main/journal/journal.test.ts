import fc from 'fast-check';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Journal } from '../../../src/main/journal/journal.ts';
import { FORMAT, written } from '../../../src/main/journal/lines.ts';
import { readJournal } from '../../../src/main/journal/read.ts';
import { replayed } from '../../../src/main/journal/replay.ts';
import { stateHash } from '../../../src/main/journal/state-hash.ts';
import { GAMES } from '../../../src/shared/games.ts';
import { rulesets } from '../../../src/shared/rulesets.ts';
import { aKeptRoom, BEGAN, Desk } from './desk.ts';

describe.each(GAMES)('a game of %s', id => {
  test('is found as its last answer left it, whenever the host dies', () => {
    const desk = new Desk();
    const journal = desk.open();
    const game = desk.deal(journal, id);
    for (const answers of [0, 1, 30, 40, 60]) {
      desk.play(journal, game, answers);
      const found = desk.open().found;
      expect(found?.answered).toBe(desk.time);
      expect(stateHash(found?.game?.state() ?? {})).toBe(stateHash(game.state()));
      expect(found?.game?.decisions()).toEqual(game.decisions());
      expect(found?.room).toEqual(aKeptRoom({ game: id, phase: game.outcome() ? 'result' : 'game' }));
    }
  });

  test('goes on in the same file after it was found', () => {
    const desk = new Desk();
    const before = desk.open();
    desk.play(before, desk.deal(before, id), 25);
    const after = desk.open();
    const game = after.found?.game;
    if (!game) throw new Error('no game was found');
    desk.play(after, game);
    expect(desk.files()).toEqual([`2026-11-30T21-14-05-${id}.jsonl`]);
    expect(desk.open().found?.game?.outcome()).toEqual(game.outcome());
  });

  test('is found at the last whole line, wherever its end is torn off', () => {
    const desk = new Desk();
    const journal = desk.open();
    const game = desk.deal(journal, id);
    desk.play(journal, game, 6);
    const bytes = Buffer.from(desk.text());
    const lines = bytes.toString().split('\n').slice(0, -1);
    const hashes = lines.flatMap(line => /"hash":"([0-9a-f]{64})"/.exec(line)?.[1] ?? []);
    const from = Buffer.byteLength(
      lines
        .slice(0, -3)
        .map(line => `${line}\n`)
        .join(''),
    );
    let known = { whole: 0, state: '' };
    for (let cut = from; cut <= bytes.length; cut++) {
      const whole = bytes.subarray(0, cut).toString('latin1').split('\n').length - 1;
      const read = readJournal(bytes.subarray(0, cut).toString());
      if (known.whole !== whole) known = { whole, state: stateHash(replayed(read).state()) };
      // The title and the room come before the first line with a hash.
      if (read.lines.length !== whole || known.state !== hashes[whole - 3])
        throw new Error(`cut at ${cut}: line ${whole} leads to another state`);
    }
    desk.overwrite(bytes.subarray(0, -5));
    desk.open();
    expect(desk.text()).toBe(`${lines.slice(0, -1).join('\n')}\n`);
  });

  test('is refused by line and reason when anything in the middle was changed', () => {
    const desk = new Desk();
    const journal = desk.open();
    desk.play(journal, desk.deal(journal, id), 8);
    const bytes = Buffer.from(desk.text());
    const end = bytes.lastIndexOf('\n', bytes.length - 2);
    fc.assert(
      fc.property(fc.nat(end - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const other = Buffer.from(bytes);
        other[at] = (other[at] ?? 0) ^ flip;
        const line = bytes.subarray(0, at).toString('latin1').split('\n').length;
        expect(() => readJournal(other.toString())).toThrow(new RegExp(`^line (${line}|${line + 1}): `));
      }),
    );
  });
});

test('a line reads like what happened', () => {
  const desk = new Desk();
  const journal = desk.open();
  desk.play(journal, desk.deal(journal), 1);
  const [title, room, state, answer] = desk.text().split('\n');
  expect(JSON.parse(title ?? '')).toMatchObject({
    what: 'game',
    format: FORMAT,
    rules: rulesets.dice.version,
    game: 'dice',
    began: '2026-11-30T21:14:05.000Z',
    players: [
      { name: 'Ann', bot: false },
      { name: 'Ben', bot: false },
      { name: 'Dusty', bot: true },
    ],
  });
  expect(JSON.parse(room ?? '')).toMatchObject({ what: 'room', room: { lead: 1 } });
  expect(JSON.parse(state ?? '')).toMatchObject({ what: 'state', state: { decisionNo: 1 } });
  expect(JSON.parse(answer ?? '')).toMatchObject({ what: 'answer', decision: 1, by: 'person' });
});

test('nobody else on the computer can read it', () => {
  const desk = new Desk();
  desk.deal(desk.open());
  expect(statSync(join(desk.path, desk.files()[0] ?? '')).mode & 0o777).toBe(0o600);
});

test('an answer is one write and one flush', () => {
  const desk = new Desk();
  const journal = desk.open();
  const game = desk.deal(journal);
  desk.calls.length = 0;
  desk.play(journal, game, 1);
  expect(desk.calls).toEqual(['writeFileSync', 'fdatasyncSync']);
});

describe('a journal that is not for this host', () => {
  const changed = (change: object, desk = new Desk()) => {
    const journal = desk.open();
    desk.play(journal, desk.deal(journal), 3);
    const id = desk.files().at(-1);
    const [title = '', ...rest] = desk.text(id).split('\n');
    const { sum: _, ...fields } = JSON.parse(title) as Parameters<typeof written>[0] & { sum: string };
    const text = written({ ...fields, ...change } as Parameters<typeof written>[0]) + rest.join('\n');
    desk.overwrite(text, id);
    return { desk, text };
  };

  test.each([
    [{ rules: 7 }, `line 1: played by version 7 of the rules of dice; this host has ${rulesets.dice.version}`],
    [{ format: 9 }, `line 1: written in format 9; this host reads format ${FORMAT}`],
  ])('is refused with the reason, stays as it is and is listed: %o', (change, reason) => {
    const { desk, text } = changed(change);
    expect(() => readJournal(text)).toThrow(reason);
    const journal = desk.open();
    expect(journal.found).toBe(null);
    expect(journal.past).toMatchObject([{ game: 'dice', players: ['Ann', 'Ben', 'Dusty'], fits: false }]);
    desk.deal(journal);
    expect(desk.text('2026-11-30T21-14-05-dice.jsonl')).toBe(text);
  });

  test('an older one that can be read is found instead', () => {
    const desk = new Desk();
    const game = desk.deal(desk.open(), 'bang');
    desk.time += 3_600_000;
    changed({ rules: 7 }, desk);
    const after = desk.open();
    expect(after.past.map(({ fits }) => fits)).toEqual([false, true]);
    expect(after.found?.game?.state()).toEqual(game.state());
  });

  test('answers that lead elsewhere by the rules of today are refused at the first', () => {
    const desk = new Desk();
    const journal = desk.open();
    desk.play(journal, desk.deal(journal), 3);
    const lines = desk.text().split('\n');
    const { sum: _, ...fields } = JSON.parse(lines[4] ?? '') as Parameters<typeof written>[0] & { sum: string };
    lines[4] = written({ ...fields, hash: '0'.repeat(64) } as Parameters<typeof written>[0]).trimEnd();
    expect(() => replayed(readJournal(lines.join('\n')))).toThrow('line 5: it leads elsewhere by the rules of today');
  });
});

describe('a disk that refuses', () => {
  test.each([
    ['ENOSPC', 'full'],
    ['EROFS', 'read-only'],
    ['EACCES', 'read-only'],
    ['EIO', 'lost'],
  ])('%s: the table is told %s, the game goes on, and is kept whole once the disk takes it', (code, told) => {
    const desk = new Desk();
    const journal = desk.open();
    const game = desk.deal(journal);
    desk.play(journal, game, 5);
    expect(journal.disk).toBe('kept');
    desk.refuses = code;
    desk.play(journal, game, 10);
    expect(journal.disk).toBe(told);
    desk.refuses = null;
    desk.play(journal, game, 3);
    expect(journal.disk).toBe('kept');
    expect(desk.files()).toHaveLength(1);
    expect(stateHash(desk.open().found?.game?.state() ?? {})).toBe(stateHash(game.state()));
    expect(readJournal(desk.text()).answers).toHaveLength(18);
  });

  test('a full one keeps what was written before', () => {
    const desk = new Desk();
    const journal = desk.open();
    const game = desk.deal(journal);
    desk.play(journal, game, 5);
    const before = stateHash(game.state());
    desk.refuses = 'ENOSPC';
    desk.play(journal, game, 10);
    desk.refuses = null;
    expect(stateHash(desk.open().found?.game?.state() ?? {})).toBe(before);
  });

  test('a folder that was deleted is made again with the whole game', () => {
    const desk = new Desk();
    const journal = desk.open();
    const game = desk.deal(journal);
    desk.play(journal, game, 5);
    rmSync(desk.path, { recursive: true });
    desk.play(journal, game, 1);
    expect(journal.disk).toBe('kept');
    expect(readJournal(desk.text()).answers).toHaveLength(6);
  });

  test('a host that lost the folder to another writes no more', () => {
    const desk = new Desk();
    const sleeper = desk.open();
    const game = desk.deal(sleeper);
    desk.play(sleeper, game, 5);
    const other = desk.open();
    desk.holds = false;
    desk.play(sleeper, game, 5);
    expect(sleeper.disk).toBe('lost');
    expect(readJournal(desk.text()).answers).toHaveLength(5);
    expect(other.found?.answered).toBe(BEGAN + 5000);
  });
});

describe('past games', () => {
  test('are listed with their players and winners, the newest first', () => {
    const desk = new Desk();
    const journal = desk.open();
    const first = desk.deal(journal);
    desk.play(journal, first);
    const winners = first.outcome()?.winners.map(seat => ['Ann', 'Ben', 'Dusty'][seat]);
    const ended = desk.time;
    desk.deal(journal, 'bang');
    const listed = [
      {
        id: expect.stringMatching(/-bang\.jsonl$/) as string,
        game: 'bang',
        winners: null,
        began: ended,
        since: ended,
        played: ended,
      },
      { id: '2026-11-30T21-14-05-dice.jsonl', game: 'dice', winners, began: BEGAN, since: BEGAN, played: ended },
    ].map(game => ({ ...game, players: ['Ann', 'Ben', 'Dusty'], fits: true }));
    expect(journal.past).toEqual(listed);
    expect(desk.open().past).toEqual(listed);
  });

  test('are deleted one by one, never the one being played and nothing that is not listed', () => {
    const desk = new Desk();
    const journal = desk.open();
    desk.play(journal, desk.deal(journal));
    const old = desk.files()[0] ?? '';
    desk.deal(journal, 'bang');
    const running = journal.past[0]?.id ?? '';
    for (const id of ['', '..', `../${old}`, `./${old}`, join(desk.path, old), 'nobody.jsonl'])
      expect(journal.forget(id)).toEqual({ code: 'unknown-past' });
    expect(journal.forget(running)).toEqual({ code: 'game-running' });
    expect(journal.forget(old)).toBe(null);
    expect(desk.files()).toEqual([running]);
    expect(journal.past.map(({ id }) => id)).toEqual([running]);
  });

  test('two dealt in one second have a file each', () => {
    const desk = new Desk();
    const journal = desk.open();
    desk.deal(journal);
    desk.deal(journal);
    expect(desk.files()).toEqual(['2026-11-30T21-14-05-dice-2.jsonl', '2026-11-30T21-14-05-dice.jsonl']);
  });
});

describe('after a game', () => {
  const finished = () => {
    const desk = new Desk();
    const journal = desk.open();
    const game = desk.deal(journal);
    desk.play(journal, game);
    return { desk, journal, game };
  };

  test('the same evening is found with its result, and its lobby without', () => {
    const { desk, journal, game } = finished();
    expect(desk.open().found?.game?.outcome()).toEqual(game.outcome());
    journal.keep(aKeptRoom({ phase: 'lobby', wins: [[1, 1]] }));
    const found = desk.open().found;
    expect(found?.game).toBe(null);
    expect(found?.room.wins).toEqual([[1, 1]]);
  });

  test('the next evening begins anew', () => {
    const { desk } = finished();
    desk.time += 13 * 3_600_000;
    expect(desk.open().found).toBe(null);
  });
});

test('a game that the table put away is over without a winner', () => {
  const desk = new Desk();
  const journal = desk.open();
  desk.play(journal, desk.deal(journal), 5);
  journal.keep(aKeptRoom({ phase: 'lobby' }));
  expect(journal.past).toMatchObject([{ winners: [] }]);
  expect(desk.open().found).toMatchObject({ game: null, room: { phase: 'lobby' } });
});

test('of two games the later is found, also when the clock was set back between them', () => {
  const desk = new Desk();
  const journal = desk.open();
  desk.play(journal, desk.deal(journal));
  desk.time -= 3_600_000;
  const later = desk.deal(journal, 'dice', 2);
  desk.play(journal, later, 5);
  expect(stateHash(desk.open().found?.game?.state() ?? {})).toBe(stateHash(later.state()));
});

test('an evening that nobody wanted is not found again', () => {
  const desk = new Desk();
  const journal = desk.open();
  desk.play(journal, desk.deal(journal), 5);
  journal.drop();
  expect(desk.open().found).toBe(null);
  expect(desk.open().past).toMatchObject([{ winners: null, fits: true }]);
});

test('the time that was left is found again', () => {
  const desk = new Desk();
  const journal = desk.open();
  const game = desk.deal(journal);
  desk.play(journal, game, 2);
  journal.left([{ decision: 2, ms: 12_500 }]);
  expect(desk.open().found?.left).toEqual([{ decision: 2, ms: 12_500 }]);
});

test('without a folder nothing is kept and the table knows', () => {
  const desk = new Desk();
  const journal = new Journal(null);
  desk.play(journal, desk.deal(journal), 3);
  expect(journal.disk).toBe('none');
  expect(desk.files()).toEqual([]);
});
