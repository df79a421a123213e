import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { GAMES } from '../../shared/games.ts';
import { count, keptChronicle, keptRoom } from './kept.ts';

/** Raised with every change that an older host would misread. */
export const FORMAT = 2;

const whole = v.pipe(v.number(), v.safeInteger());
const moment = v.pipe(v.string(), v.isoTimestamp());
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The first line, read before it is known whether the rest can be. */
export const title = v.object({
  what: v.literal('game'),
  format: count,
  /** The version of the game's rules. */
  rules: count,
  protocol: count,
  game: v.picklist(GAMES),
  began: moment,
  /** When it was last gone on with out of the lobby of another evening. */
  takenUp: v.optional(moment),
  houseRules: v.record(v.string(), v.string()),
  /** In the order of the seats. */
  players: v.array(v.object({ name: v.string(), bot: v.boolean() })),
  seed: v.array(whole),
});

/** How long somebody has for a question, by its number. */
const timeLeft = v.strictObject({ decision: whole, ms: count });

const line = v.variant('what', [
  title,
  v.strictObject({ what: v.literal('room'), at: moment, room: keptRoom }),
  v.strictObject({ what: v.literal('state'), hash, state: v.looseObject({}), told: keptChronicle }),
  v.strictObject({
    what: v.literal('answer'),
    decision: whole,
    seat: count,
    picks: v.array(count),
    by: v.picklist(['person', 'bot']),
    at: moment,
    /** Of the state that it leads to. */
    hash,
  }),
  v.strictObject({ what: v.literal('left'), left: v.array(timeLeft) }),
  /** `winners`: none when the table put the game away. */
  v.strictObject({ what: v.literal('end'), winners: v.array(v.string()), at: moment }),
  /** Nobody wanted to go on with the evening. */
  v.strictObject({ what: v.literal('dropped'), at: moment }),
]);

export type Line = v.InferOutput<typeof line>;
export type Title = v.InferOutput<typeof title>;
export type LineOf<What extends Line['what']> = Extract<Line, { what: What }>;
export type TimeLeft = v.InferOutput<typeof timeLeft>;

const SUM = /,"sum":"([0-9a-f]{8})"\}$/;

const sumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** One line of a journal, its sum last: a line that was damaged is never taken for another. */
export function written(of: Line): string {
  const text = JSON.stringify(of);
  return `${text.slice(0, -1)},"sum":"${sumOf(text)}"}\n`;
}

/** How a line of this kind begins. */
export const beginning = (what: Line['what']): string => `{"what":"${what}"`;

/** What a line says, its end of line left out; or why it cannot be read. */
export function readLine(text: string): { readonly line: Line } | { readonly fault: string } {
  const json = unsummed(text);
  if (json === null) return { fault: 'damaged: what it says and its sum differ' };
  const parsed = v.safeParse(line, json);
  if (parsed.success) return { line: parsed.output };
  const [{ message }] = parsed.issues;
  return { fault: `${v.getDotPath(parsed.issues[0]) ?? 'the line'}: ${message}` };
}

/** The JSON of a line whose sum is right, else null. */
export function unsummed(text: string): unknown {
  const sum = SUM.exec(text);
  if (!sum) return null;
  const json = `${text.slice(0, sum.index)}}`;
  try {
    return sumOf(json) === sum[1] ? JSON.parse(json) : null;
  } catch {
    return null;
  }
}
