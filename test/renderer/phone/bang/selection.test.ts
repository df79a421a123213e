import { describe, expect, test } from 'vitest';
import {
  bounds,
  handFor,
  harmOf,
  inOrder,
  isSingle,
  targetsOf,
  toggled,
  whyNot,
} from '../../../../src/renderer/phone/bang/selection.ts';
import type { Card } from '../../../../src/shared/bang/face.ts';
import type { BangDecision, BangView, Option, Refused } from '../../../../src/shared/bang/model.ts';

const play = (card: Card, as: 'bang' | 'beer' | 'cat-balou' | 'stagecoach', at: number | null = null): Option => ({
  kind: 'play',
  card,
  as,
  at,
});
const asked = (prompt: BangDecision['prompt'], options: Option[]): BangDecision => ({
  no: 12,
  seat: 0,
  prompt,
  options,
  groups: [{ size: options.length, min: 1, max: 1 }],
  fallback: [0],
});
/** Seat 0 sees seats 1 to 3 at 1, 2 and 1. */
const view = { distances: [[0, 1, 2, 1]], life: [3, 4, 4, 4], maxLife: [4, 4, 4, 4] } as unknown as BangView;

describe('the hand', () => {
  const hand: Card[] = ['missed:4S', 'bang:AS', 'stagecoach:9S', 'stagecoach:9S'];
  const decision = asked('play', [
    play('bang:AS', 'bang', 3),
    play('bang:AS', 'bang', 1),
    play('stagecoach:9S', 'stagecoach'),
    { kind: 'end' },
  ]);

  test('has what can be played first, and both cards with the same face can be', () => {
    expect(handFor(hand, decision).map(({ card, place, ways }) => [card, place, ways.map(way => way.pick)])).toEqual([
      ['bang:AS', 1, [0, 1]],
      ['stagecoach:9S', 2, [2]],
      ['stagecoach:9S', 3, [2]],
      ['missed:4S', 0, []],
    ]);
  });

  test('keeps its order while nothing can be played', () => {
    expect(handFor(hand, null).map(({ place }) => place)).toEqual([0, 1, 2, 3]);
  });
});

describe('whom a card can be turned on', () => {
  const refused: Refused[] = [
    { as: 'bang', at: 2, why: { code: 'out-of-reach', distance: 2, reach: 1 } },
    { as: 'bang', at: 0, why: { code: 'not-oneself' } },
    { as: 'bang', at: 4, why: { code: 'fallen' } },
    { as: 'cat-balou', at: 1, why: { code: 'no-cards', seat: 1 } },
  ];

  test('the nearest come first; out of reach come last, with the reason; oneself and the fallen do not', () => {
    const [held] = handFor(['bang:AS'], asked('play', [play('bang:AS', 'bang', 3), play('bang:AS', 'bang', 1)]));
    if (!held) throw new Error('no card');
    expect(targetsOf(held, refused, view, 0)).toEqual([
      { seat: 3, pick: 0, refused: null },
      { seat: 1, pick: 1, refused: null },
      { seat: 2, pick: null, refused: refused[0] },
    ]);
  });

  test('a card that is turned on nobody has no targets', () => {
    const [held] = handFor(['stagecoach:9S'], asked('play', [play('stagecoach:9S', 'stagecoach')]));
    if (!held) throw new Error('no card');
    expect(targetsOf(held, refused, view, 0)).toEqual([]);
  });

  test('Calamity Janet’s Missed! is refused as the BANG! it would be', () => {
    const [held] = handFor(['missed:4S'], asked('play', [play('missed:4S', 'bang', 1)]));
    if (!held) throw new Error('no card');
    expect(targetsOf(held, refused, view, 0).map(target => [target.seat, target.refused?.why.code ?? null])).toEqual([
      [1, null],
      [2, 'out-of-reach'],
    ]);
  });
});

describe('why a card cannot be played', () => {
  const shot: Refused = { as: 'bang', at: null, why: { code: 'bang-limit', bangs: 1, limit: 1 } };

  test('is what the host says of its name', () => {
    expect(whyNot('bang:AS', [shot])).toBe(shot);
    expect(whyNot('beer:6H', [shot])).toBeNull();
  });

  test('is what the host says of the other name, for Calamity Janet', () => {
    expect(whyNot('missed:4S', [shot])).toBe(shot);
  });

  test('is nothing that only concerns one seat', () => {
    expect(whyNot('bang:AS', [{ ...shot, at: 2 }])).toBeNull();
  });
});

describe('a choice of several', () => {
  test('keeps the order of the taps, takes back, and stops at the most', () => {
    expect(toggled([4], 1, 2)).toEqual([4, 1]);
    expect(toggled([4, 1], 4, 2)).toEqual([1]);
    expect(toggled([4, 1], 0, 2)).toEqual([4, 1]);
  });

  test('is no single one, and knows how many it needs', () => {
    const heal = { groups: [{ size: 5, min: 0, max: 2 }] };
    expect(isSingle(heal)).toBe(false);
    expect(bounds(heal)).toEqual({ min: 0, max: 2 });
    expect(isSingle({ groups: [{ size: 3, min: 1, max: 1 }] })).toBe(true);
    expect(
      isSingle({
        groups: [
          { size: 1, min: 1, max: 1 },
          { size: 1, min: 0, max: 1 },
        ],
      }),
    ).toBe(false);
  });
});

test('what hurts stands last among the answers', () => {
  const options: Option[] = [
    { kind: 'take' },
    { kind: 'heal' },
    { kind: 'answer', card: 'missed:4S', as: 'missed' },
    { kind: 'draw', with: 'barrel' },
  ];
  expect(inOrder(options).map(({ pick }) => pick)).toEqual([2, 3, 1, 0]);
});

describe('a move that hurts oneself alone is asked about again', () => {
  const beer: Option = { kind: 'answer', card: 'beer:6H', as: 'beer' };

  test('a Beer with every life left, a card of one’s own, death with a Beer in hand', () => {
    const full = { ...view, life: [4, 4, 4, 4] };
    expect(harmOf(play('beer:6H', 'beer'), asked('play', []), full)).toBe('full-life');
    expect(harmOf(play('cat-balou:KH', 'cat-balou', 0), asked('play', []), view)).toBe('own-card');
    expect(harmOf({ kind: 'take' }, asked('save', [beer, { kind: 'take' }]), view)).toBe('death');
  });

  test('the last life, while there is an answer', () => {
    const last = { ...view, life: [1, 4, 4, 4] };
    const missed: Option = { kind: 'answer', card: 'missed:4S', as: 'missed' };
    const barrel: Option = { kind: 'draw', with: 'barrel' };
    expect(harmOf({ kind: 'take' }, asked('dodge', [missed, { kind: 'take' }]), last)).toBe('last-life');
    expect(harmOf({ kind: 'take' }, asked('dodge', [barrel, { kind: 'take' }]), last)).toBe('last-life');
    expect(harmOf({ kind: 'take' }, asked('dodge', [{ kind: 'take' }]), last)).toBeNull();
    expect(harmOf({ kind: 'take' }, asked('dodge', [missed, { kind: 'take' }]), view)).toBeNull();
  });

  test('and nothing else is', () => {
    expect(harmOf(play('beer:6H', 'beer'), asked('play', []), view)).toBeNull();
    expect(harmOf({ kind: 'take' }, asked('save', [{ kind: 'take' }]), view)).toBeNull();
    expect(harmOf({ kind: 'take' }, asked('dodge', [{ kind: 'take' }]), view)).toBeNull();
    expect(harmOf({ kind: 'end' }, asked('play', []), view)).toBeNull();
  });
});
