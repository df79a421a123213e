import { describe, expect, test } from 'vitest';
import { perform } from '../../../src/renderer/table/choreography/dice.ts';
import type { DiceEvent } from '../../../src/shared/dice/model.ts';
import { recorder } from './recorder.ts';

const shot: DiceEvent = { type: 'shot', by: 0, shots: [{ die: 2, at: 1, points: 1 }] };
const wound: DiceEvent = {
  type: 'lostLife',
  losses: [{ seat: 1, amount: 1, life: 3 }],
  cause: { kind: 'shot', by: 0 },
};

async function performed(events: readonly DiceEvent[], options = {}): Promise<string[]> {
  const stage = recorder(options);
  for (const event of events) await perform(stage, event);
  return stage.told;
}

describe('the choreography', () => {
  test('three dynamites shake before they go off', async () => {
    expect(await performed([{ type: 'dynamiteExploded', seat: 1 }])).toEqual(['dice shake', 'boom 1', 'shake 1']);
  });

  test('hearts beat of those who have one life left, and of nobody else', async () => {
    const losses = [
      { seat: 0, amount: 1, life: 1 },
      { seat: 1, amount: 2, life: 0 },
      { seat: 2, amount: 1, life: 1 },
    ];
    expect(await performed([{ type: 'lostLife', losses, cause: { kind: 'indians' } }])).toEqual([
      'life 0 1',
      'life 1 0',
      'life 2 1',
      'smoke 0 1 2',
      'last life 0 2',
    ]);
  });

  test('the lamp goes up when the game is won', async () => {
    const outcome = { winners: [0], reason: 'law' } as const;
    expect(await performed([{ type: 'gameEnded', outcome, roles: ['sheriff', 'outlaw', 'renegade'] }])).toEqual([
      'lamp bright',
      'hold 900',
    ]);
  });

  test('a shot aims, leans, flies and hits before the life is gone', async () => {
    expect(await performed([shot, wound])).toEqual([
      'aim 1',
      'lean 0',
      'flash 0',
      'bullet seat 0 > seat 1',
      'hold 60',
      'shake 1',
      'relax',
      'life 1 3',
      'smoke 1',
    ]);
  });

  test('calm mode keeps the order and the holds, without shake, flash and smoke', async () => {
    expect(await performed([shot, wound], { calm: true })).toEqual([
      'aim 1',
      'bullet seat 0 > seat 1',
      'hold 60',
      'relax',
      'life 1 3',
    ]);
  });

  test('an arrow lands before the figures change', async () => {
    expect(await performed([{ type: 'tookArrow', seat: 2, pile: 4, why: 'roll' }])).toEqual([
      'arrow pile > seat 2',
      'pile 4',
      'arrows 2 1',
    ]);
  });

  test('the lamp dips, then the volley comes, then it is light again', async () => {
    expect(await performed([{ type: 'indiansAttacked' }])).toEqual(['lamp dimmed', 'volley 0 1 2', 'lamp lit']);
  });

  test('the Gatling sweeps everybody but the one who turns it', async () => {
    expect(await performed([{ type: 'firedGatling', by: 1 }])).toEqual(['aim 0 2', 'gatling 1 > 0 2 hits', 'relax']);
  });

  test('a death is silent first, and the panel turns grey last', async () => {
    expect(
      await performed([{ type: 'eliminated', fallen: [{ seat: 1, role: 'outlaw' }], cause: { kind: 'shot', by: 0 } }]),
    ).toEqual(['hold 400', 'fallen 1 outlaw', 'hold 2200', 'bury 1']);
  });
});
