import * as v from 'valibot';
import { GAMES } from '../../shared/games.ts';
import { houseRulesOf } from '../../shared/protocol/parse.ts';
import type { Deed } from '../../shared/deeds.ts';
import { DEEDS } from '../../shared/deeds.ts';
import { ROLES } from '../../shared/roles.ts';
import { COLOURS, GRACES, LANGUAGES, MARKS, PACES, TURN_TIMES } from '../../shared/protocol/room.ts';
import { SIDES } from '../../shared/protocol/talk.ts';

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** SHA-256 of a phone's token. */
const tokenHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const role = v.picklist(ROLES);

const guest = v.strictObject({
  guest: count,
  /** Null for bots. */
  tokenHash: v.nullable(tokenHash),
  name: v.string(),
  mark: v.picklist(MARKS),
  colour: v.picklist(COLOURS),
  minded: v.boolean(),
  unhurried: v.boolean(),
  /** Gave the seat up, or was shown out. */
  left: v.boolean(),
  muted: v.boolean(),
  claim: v.nullable(role),
  bet: v.nullable(v.picklist(SIDES)),
  sees: v.boolean(),
  book: v.nullable(v.array(v.strictObject({ guest: count, role }))),
  /** In plain digits, since four of them hide behind no hash; the file is its owner's alone to read. */
  pin: v.nullable(v.string()),
});

/** What was told of a game up to a state of it. */
export const keptChronicle = v.strictObject({
  nth: count,
  round: count,
  /** By seat: at whom, what, how often. */
  deeds: v.array(v.array(v.tuple([count, v.picklist(DEEDS), count]))),
  /** Whose life, what was left, who took it, in which round. */
  lives: v.array(v.tuple([count, v.pipe(v.number(), v.safeInteger()), v.nullable(count), count])),
});

/** What is needed of the room, besides the game, to go on with the evening. */
export const keptRoom = v.strictObject({
  phase: v.picklist(['lobby', 'game', 'result']),
  guests: v.array(guest),
  waiting: v.array(guest),
  lead: v.nullable(count),
  nextNo: count,
  /** Phones that were shown the door, with what their owners were called. */
  barred: v.array(v.strictObject({ tokenHash, name: v.string() })),
  game: v.picklist(GAMES),
  rules: v.strictObject({ dice: houseRulesOf('dice'), bang: houseRulesOf('bang') }),
  language: v.picklist(LANGUAGES),
  pace: v.picklist(PACES),
  turnTime: v.picklist(TURN_TIMES),
  grace: v.picklist(GRACES),
  hush: v.boolean(),
  /** No saying has had a number above it. */
  sayings: count,
  ghostsSee: v.boolean(),
  /** Phones on which all hands of the game were seen. */
  seers: v.array(tokenHash),
  wins: v.array(v.tuple([count, count])),
});

export type Deeds = readonly (readonly Deed[])[];
export type KeptChronicle = v.InferOutput<typeof keptChronicle>;
export type KeptRoom = v.InferOutput<typeof keptRoom>;
export type KeptGuest = v.InferOutput<typeof guest>;
