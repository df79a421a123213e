import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '../../../src/main/journal/lock.ts';
import { openJournal } from '../../../src/main/journal/open.ts';
import { Desk, LOG } from './desk.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('one host has the folder until it lets go', () => {
  const folder = aFolder();
  const first = lockFolder(folder);
  expect(first?.holds()).toBe(true);
  expect(lockFolder(folder)).toBe(null);
  first?.release();
  const second = lockFolder(folder);
  expect(second?.holds()).toBe(true);
  second?.release();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('a host that was killed leaves the folder to the next', async () => {
  const folder = aFolder();
  const killed = spawn(process.execPath, ['-e', '']);
  await once(killed, 'exit');
  writeFileSync(join(folder, 'lock'), `${killed.pid} whoever\n`);
  const lock = lockFolder(folder);
  expect(lock?.holds()).toBe(true);
  lock?.release();
});

test('a lock without a sign of life is nobody’s, even when its number is another process’s by now', () => {
  const folder = aFolder();
  const file = join(folder, 'lock');
  writeFileSync(file, `${process.pid} whoever\n`);
  expect(lockFolder(folder)).toBe(null);
  utimesSync(file, 1, 1);
  const lock = lockFolder(folder);
  expect(lock?.holds()).toBe(true);
  lock?.release();
});

test('whoever slept while another took over notices, and leaves the other’s lock alone', () => {
  const folder = aFolder();
  const sleeper = lockFolder(folder);
  utimesSync(join(folder, 'lock'), 1, 1);
  const other = lockFolder(folder);
  expect(sleeper?.holds()).toBe(false);
  sleeper?.release();
  expect(other?.holds()).toBe(true);
  other?.release();
});

test('a lock that was deleted with its folder is made again', () => {
  const folder = aFolder();
  const lock = lockFolder(folder);
  const content = readFileSync(join(folder, 'lock'), 'utf8');
  rmSync(folder, { recursive: true });
  expect(lock?.holds()).toBe(true);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(content);
  lock?.release();
});

test('of two hosts on one folder the second keeps nothing and says so', () => {
  const data = aFolder();
  const desk = new Desk();
  const first = openJournal(data, LOG);
  const second = openJournal(data, LOG);
  desk.play(first.journal, desk.deal(first.journal), 5);
  desk.deal(second.journal, 'bang');
  expect([first.busy, first.journal.disk, first.journal.past.length]).toEqual([false, 'kept', 1]);
  expect([second.busy, second.journal.disk, second.journal.past.length]).toEqual([true, 'none', 0]);
  second.close();
  first.close();
  const third = openJournal(data, LOG);
  expect(third.journal.found?.journalled.answers).toHaveLength(5);
  third.close();
});

test('a folder in which nothing can be written is told from the start', () => {
  const data = join(aFolder(), 'file');
  writeFileSync(data, '');
  const { journal, close } = openJournal(join(data, 'folder'), LOG);
  expect(journal.disk).toBe('lost');
  close();
});
