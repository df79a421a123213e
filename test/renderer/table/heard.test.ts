import { expect, test } from 'vitest';
import { perform as performBang } from '../../../src/renderer/table/choreography/bang.ts';
import { perform as performDice } from '../../../src/renderer/table/choreography/dice.ts';
import { bangRecorder } from './bang-recorder.ts';
import { BANG_HEARD, DICE_HEARD } from './heard.ts';
import { recorder } from './recorder.ts';

test('every event of the card game is seen and heard', async () => {
  for (const { event, heard } of Object.values(BANG_HEARD)) {
    const stage = bangRecorder();
    await performBang(stage, event);
    expect(stage.told, event.type).not.toEqual([]);
    expect(stage.heard, event.type).toEqual(heard);
  }
});

test('every event of the dice game is seen and heard', async () => {
  for (const { event, heard } of Object.values(DICE_HEARD)) {
    const stage = recorder();
    await performDice(stage, event);
    expect(stage.told, event.type).not.toEqual([]);
    expect(stage.heard, event.type).toEqual(heard);
  }
});

test('what is silent says why', () => {
  for (const [type, { heard, silent = '' }] of [...Object.entries(BANG_HEARD), ...Object.entries(DICE_HEARD)])
    expect(heard.length > 0 || silent.length > 10, type).toBe(true);
});
