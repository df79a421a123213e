import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/shared/protocol/messages.ts';
import { DEFAULT_RULES, HOUSE_RULES } from '../../../src/shared/house-rules.ts';
import { parse } from '../../../src/shared/protocol/parse.ts';

/** Is this command understood, and just as it was given? */
function commanded(command: object): boolean {
  const message = { type: 'command', id: 1, command: command as Command };
  const parsed = parse(JSON.stringify(message));
  if (parsed.ok) expect(parsed.message).toEqual(message);
  return parsed.ok;
}

describe('what a client sends', () => {
  test('a well-formed answer is read as it was sent', () => {
    const message = { type: 'answer', id: 7, decision: 3, picks: [0, 2] };
    expect(parse(JSON.stringify(message))).toEqual({ ok: true, message });
  });

  test('too long a text is refused with both numbers', () => {
    expect(parse('x'.repeat(2049))).toEqual({
      ok: false,
      id: null,
      refusal: { code: 'too-long', length: 2049, limit: 2048 },
    });
  });

  test('a request with a wrong part is refused under its own id', () => {
    expect(parse('{"type":"answer","id":9,"decision":1.5,"picks":[]}')).toEqual({
      ok: false,
      id: 9,
      refusal: { code: 'malformed' },
    });
  });

  test('a standing question is answered by its number below 0', () => {
    const message = { type: 'answer', id: 1, decision: -4, picks: [0, 1] };
    expect(parse(JSON.stringify(message))).toEqual({ ok: true, message });
  });

  test('a game is chosen by its name, and no other can be', () => {
    expect(commanded({ do: 'game', game: 'dice' })).toBe(true);
    expect(commanded({ do: 'game', game: 'poker' })).toBe(false);
  });

  test.each(['dice', 'bang'] as const)('house rules of %s come whole and with readings that exist', game => {
    const rules: Record<string, string> = { ...DEFAULT_RULES[game] };
    expect(commanded({ do: 'rules', game, rules })).toBe(true);
    for (const [rule, readings] of Object.entries<readonly string[]>(HOUSE_RULES[game])) {
      for (const reading of readings)
        expect(commanded({ do: 'rules', game, rules: { ...rules, [rule]: reading } })).toBe(true);
      expect(commanded({ do: 'rules', game, rules: { ...rules, [rule]: 'as-we-like' } })).toBe(false);
      const { [rule]: _, ...rest } = rules;
      expect(commanded({ do: 'rules', game, rules: rest })).toBe(false);
    }
    expect(commanded({ do: 'rules', game, rules: { ...rules, extra: 'one' } })).toBe(false);
  });

  test('house rules of one game are none of the other', () => {
    expect(commanded({ do: 'rules', game: 'bang', rules: DEFAULT_RULES.dice })).toBe(false);
  });

  test('a member nobody asked for is refused', () => {
    expect(parse('{"type":"ping","seat":3}').ok).toBe(false);
  });

  test('no text and no JSON whatever makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom('', 'null', '[]', '{"__proto__":1}')), text => {
        const parsed = parse(text);
        return parsed.ok || parsed.refusal.code === 'malformed' || parsed.refusal.code === 'too-long';
      }),
      { numRuns: 2000 },
    );
  });
});
