import { bang } from '../../../../src/shared/bang/index.ts';
import type { BangDecision, BangView, Pending, Prompt } from '../../../../src/shared/bang/model.ts';

export const rose = (seat: number): string => ['Rose', 'Tom', 'Sam', 'Ann'][seat] ?? '?';
export const ローズ = (seat: number): string => ['ローズ', 'トム', 'サム', 'アン'][seat] ?? '?';

export const view = (over: Partial<BangView> = {}): BangView => ({
  characters: ['rose-doolan', 'slab-the-killer', 'paul-regret', 'el-gringo'],
  maxLife: [5, 4, 3, 3],
  life: [3, 4, 3, 1],
  roles: ['sheriff', null, null, null],
  fell: [null, null, null, null],
  turnedOn: [],
  hands: [5, 4, 0, 1],
  inPlay: [['barrel:QS'], ['schofield:KS', 'mustang:8H'], [], []],
  reach: [1, 2, 1, 1],
  distances: [
    [0, 1, 2, 1],
    [1, 0, 2, 2],
    [2, 1, 0, 1],
    [1, 2, 2, 0],
  ],
  deck: 34,
  discard: { cards: 6, top: 'missed:5S' },
  store: null,
  turn: { seat: 1, round: 2, phase: 'play', bangs: 0, bangLimit: 1 },
  pending: [],
  asked: [],
  outcome: null,
  options: bang.defaults,
  ...over,
});
export const question = (prompt: Prompt, over: Partial<BangDecision> = {}): BangDecision => ({
  no: 1,
  seat: 0,
  prompt,
  options: [],
  groups: [],
  fallback: [],
  ...over,
});
export const slab = { kind: 'shot', by: 1, at: 0, as: 'bang', needed: 2, found: 1 } as const satisfies Pending;
