import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../../../src/shared/protocol/messages.ts';
import type { RoomView } from '../../../src/shared/protocol/room.ts';
import { Computer, Listener, Switch, whyNoNetworks, type Running } from './networks.ts';

const why = whyNoNetworks('nft');

/** A host on a computer of its own, with its window. */
class Saloon {
  readonly computer: Computer;
  private host: Running | null = null;
  private window: Running | null = null;

  constructor(name: string) {
    this.computer = new Computer(name);
  }

  async open(): Promise<void> {
    const flags = ['--port', '8080', '--no-save', '--no-open', '--json'];
    this.host = this.computer.run(process.execPath, ['--import', 'tsx', resolve('src/main/headless.ts'), ...flags]);
    const ready = JSON.parse(await this.host.line(line => line.startsWith('{"ready"'))) as { hostUrl: string };
    const key = new URL(ready.hostUrl).hash.slice(1);
    const page = resolve('test/e2e/headless-phone.ts');
    const args = ['--import', 'tsx', page, 'ws://127.0.0.1:8080/ws', 'window', key];
    this.window = this.computer.run(process.execPath, args);
  }

  command(command: Command): void {
    this.window?.hears(JSON.stringify(command));
  }

  /** The first view, old or new, that fits. */
  async sees(fits: (room: RoomView) => boolean): Promise<RoomView> {
    const roomOf = (line: string) => (JSON.parse(line) as { room: RoomView }).room;
    const line = await this.window?.line(one => one.startsWith('{"room"') && fits(roomOf(one)));
    return roomOf(line ?? '');
  }

  says(part: string): Promise<string> | undefined {
    return this.host?.line(line => line.includes(part));
  }

  closes(): Promise<number | null> | undefined {
    return this.host?.stop('SIGINT');
  }
}

describe.skipIf(why !== null)(`two tables in one house${why === null ? '' : ` (${why})`}`, () => {
  let hub: Switch;
  let listener: Listener;
  let browsing: Running;
  const [attic, cellar] = why === null ? [new Saloon('attic'), new Saloon('cellar')] : [];

  beforeAll(async () => {
    hub = new Switch();
    listener = new Listener('listener');
    hub.connect(listener.computer, '10.77.6.9');
    for (const [index, saloon] of [attic, cellar].entries())
      if (saloon) hub.connect(saloon.computer, `10.77.6.${index + 1}`);
    await listener.open();
    await Promise.all([attic?.open(), cellar?.open()]);
    browsing = listener.browse('_lastchance._tcp');
  });

  afterAll(async () => {
    await attic?.computer.end();
    await cellar?.computer.end();
    await listener.end();
    await hub.end();
  });

  test('of one name, on one port, are found as two by somebody else’s mDNS', async () => {
    const found = await Promise.all(
      ['10.77.6.1', '10.77.6.2'].map(address => browsing.line(line => line[0] === '=' && line.includes(address))),
    );
    const [first, second] = found.map(line => line.split(';'));
    expect(first?.[3]).not.toBe(second?.[3]);
    expect(first?.[6]).not.toBe(second?.[6]);
    for (const part of ['"game=dice"', '"players=0"', '"phase=lobby"', /"protocol=\d+"/, /"version=\d/, /"name=\S/])
      expect(found[0]).toMatch(part);
  });

  test('hear each other and not themselves', async () => {
    const one = await attic?.sees(({ tables }) => tables.length > 0);
    expect(one?.tables).toMatchObject([{ url: 'http://10.77.6.2:8080/table', game: 'dice', players: 0, fits: true }]);
    const other = await cellar?.sees(({ tables }) => tables.length > 0);
    expect(other?.tables).toMatchObject([{ url: 'http://10.77.6.1:8080/table' }]);
  });

  test('hear how many sit at the other, and what is played there', async () => {
    for (const command of [{ do: 'addBot' }, { do: 'addBot' }, { do: 'game', game: 'bang' }] as const)
      cellar?.command(command);
    const seen = await attic?.sees(({ tables }) => tables[0]?.players === 2 && tables[0].game === 'bang');
    expect(seen?.tables).toHaveLength(1);
  });

  test('hear the other’s goodbye, as everybody does', async () => {
    expect(await cellar?.closes()).toBe(0);
    await browsing.line(line => line[0] === '-');
    let wasThere = false;
    await attic?.sees(({ tables }) => {
      wasThere ||= tables.length > 0;
      return wasThere && tables.length === 0;
    });
  });

  test('cannot hear each other where multicast is refused: the screen and the log say so, and the evening goes on', async () => {
    const rules = 'table ip wall { chain out { type filter hook output priority 0; ip daddr 224.0.0.251 drop; }; }';
    await attic?.computer.run('nft', [rules]).ended();
    await attic?.sees(({ advice }) => advice.some(({ code }) => code === 'no-multicast'));
    expect(await attic?.says('EPERM')).toContain('the name of the table cannot be said');
    expect((await attic?.sees(() => true))?.phase).toBe('lobby');
    expect(await attic?.closes()).toBe(0);
  });
});
