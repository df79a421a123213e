import * as v from 'valibot';
import type { GameId, Games } from '../games.ts';
import { GAMES } from '../games.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { ROLES } from '../roles.ts';
import type { ClientMessage, Refusal } from './messages.ts';
import { MAX_MESSAGE } from './messages.ts';
import { COLOURS, GRACES, LANGUAGES, MARKS, PACES, TURN_TIMES } from './room.ts';
import { CLAIMED_CARDS, REACTIONS, SIDES } from './talk.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const guests = v.pipe(v.array(count), v.maxLength(64));
const short = v.pipe(v.string(), v.maxLength(120));
const secret = v.nullable(v.pipe(v.string(), v.maxLength(64)));
const token = v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)));
const looks = { name: v.pipe(v.string(), v.maxLength(400)), mark: v.picklist(MARKS), colour: v.picklist(COLOURS) };

/** All house rules of a game, each in one of its readings. */
export function houseRulesOf<Id extends GameId>(game: Id): v.GenericSchema<unknown, Games[Id]['Options']> {
  const readings = Object.entries<readonly string[]>(HOUSE_RULES[game]);
  const rules = v.strictObject(Object.fromEntries(readings.map(([rule, list]) => [rule, v.picklist(list)])));
  // Made of every house rule of this game and its readings, so that is what it takes.
  return rules as v.GenericSchema<unknown> as v.GenericSchema<unknown, Games[Id]['Options']>;
}

function rulesOf<Id extends GameId>(game: Id) {
  return v.strictObject({ do: v.literal('rules'), game: v.literal(game), rules: houseRulesOf(game) });
}

const command = v.variant('do', [
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('again') }),
  v.strictObject({ do: v.literal('lobby') }),
  v.strictObject({ do: v.literal('addBot') }),
  v.strictObject({ do: v.literal('remove'), guest: count }),
  v.strictObject({ do: v.literal('mind'), guest: count }),
  v.strictObject({ do: v.literal('pause') }),
  v.strictObject({ do: v.literal('resume') }),
  v.strictObject({ do: v.literal('turnTime'), seconds: v.picklist(TURN_TIMES) }),
  v.strictObject({ do: v.literal('unhurried'), guest: count, on: v.boolean() }),
  v.strictObject({ do: v.literal('grace'), seconds: v.picklist(GRACES) }),
  v.strictObject({ do: v.literal('admit'), knock: count, yes: v.boolean() }),
  v.strictObject({ do: v.literal('address'), address: short }),
  v.strictObject({ do: v.literal('takeUp'), past: short }),
  v.strictObject({ do: v.literal('forget'), past: short }),
  v.strictObject({ do: v.literal('fresh') }),
  v.strictObject({ do: v.literal('order'), guests }),
  v.strictObject({ do: v.literal('lead'), guest: count }),
  v.strictObject({ do: v.literal('mute'), guest: count, on: v.boolean() }),
  v.strictObject({ do: v.literal('hush'), on: v.boolean() }),
  v.strictObject({ do: v.literal('ghostsSee'), on: v.boolean() }),
  v.strictObject({ do: v.literal('skip') }),
  v.strictObject({ do: v.literal('language'), language: v.picklist(LANGUAGES) }),
  v.strictObject({ do: v.literal('pace'), pace: v.picklist(PACES) }),
  v.strictObject({ do: v.literal('game'), game: v.picklist(GAMES) }),
  v.variant('game', [rulesOf('dice'), rulesOf('bang')]),
]);

const say = v.variant('say', [
  v.strictObject({ say: v.literal('role'), role: v.nullable(v.picklist(ROLES)) }),
  v.strictObject({ say: v.literal('card'), card: v.picklist(CLAIMED_CARDS), holds: v.boolean() }),
  v.strictObject({ say: v.literal('about'), guest: count, role: v.picklist(ROLES) }),
  v.strictObject({ say: v.literal('reaction'), reaction: v.picklist(REACTIONS) }),
  v.strictObject({ say: v.literal('text'), text: v.pipe(v.string(), v.maxLength(1000)) }),
]);
const marks = v.pipe(v.array(v.strictObject({ guest: count, role: v.picklist(ROLES) })), v.maxLength(8));

/** Every message there is, as data: what is understood, and what tests make messages from. */
export const CLIENT_MESSAGE = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    protocol: count,
    screen: v.picklist(['table', 'phone']),
    token,
    key: secret,
    paces: v.boolean(),
  }),
  v.strictObject({ type: v.literal('join'), id: count, ...looks }),
  v.strictObject({ type: v.literal('dress'), id: count, ...looks }),
  v.strictObject({
    type: v.literal('answer'),
    id: count,
    decision: whole,
    picks: v.pipe(v.array(count), v.maxLength(64)),
  }),
  v.strictObject({ type: v.literal('command'), id: count, command }),
  v.strictObject({ type: v.literal('leave'), id: count }),
  v.strictObject({ type: v.literal('back'), id: count }),
  v.strictObject({ type: v.literal('reclaim'), id: count, guest: count, pin: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
  v.strictObject({ type: v.literal('knock'), id: count, guest: v.nullable(count) }),
  v.strictObject({ type: v.literal('takeLead'), id: count }),
  v.strictObject({ type: v.literal('say'), id: count, what: say }),
  v.strictObject({ type: v.literal('bet'), id: count, side: v.picklist(SIDES) }),
  v.strictObject({ type: v.literal('seeAll'), id: count }),
  v.strictObject({ type: v.literal('share'), id: count, marks }),
  v.strictObject({ type: v.literal('sync') }),
  v.strictObject({ type: v.literal('shown'), seq: count }),
  v.strictObject({ type: v.literal('ping') }),
]) satisfies v.GenericSchema<unknown, ClientMessage>;

export type Parsed =
  | { readonly ok: true; readonly message: ClientMessage }
  /** `id` is the request's, as far as it could be read. */
  | { readonly ok: false; readonly id: number | null; readonly refusal: Refusal };

const ID = /"id":(\d{1,15})\b/;

/** The number of a request of which nothing else is read, as pages write it; null when it has none. */
export function idOf(text: string): number | null {
  const id = ID.exec(text.slice(0, MAX_MESSAGE))?.[1];
  return id === undefined ? null : Number(id);
}

/** The only place that meets what a client really sent. */
export function parse(text: string): Parsed {
  if (text.length > MAX_MESSAGE)
    return { ok: false, id: null, refusal: { code: 'too-long', length: text.length, limit: MAX_MESSAGE } };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, id: null, refusal: { code: 'malformed' } };
  }
  const result = v.safeParse(CLIENT_MESSAGE, json);
  if (result.success) return { ok: true, message: result.output };
  const named = v.safeParse(v.object({ id: count }), json);
  return { ok: false, id: named.success ? named.output.id : null, refusal: { code: 'malformed' } };
}
