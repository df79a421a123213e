import { describe, expect, test, vi } from 'vitest';
import { Feed } from '../../../src/renderer/table/feed.ts';
import { Timeline } from '../../../src/renderer/table/stage/timeline.ts';
import type { GameView, Told } from '../../../src/shared/games.ts';
import { seen, view } from './fixtures.ts';
import { handTurned, settled } from './hand-turned.ts';

const arrow: Told = { id: 'dice', events: [{ type: 'tookArrow', seat: 0, pile: 3, why: 'roll' }] };

function setup(play: (timeline: Timeline) => Promise<void>) {
  const frames = handTurned();
  const timeline = new Timeline(frames);
  const log: string[] = [];
  const feed = new Feed(timeline, {
    play({ events }) {
      log.push(`play ${events.map(event => event.type).join(' ')}`);
      return play(timeline);
    },
    settle: ({ game }) => void log.push(`settle ${game?.id === 'dice' && game.pile}`),
    shown: seq => void log.push(`shown ${seq}`),
  });
  const at = (pile: number) => ({ ...seen(5), game: { id: 'dice', ...view(5), pile } satisfies GameView });
  return { frames, feed, log, at };
}

describe('the feed', () => {
  test('tells what happened, then shows the view, then reports it', async () => {
    const { feed, frames, log, at } = setup(timeline => timeline.wait(100));
    feed.hear({ seq: 1, seen: at(4), told: null });
    feed.hear({ seq: 2, seen: at(3), told: arrow });
    await settled();
    expect(log).toEqual(['settle 4', 'shown 1', 'play tookArrow']);
    await frames.turn(100);
    expect(log.slice(3)).toEqual(['settle 3', 'shown 2']);
  });

  test('after a reconnection there is nothing to tell', async () => {
    const { feed, log, at } = setup(() => Promise.resolve());
    feed.hear({ seq: 1, seen: at(2), told: arrow });
    await settled();
    expect(log).toEqual(['settle 2', 'shown 1']);
  });

  test('an event that cannot be shown leaves the table as the view says', async () => {
    const { feed, log, at } = setup(() => Promise.reject(new Error('lost sprite')));
    feed.hear({ seq: 1, seen: at(4), told: null });
    feed.hear({ seq: 2, seen: at(3), told: arrow });
    await settled();
    expect(log).toEqual(['settle 4', 'shown 1', 'play tookArrow', 'settle 3', 'shown 2']);
  });

  test('a table that fell behind catches up without a frame', async () => {
    const { feed, log, at } = setup(timeline => timeline.wait(60_000));
    feed.hear({ seq: 1, seen: at(9), told: null });
    await settled();
    for (let seq = 2; seq <= 5; seq++) feed.hear({ seq, seen: at(9 - seq), told: arrow });
    await settled();
    await settled();
    expect(log.filter(line => line.startsWith('shown'))).toEqual([
      'shown 1',
      'shown 2',
      'shown 3',
      'shown 4',
      'shown 5',
    ]);
  });

  test('a skip of whoever steers ends what is being told, and only that', async () => {
    const { feed, log, at, frames } = setup(timeline => timeline.wait(60_000));
    feed.hear({ seq: 1, seen: at(9), told: null });
    feed.hear({ seq: 2, seen: at(8), told: arrow });
    await settled();
    const skipped = { ...at(8), room: { ...at(8).room, skips: 1 } };
    feed.hear({ seq: 3, seen: skipped, told: null });
    await settled();
    expect(log.slice(2)).toEqual(['play tookArrow', 'settle 8', 'shown 2', 'settle 8', 'shown 3']);
    feed.hear({ seq: 4, seen: { ...skipped, game: at(7).game }, told: arrow });
    await settled();
    expect(frames.listening).toBe(1);
  });

  test('a table that comes late does not take old skips for news', async () => {
    const { feed, log, at, frames } = setup(timeline => timeline.wait(60_000));
    const skipped = { ...at(9), room: { ...at(9).room, skips: 4 } };
    feed.hear({ seq: 1, seen: skipped, told: null });
    feed.hear({ seq: 2, seen: skipped, told: arrow });
    await settled();
    expect(frames.listening).toBe(1);
    expect(log).not.toContain('shown 2');
  });

  test('everything at once, after a gap, ends what is being told', async () => {
    const { feed, log, at } = setup(timeline => timeline.wait(60_000));
    feed.hear({ seq: 1, seen: at(4), told: null, recall: [] });
    feed.hear({ seq: 2, seen: at(3), told: arrow });
    await settled();
    feed.hear({ seq: 9, seen: at(1), told: null, recall: [arrow] });
    await settled();
    expect(log.slice(3)).toEqual(['settle 3', 'shown 2', 'settle 1', 'shown 9']);
  });

  test('a view that cannot be shown keeps no phone waiting', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const shown: number[] = [];
    const feed = new Feed(new Timeline(handTurned()), {
      play: () => Promise.resolve(),
      settle() {
        throw new Error('no such seat');
      },
      shown: seq => void shown.push(seq),
    });
    feed.hear({ seq: 1, seen: seen(5), told: null });
    feed.hear({ seq: 2, seen: seen(5), told: null });
    await settled();
    expect(shown).toEqual([1, 2]);
    vi.restoreAllMocks();
  });
});
