import type { Socket } from 'node:dgram';
import { EventEmitter } from 'node:events';
import { networkInterfaces } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import dns, { type Answer, type Packet } from 'dns-packet';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Responder } from '../../../src/main/net/responder.ts';

const own = Object.values(networkInterfaces())
  .flatMap(infos => infos ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
const ADDRESS = own ?? '192.168.1.20';

function fault(syscall: string, code: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { syscall, code });
}

/** A UDP socket from which nothing leaves. */
class StillSocket extends EventEmitter {
  readonly did: string[] = [];
  readonly sent: Packet[] = [];
  refuses: Record<string, Error> = {};

  bind(port: number, address: string, done: () => void): void {
    this.attempt('bind', `${address}:${port}`);
    const error = this.refuses['bind'];
    queueMicrotask(() => {
      if (error) return this.emit('error', error);
      this.emit('listening');
      return done();
    });
  }
  addMembership(group: string, address: string): void {
    this.attempt('join', `${group} at ${address}`);
    if (this.refuses['join']) throw this.refuses['join'];
  }
  setMulticastInterface(address: string): void {
    this.attempt('pin', address);
    if (this.refuses['pin']) throw this.refuses['pin'];
  }
  send(
    bytes: Buffer,
    _from: number,
    _length: number,
    _port: number,
    _to: string,
    done: (e: Error | null) => void,
  ): void {
    if (!this.refuses['send']) this.sent.push(dns.decode(bytes));
    done(this.refuses['send'] ?? null);
  }
  setMulticastTTL(): void {}
  setMulticastLoopback(): void {}
  dropMembership(): void {}
  close(done: () => void): void {
    done();
  }

  private attempt(what: string, how: string): void {
    this.did.push(`${what} ${how}`);
  }
}

async function speaks(refuses: Record<string, Error> = {}) {
  const socket = new StillSocket();
  socket.refuses = refuses;
  const states: (string | null)[] = [];
  const heard: unknown[] = [];
  const responder = new Responder({
    address: ADDRESS,
    service: 'Last Chance Saloon 4f2a',
    host: 'saloon-4f2a.local',
    port: 8080,
    text: { path: '/', game: 'dice' },
    onPacket: packet => heard.push(packet),
    onState: error => states.push(error && error.message),
    socket: socket as unknown as Socket,
  });
  onTestFinished(() => responder.close());
  await setImmediate();
  return { socket, states, heard, responder };
}

const answers = (socket: StillSocket): Answer[] => socket.sent.flatMap(packet => packet.answers);

describe('one network’s mDNS', () => {
  test('is pinned to the network’s own interface before anything is said', async () => {
    const { socket, states } = await speaks();
    expect(socket.did.slice(0, 3)).toEqual(['bind 0.0.0.0:5353', `pin ${ADDRESS}`, `join 224.0.0.251 at ${ADDRESS}`]);
    expect(states).toEqual([null]);
    expect(socket.sent.length).toBeGreaterThan(0);
  });

  test('names no other address of this computer', async () => {
    const { socket } = await speaks();
    const named = answers(socket).filter(({ type }) => type === 'A' || type === 'AAAA');
    for (const { data } of named) expect(data).toBe(ADDRESS);
    expect(named.length > 0).toBe(own !== undefined);
  });

  test('says what changed instead of what it said before, also when the library repeats itself', async () => {
    const { socket, responder } = await speaks();
    responder.tell({ path: '/', game: 'bang' });
    responder.tell({ path: '/', game: 'bang', players: '3' });
    await setImmediate();
    const said = answers(socket).filter(({ type, name }) => type === 'TXT' && name.includes('_lastchance'));
    expect((said.at(-1) ?? { data: [] }).data).toEqual(
      ['path=/', 'game=bang', 'players=3'].map(one => Buffer.from(one)),
    );
    expect(said.every(({ flush }) => flush)).toBe(true);
  });

  test.each([
    ['a port that another program holds alone', { bind: fault('bind', 'EADDRINUSE') }, 'bind EADDRINUSE'],
    ['an adapter that joins no group', { join: fault('addMembership', 'ENODEV') }, 'addMembership ENODEV'],
    ['a network that is gone', { send: fault('send', 'EADDRNOTAVAIL') }, 'send EADDRNOTAVAIL'],
  ])('survives %s and tells', async (_, refuses, told) => {
    const { socket, states, responder } = await speaks(refuses);
    expect(states).toContain(told);
    socket.refuses = {};
    responder.ask();
    await setImmediate();
    if (!('join' in refuses)) expect(states.at(-1)).toBe(null);
  });

  test('says nothing at all where it would leave by another network', async () => {
    const { socket, states, responder } = await speaks({ pin: fault('setMulticastInterface', 'EADDRNOTAVAIL') });
    expect(states).toContain('setMulticastInterface EADDRNOTAVAIL');
    socket.sent.length = 0;
    responder.ask();
    responder.tell({ path: '/' });
    await setImmediate();
    expect(socket.sent).toEqual([]);
  });

  test('takes garbled packets for what they are, and nobody’s refusal', async () => {
    const { socket, states, heard } = await speaks();
    for (const bytes of ['', '\0', 'x'.repeat(1500), '\xff'.repeat(12)])
      socket.emit('message', Buffer.from(bytes, 'latin1'), { address: '192.168.1.9' });
    expect(states).toEqual([null]);
    expect(heard.length).toBeLessThan(4);
  });
});
