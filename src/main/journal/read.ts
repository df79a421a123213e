import * as v from 'valibot';
import { rulesets } from '../../shared/rulesets.ts';
import type { KeptRoom } from './kept.ts';
import type { LineOf, TimeLeft, Title } from './lines.ts';
import { FORMAT, readLine, title, unsummed } from './lines.ts';

/** Why a journal is not read; its file stays as it is. */
export class JournalFault extends Error {
  override readonly name = 'JournalFault';

  constructor(line: number, why: string) {
    super(`line ${line}: ${why}`);
  }
}

/** What a journal says of its game. */
export interface Journalled {
  /** Its lines; what was torn off at the end is not there. */
  readonly lines: readonly string[];
  readonly title: Title;
  readonly room: KeptRoom;
  /** The last state in full, and the answers since, each with the number of its line. */
  readonly base: LineOf<'state'>;
  readonly answers: readonly { readonly no: number; readonly answer: LineOf<'answer'> }[];
  readonly left: readonly TimeLeft[];
  readonly end: LineOf<'end'> | null;
  readonly dropped: boolean;
  /** Epoch milliseconds of the last answer, or of the deal. */
  readonly answered: number;
  /** Epoch milliseconds of the last thing that happened. */
  readonly last: number;
}

/** The lines of a file. A torn last one was being written when the host died: no screen knew of it. */
export function wholeLines(text: string): string[] {
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  return unsummed(lines.at(-1) ?? '') === null ? lines.slice(0, -1) : lines;
}

/** Why this host cannot go on with a game, or null. */
export function misfit({ format, rules, game }: Pick<Title, 'format' | 'rules' | 'game'>): string | null {
  if (format !== FORMAT) return `written in format ${format}; this host reads format ${FORMAT}`;
  const { version } = rulesets[game];
  return rules === version ? null : `played by version ${rules} of the rules of ${game}; this host has ${version}`;
}

/** The first line, whichever rules it names; null when it is none. */
export function titleOf(line: string | undefined): Title | null {
  const parsed = v.safeParse(title, line === undefined ? null : unsummed(line));
  return parsed.success ? parsed.output : null;
}

/** @throws {JournalFault} for other rules, another format or a damaged line */
export function readJournal(text: string): Journalled {
  const lines = wholeLines(text);
  const head = titleOf(lines[0]);
  if (!head) throw new JournalFault(1, 'it is not the title of a game');
  const why = misfit(head);
  if (why !== null) throw new JournalFault(1, why);
  let room: KeptRoom | null = null;
  let base: LineOf<'state'> | null = null;
  let answers: { no: number; answer: LineOf<'answer'> }[] = [];
  let left: readonly TimeLeft[] = [];
  let end: LineOf<'end'> | null = null;
  let dropped = false;
  let answered = Date.parse(head.began);
  let last = answered;
  for (const [index, written] of lines.entries()) {
    const no = index + 1;
    const read = readLine(written);
    if ('fault' in read) throw new JournalFault(no, read.fault);
    const { line } = read;
    if ('at' in line) last = Date.parse(line.at);
    switch (line.what) {
      case 'game':
        if (index > 0) throw new JournalFault(no, 'a second game in one file');
        break;
      case 'room':
        room = line.room;
        break;
      case 'state':
        base = line;
        answers = [];
        break;
      case 'answer':
        answers.push({ no, answer: line });
        answered = Date.parse(line.at);
        break;
      case 'left':
        left = line.left;
        break;
      case 'end':
        end = line;
        break;
      case 'dropped':
        dropped = true;
        break;
      default:
        line satisfies never;
    }
  }
  if (!room || !base) throw new JournalFault(lines.length, 'it ends before the cards were dealt');
  return { lines, title: head, room, base, answers, left, end, dropped, answered, last };
}
