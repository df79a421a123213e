import fc from 'fast-check';
import { PROTOCOL } from '../../src/shared/protocol/messages.ts';
import { CLIENT_MESSAGE } from '../../src/shared/protocol/parse.ts';

/** A schema of valibot as far as messages use it. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly literal?: unknown;
  readonly pipe?: readonly (Schema & { readonly requirement?: unknown })[];
}

/** Numbers that mean something in a small evening, and some that mean nothing anywhere. */
const COUNT = fc.oneof(
  { arbitrary: fc.nat(9), weight: 6 },
  { arbitrary: fc.nat(400), weight: 3 },
  { arbitrary: fc.maxSafeNat(), weight: 1 },
);

/** Whatever the schema lets through; a message kind added to it is tried from then on. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const rules = new Map((schema.pipe ?? []).map(({ type, requirement }) => [type, requirement]));
  switch (schema.type) {
    case 'literal':
      return fc.constant(schema.literal);
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return rules.has('min_value') ? COUNT : fc.oneof(COUNT, fc.integer({ min: -40, max: 0 }), fc.maxSafeInteger());
    case 'string': {
      const pattern = rules.get('regex');
      if (pattern instanceof RegExp) return fc.stringMatching(pattern);
      return fc.string({ unit: 'binary', maxLength: Math.min(40, Number(rules.get('max_length') ?? 40)) });
    }
    case 'nullable':
      return fc.oneof(fc.constant(null), fitting(part(schema.wrapped)));
    case 'array':
      return fc.array(fitting(part(schema.item)), { maxLength: Math.min(9, Number(rules.get('max_length') ?? 9)) });
    case 'variant':
      return fc.oneof(...(schema.options ?? []).map(option => fitting(option as Schema)));
    case 'strict_object':
      return fc.record(Object.fromEntries(Object.entries(schema.entries ?? {}).map(([k, s]) => [k, fitting(s)])));
    default:
      throw new Error(`no messages of a schema of type ${schema.type}`);
  }
}

function part(schema: Schema | undefined): Schema {
  if (!schema) throw new Error('a schema without what it is a schema of');
  return schema;
}

export const KINDS = CLIENT_MESSAGE.options.map(option => option.entries.type.literal);

const wellFormed = fitting(CLIENT_MESSAGE as unknown as Schema).map(message =>
  // Most pages are of this version.
  isHello(message) && message.protocol % 8 > 0 ? { ...message, protocol: PROTOCOL } : message,
);

const ODD = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, '', '__proto__', 'constructor', 'toString', [], {}),
  fc.constantFrom<unknown>('\u0000', '\uD800', '<script>', { length: 1e9 }, [[[[[]]]]], Number.MAX_SAFE_INTEGER + 1),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A well-formed message with one thing about it wrong. */
const spoiled = fc.tuple(wellFormed, fc.nat(), fc.nat(4), ODD).map(([message, where, how, odd]) => {
  const copy = structuredClone(message) as Record<string, unknown>;
  const inner = copy['command'];
  const target = where % 2 === 1 && isRecord(inner) ? inner : copy;
  const names = Object.keys(target);
  const name = names[where % names.length] ?? 'type';
  if (how === 0) delete target[name];
  else if (how === 1) target[`${name}2`] = odd;
  else if (how === 2) Object.defineProperty(target, '__proto__', { value: odd, enumerable: true });
  else if (how === 3) target[name] = [target[name]];
  else target[name] = odd;
  return copy;
});

const cut = fc.tuple(wellFormed, fc.nat()).map(([message, at]) => {
  const text = JSON.stringify(message);
  return text.slice(0, at % text.length);
});

/** What may come over a socket as text. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: wellFormed.map(message => JSON.stringify(message)), weight: 8 },
  { arbitrary: spoiled.map(message => JSON.stringify(message)), weight: 8 },
  { arbitrary: cut, weight: 1 },
  { arbitrary: fc.json(), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
  { arbitrary: fc.constantFrom('['.repeat(2000), '{"a":'.repeat(400), 'x'.repeat(2049), '"'.repeat(5000)), weight: 1 },
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHello(message: unknown): message is { protocol: number } {
  return isRecord(message) && message['type'] === 'hello';
}
