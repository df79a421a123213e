import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import type { Surroundings } from '../../../src/main/net/addresses.ts';
import { Beacon } from '../../../src/main/net/beacon.ts';
import { Lookout } from '../../../src/main/net/lookout.ts';
import type { ResponderOptions } from '../../../src/main/net/responder.ts';
import { Settings } from '../../../src/main/net/settings.ts';
import type { Network } from '../../../src/main/host/room.ts';
import { aRoom } from '../../a-room.ts';
import { HandTimers } from '../host/hand-timers.ts';

/** A folder that ends with the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A log whose lines are kept. */
export function aLog() {
  const lines: string[] = [];
  const write = (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg);
  return { log: pino({ level: 'warn' }, { write }), lines };
}

/** A lookout on networks that the test makes up, on hand-turned time, with an mDNS that sends nothing. */
export async function aLookout(first: Surroundings, { data = null as string | null, mdns = false } = {}) {
  let surroundings = first;
  const timers = new HandTimers();
  const { log, lines } = aLog();
  const told: Network[] = [];
  let room = aRoom();
  const responders: ResponderOptions[] = [];
  const said: { address: string; text: ResponderOptions['text'] }[] = [];
  const closed: string[] = [];
  const refusing = new Set<string>();
  const beacon = new Beacon({
    port: 8080,
    suffix: '4f2a',
    computer: 'parlour',
    version: '1.2.3',
    timers,
    onChange: () => lookout.tell(),
    onError: error => log.warn(`mDNS: ${error.message}`),
    respond(options) {
      if (refusing.has(options.address)) throw new Error('addMembership ENODEV');
      responders.push(options);
      return {
        tell: text => void said.push({ address: options.address, text }),
        ask: () => {},
        close: () => Promise.resolve(void closed.push(options.address)),
      };
    },
  });
  const lookout: Lookout = new Lookout({
    port: 8080,
    system: 'linux',
    settings: new Settings(data, { log }),
    look: () => Promise.resolve(surroundings),
    beacon: mdns ? beacon : null,
    timers,
    log,
    room: () => room,
    onChange: network => told.push(network),
  });
  await lookout.open();
  await setImmediate();

  return {
    lookout,
    lines,
    told,
    responders,
    said,
    closed,
    refusing,
    get shown(): string {
      return lookout.network().address.typed;
    },
    get advice() {
      return lookout.network().advice;
    },
    /** From now on the computer is in these networks, as it will see when it looks again. */
    moves(to: Surroundings): void {
      surroundings = to;
    },
    becomes(changes: Parameters<typeof aRoom>[0]): void {
      room = aRoom(changes);
    },
    /** Step by step, since each look takes a moment. */
    async passes(ms: number): Promise<void> {
      for (let left = ms; left > 0; left -= 1000) {
        timers.pass(Math.min(left, 1000));
        await setImmediate();
      }
    },
    /** A request from one address to another, for a page or for a socket. */
    visit(from: string, to: string, what: 'page' | 'socket' | 'table' = 'page'): void {
      const socket = { remoteAddress: from, localAddress: to };
      const url = what === 'page' ? '/?from=qr' : what === 'table' ? '/table' : '/ws';
      const request = { socket, method: 'GET', url } as Parameters<Lookout['visited']>[0];
      lookout.visited(request, what === 'socket' ? 'socket' : 'page');
    },
  };
}
