import { describe, expect, test } from 'vitest';
import { Timeline } from '../../../src/renderer/table/stage/timeline.ts';
import { handTurned, settled } from './hand-turned.ts';

describe('the timeline', () => {
  test('runs one job after the other', async () => {
    const frames = handTurned();
    const timeline = new Timeline(frames);
    const told: string[] = [];
    void timeline.play(async () => {
      await timeline.wait(100);
      told.push('first');
    });
    void timeline.play(async () => {
      told.push('second');
    });
    await settled();
    await frames.turn(99);
    expect(told).toEqual([]);
    await frames.turn(1);
    expect(told).toEqual(['first', 'second']);
  });

  test('a tween passes on the way and always ends at its end', async () => {
    const frames = handTurned();
    const timeline = new Timeline(frames);
    const seen: number[] = [];
    void timeline.tween(200, t => seen.push(t));
    await frames.turn(50);
    await frames.turn(400);
    expect(seen).toEqual([0, 0.25, 1]);
  });

  test('a brisk table takes less time', async () => {
    const frames = handTurned();
    const timeline = new Timeline(frames);
    timeline.speed = 0.6;
    let done = false;
    void timeline.wait(100).then(() => (done = true));
    await frames.turn(60);
    expect(done).toBe(true);
  });

  test('skip ends everything queued, in order, without a frame', async () => {
    const frames = handTurned();
    const timeline = new Timeline(frames);
    const told: string[] = [];
    for (const name of ['one', 'two', 'three']) {
      void timeline.play(async () => {
        await timeline.wait(1000);
        await timeline.wait(1000);
        told.push(name);
      });
    }
    await settled();
    timeline.skip();
    await settled();
    await settled();
    expect(told).toEqual(['one', 'two', 'three']);
    expect(timeline.waiting).toBe(0);
  });

  test('a job that fails does not stop the next', async () => {
    const timeline = new Timeline(handTurned());
    const failed = timeline.play(() => Promise.reject(new Error('no such die')));
    await expect(failed).rejects.toThrow('no such die');
    await expect(timeline.play(() => Promise.resolve())).resolves.toBeUndefined();
  });

  test('nobody listens to the frames when nothing moves', async () => {
    const frames = handTurned();
    const timeline = new Timeline(frames);
    void timeline.wait(10);
    expect(frames.listening).toBe(1);
    await frames.turn(10);
    expect(frames.listening).toBe(0);
  });

  test('a motion that fails ends alone, and tells whoever asked for it', async () => {
    const frames = handTurned();
    const timeline = new Timeline(frames);
    const failing = timeline.tween(100, t => {
      if (t > 0) throw new Error('sprite is gone');
    });
    let done = false;
    void timeline.wait(100).then(() => (done = true));
    const told = expect(failing).rejects.toThrow('sprite is gone');
    await frames.turn(50);
    await told;
    expect(frames.listening).toBe(1);
    await frames.turn(50);
    expect(done).toBe(true);
  });

  test('a motion that fails at its end does not keep a skip from the others', async () => {
    const timeline = new Timeline(handTurned());
    const failing = timeline.tween(100, t => {
      if (t === 1) throw new Error('sprite is gone');
    });
    const other = timeline.wait(100);
    const told = expect(failing).rejects.toThrow('sprite is gone');
    timeline.skip();
    await told;
    await expect(other).resolves.toBeUndefined();
  });

  test('while nobody sees it, everything ends as it begins', async () => {
    const frames = handTurned();
    const timeline = new Timeline(frames);
    const told: string[] = [];
    const tells = (name: string) =>
      timeline.play(async () => {
        await timeline.wait(60_000);
        told.push(name);
      });
    void tells('begun');
    await settled();
    timeline.unseen = true;
    await settled();
    await tells('unseen');
    expect(told).toEqual(['begun', 'unseen']);
    timeline.unseen = false;
    void tells('seen');
    await settled();
    expect(told).toEqual(['begun', 'unseen']);
    expect(frames.listening).toBe(1);
  });
});
