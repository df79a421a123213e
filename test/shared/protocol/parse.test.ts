import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../src/shared/protocol/parse.ts';

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
    expect(parse('{"type":"answer","id":9,"decision":-1,"picks":[]}')).toEqual({
      ok: false,
      id: 9,
      refusal: { code: 'malformed' },
    });
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
