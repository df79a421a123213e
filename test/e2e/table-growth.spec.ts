import { expect, type CDPSession } from '@playwright/test';
import type { Application } from 'pixi.js';
import { GAMES } from '../../src/shared/games.ts';
import type { RoomView } from '../../src/shared/protocol/room.ts';
import { recordedGame } from '../recorded-game.ts';
import { room } from '../renderer/table/fixtures.ts';
import { StandInHost } from './stand-in-host.ts';
import { test, type TablePage } from './table-page.ts';

// What is traced is held on to.
test.use({ viewport: { width: 320, height: 180 }, trace: 'off' });

const PLAYED = 100;
/** Different ones; from the second round on nothing is new to the table. */
const DIFFERENT = 10;
const PICTURES_OF_IT = 6;

/** What a table holds on to: display objects on the stage and anywhere, pictures on the graphics card and anywhere, its page. */
const KINDS = ['staged', 'objects', 'uploaded', 'pictures', 'nodes', 'listeners'] as const;
type Held = Readonly<Record<(typeof KINDS)[number], number>>;

async function held({ page }: TablePage, devtools: CDPSession): Promise<Held> {
  /** All objects in memory of the kind that `expression` is the prototype of. */
  const alive = async (expression: string): Promise<number> => {
    const { result } = await devtools.send('Runtime.evaluate', { expression, objectGroup: 'held' });
    const { objects } = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
      objectGroup: 'held',
    });
    const { result: counted } = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
    });
    await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'held' });
    return Number(counted.value);
  };
  const shown = await page.evaluate(() => {
    const count = (thing: Application['stage']): number => thing.children.reduce((sum, child) => sum + count(child), 1);
    const { texture } = window.app.renderer;
    // Pixi leaves a hole for each that was let go.
    const uploaded = 'managedTextures' in texture ? texture.managedTextures.filter(Boolean).length : NaN;
    return { staged: count(window.app.stage), uploaded };
  });
  const objects = await alive('Object.getPrototypeOf(app.stage)');
  const pictures = await alive('Object.getPrototypeOf(app.renderer.view.texture)');
  // What is in the page is counted, not what has left it and waits to be swept up.
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { ...shown, objects, pictures, nodes, listeners: jsEventListeners };
}

test(`a table that has shown ${PLAYED} games holds no more than after ${2 * DIFFERENT}`, async ({ opens }) => {
  test.setTimeout(600_000);
  const full = room(4);
  // Who is away is told by the minute.
  const guests = full.guests.map(guest => ({ ...guest, awaySince: null }));
  let lobby: RoomView = { ...full, guests, phase: 'lobby' };
  const host = new StandInHost(lobby);
  const table = await opens(host);
  const devtools = await table.page.context().newCDPSession(table.page);
  const recorded = Array.from({ length: DIFFERENT }, (_, seed) => {
    const game = GAMES[seed % GAMES.length] ?? 'dice';
    return { game, moments: recordedGame(game, { players: 4, seed }) };
  });
  const turn = (pictures = Infinity) => table.page.evaluate(most => window.turn(3000, 3000 * most), pictures);
  const rounds: Held[] = [];
  for (let played = 1; played <= PLAYED; played++) {
    const { game, moments = [] } = recorded[played % DIFFERENT] ?? {};
    const [dealt, middle, last] = [0, 0.5, 1].map(part => moments[Math.round(part * (moments.length - 1))] ?? null);
    host.enters({ ...lobby, phase: 'game', game: game ?? 'dice' }, dealt ?? null);
    await turn();
    for (const moment of [middle, last]) if (moment) host.shows(moment);
    await turn(PICTURES_OF_IT);
    // In the middle of it somebody has seen enough.
    lobby = { ...lobby, skips: lobby.skips + 1 };
    host.enters({ ...lobby, phase: 'result', game: game ?? 'dice' }, last ?? null);
    await turn();
    host.enters(lobby, null);
    await turn();
    if (played % DIFFERENT === 0) rounds.push(await held(table, devtools));
  }
  expect(host.shown.at(-1)).toBe(host.seq);
  const [, known, ...after] = rounds;
  expect(after.filter(then => KINDS.some(kind => !known || then[kind] > known[kind]))).toEqual([]);
  expect(after).toHaveLength(PLAYED / DIFFERENT - 2);
});
