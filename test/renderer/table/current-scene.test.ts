import type { Container } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CurrentScene } from '../../../src/renderer/table/current-scene.ts';
import type { Seen } from '../../../src/renderer/table/scenes/scene.ts';
import type { Told } from '../../../src/shared/games.ts';
import { seen } from './fixtures.ts';

const ARROW: Told = { id: 'dice', events: [{ type: 'tookArrow', seat: 0, pile: 3, why: 'roll' }] };

/** Scenes that write down what is asked of them; `faults` are what they fail at, once each. */
function setup(...faults: string[]) {
  const log: string[] = [];
  const does = (what: string): void => {
    log.push(what);
    const at = faults.indexOf(what);
    if (at < 0) return;
    faults.splice(at, 1);
    throw new Error(`no ${what}`);
  };
  let made = 0;
  const scene = new CurrentScene({
    kindFor: ({ room }: Seen) => room.phase,
    make(kind) {
      const name = `${kind} ${++made}`;
      return {
        root: {} as Container,
        show: () => does(`show ${name}`),
        update: () => does(`update ${name}`),
        play: async () => does(`play ${name}`),
        recall: told => void (told.length > 0 && does(`recall ${told.length} ${name}`)),
        resize: () => undefined,
        hide: () => undefined,
        destroy: () => does(`destroy ${name}`),
      };
    },
  });
  return { scene, log };
}

const game = seen(5);
const lobby: Seen = { ...game, room: { ...game.room, phase: 'lobby' } };

describe('the scene that is on', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  test('follows the view, and makes room for another when the view wants one', () => {
    const { scene, log } = setup();
    scene.settle(lobby, null);
    scene.settle(lobby, null);
    scene.settle(game, null);
    expect(log).toEqual(['show lobby 1', 'update lobby 1', 'destroy lobby 1', 'show game 2']);
  });

  test('is replaced after a fault in what it told, and the new one knows what was told', async () => {
    const { scene, log } = setup('play game 1');
    scene.settle(game, null);
    await expect(scene.play(ARROW, game)).rejects.toThrow('no play game 1');
    scene.settle(game, null);
    scene.settle(game, null);
    expect(log.slice(2)).toEqual(['destroy game 1', 'show game 2', 'recall 1 game 2', 'update game 2']);
  });

  test('is replaced when it cannot follow, even if it cannot be put away', () => {
    const { scene, log } = setup('update game 1', 'destroy game 1');
    scene.settle(game, null);
    scene.settle(game, null);
    expect(log).toEqual(['show game 1', 'update game 1', 'destroy game 1', 'show game 2']);
  });

  test('is tried again with the next view when even a new one fails', () => {
    const { scene, log } = setup('show game 1');
    expect(() => scene.settle(game, null)).toThrow('no show game 1');
    scene.settle(game, null);
    expect(log).toEqual(['show game 1', 'destroy game 1', 'show game 2']);
  });

  test('hears what was told while the table was away, and forgets it with the game', async () => {
    const { scene, log } = setup();
    scene.settle(game, [ARROW, ARROW]);
    scene.settle(game, [ARROW]);
    scene.settle(lobby, null);
    scene.settle(game, null);
    expect(log.filter(line => line.startsWith('recall'))).toEqual(['recall 2 game 1', 'recall 1 game 1']);
  });
});
