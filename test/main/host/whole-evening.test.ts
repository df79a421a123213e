import { describe, expect, test } from 'vitest';
import { randomPicks } from '../../../src/shared/bots/index.ts';
import type { Rng } from '../../../src/shared/engine/rng.ts';
import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import { GAMES } from '../../../src/shared/games.ts';
import type { Command } from '../../../src/shared/protocol/messages.ts';
import type { Grace, RoomView, TurnTime } from '../../../src/shared/protocol/room.ts';
import type { Page } from './saloon.ts';
import { KEY, ownOf, roomOf, saloon, youOf } from './saloon.ts';

const ACTIONS = 400;

/** Every kind of request that was granted once at least. */
const cameOff = new Set<string>();

type Request = Parameters<Page['request']>[0];

/** A host's window that keeps up with the story, and phones that do anything a phone can, at any time. */
class AnEvening {
  readonly saloon;
  readonly table: Page;
  readonly chance: Rng;
  readonly tokens: string[] = [];
  phones: Page[] = [];

  constructor(seed: number) {
    this.saloon = saloon(seed);
    this.chance = stateRng({ rng: seedOf(seed) });
    this.table = this.saloon.page().hello({ screen: 'table', key: KEY, paces: true });
    this.table.command({ do: 'game', game: GAMES[seed % GAMES.length] ?? 'dice' });
  }

  act(): void {
    const acts = [
      () => this.arrive(),
      () => this.back(),
      () => this.back(),
      () => this.any(this.phones)?.hangUp(),
      ...Array.from({ length: 8 }, () => () => this.play()),
      ...Array.from({ length: 3 }, () => () => this.ask()),
      () => this.steer(this.table),
      () => this.steer(this.any(this.phones) ?? this.table),
      () => this.saloon.timers.pass(1 + this.chance.int(20_000)),
    ];
    this.any(acts)?.();
    this.phones = this.phones.filter(phone => !phone.closed && !phone.gone);
    this.keepUp();
  }

  private any<T>(list: readonly T[]): T | undefined {
    return list[this.chance.int(Math.max(1, list.length))];
  }

  private arrive(): void {
    if (this.phones.length >= 14) return;
    const phone = this.saloon.page().hello();
    this.phones.push(phone);
    this.tokens.push(phone.token);
    if (this.chance.int(4) > 0) phone.join(`Guest ${this.tokens.length}`);
  }

  private back(): void {
    const token = this.any(this.tokens);
    if (token !== undefined) this.phones.push(this.saloon.page().hello({ token }));
  }

  private play(): void {
    for (let answers = 0; answers < 12; answers++) {
      const phone = this.any(this.phones.filter(one => ownOf(one)?.decision));
      const decision = phone && ownOf(phone)?.decision;
      if (!decision) return;
      phone.answer(decision.no, randomPicks(decision, this.chance));
      this.keepUp();
    }
  }

  /** The table shows its story at once. */
  private keepUp(): void {
    const shown = this.table.of('update').at(-1)?.seq;
    if (shown !== undefined) this.table.say({ type: 'shown', seq: shown });
  }

  private ask(): void {
    const requests: Request[] = [{ type: 'leave' }, { type: 'back' }, { type: 'takeLead' }];
    const owner = this.any(this.phones.filter(phone => youOf(phone).guest !== null));
    const stranger = this.any(this.phones.filter(phone => youOf(phone).guest === null));
    if (owner && this.chance.int(3) === 0) this.tried(owner, this.any(requests) ?? { type: 'back' });
    if (!stranger) return;
    const { guest, pin } = owner ? youOf(owner) : { guest: 1, pin: null };
    const looks = { name: `Guest ${this.tokens.length}`, mark: 'cactus', colour: 'sky' } as const;
    const strangers: Request[] = [
      { type: 'reclaim', guest: guest ?? 1, pin: pin ?? '0000' },
      { type: 'knock', guest: youOf(stranger).barred ? null : this.someone() },
      { type: 'join', ...looks },
    ];
    this.tried(stranger, this.any(strangers) ?? { type: 'back' });
  }

  private steer(page: Page): void {
    const command = this.command();
    this.tried(page, { type: 'command', command });
  }

  private tried(page: Page, request: Request): void {
    const before = page.of('ack').length;
    page.request(request);
    if (page.of('ack').length > before) cameOff.add(request.type === 'command' ? request.command.do : request.type);
  }

  private someone(): number {
    const { guests, waiting } = roomOf(this.table);
    return this.any([...guests, ...waiting])?.guest ?? 1;
  }

  private command(): Command {
    const guest = this.someone();
    const { knocks, phase, guests, pause } = roomOf(this.table);
    if (phase === 'lobby' && this.chance.int(3) === 0) return { do: 'start' };
    if (pause && this.chance.int(2) === 0) return { do: 'resume' };
    if (phase === 'result' && this.chance.int(2) === 0) return { do: 'again' };
    const commands: Command[] = [
      { do: 'addBot' },
      { do: 'remove', guest },
      { do: 'mind', guest },
      { do: 'unhurried', guest, on: this.chance.int(2) === 0 },
      { do: 'lead', guest },
      { do: 'turnTime', seconds: this.any<TurnTime>([0, 30, 30, 60]) ?? 0 },
      { do: 'grace', seconds: this.any<Grace>([0, 15, 15, 30]) ?? 0 },
      { do: 'pause' },
      { do: 'resume' },
      { do: 'order', guests: guests.map(one => one.guest).toReversed() },
      { do: 'admit', knock: this.any(knocks)?.knock ?? 0, yes: this.chance.int(3) > 0 },
      { do: 'fresh' },
      { do: 'start' },
    ];
    if (this.chance.int(60) === 0) return { do: 'lobby' };
    if (knocks[0] && this.chance.int(3) > 0) return { do: 'admit', knock: knocks[0].knock, yes: true };
    return this.any(commands) ?? { do: 'start' };
  }
}

/** What must hold whatever was said. */
function fault({ saloon: { room }, table, phones }: AnEvening): string | null {
  const view: RoomView = room.view();
  const asked = room.asked();
  if (view.phase === 'game' && asked.length === 0) return 'a game that nobody is asked in';
  if (view.phase !== 'game' && asked.length > 0) return 'a question outside of a game';
  if (view.pause && view.phase !== 'game') return 'a pause of nothing';
  const shown = [room.gameView()?.asked ?? []].flat().map(({ seat }) => view.guests[seat]?.guest);
  for (const { guest, left, since } of view.deadlines) {
    if (!shown.includes(guest)) return `time for ${guest}, whom the table does not show as asked`;
    if (!asked.some(one => one.guest.guest === guest)) return `time for ${guest}, who is not asked`;
    if (left <= 0 || left > 240_000) return `${left} ms for ${guest}`;
    if ((since === null) !== (view.pause !== null)) return `time of ${guest} runs in a pause, or stands outside of one`;
  }
  if (view.turnTime > 0 && asked.some(({ guest }) => guest.tokenHash !== null && !guest.minded))
    if (view.deadlines.length === 0) return 'somebody is asked without a limit';
  if (view.waiting.length > 0 && view.guests.length < 8 && view.phase === 'lobby')
    return 'a free chair while one waits';
  const seats = phones.map(phone => youOf(phone).guest).filter(guest => guest !== null);
  if (new Set(seats).size !== seats.length) return `two pages in one seat: ${seats.join()}`;
  for (const { guest, bot, awaySince } of [...view.guests, ...view.waiting])
    if (!bot && (awaySince === null) !== seats.includes(guest)) return `guest ${guest} is away with a page, or without`;
  for (const phone of phones) {
    const you = youOf(phone);
    if ((you.pin === null) !== (you.guest === null)) return `the number ${you.pin} for guest ${you.guest}`;
    if (you.barred && you.guest !== null) return `guest ${you.guest} sits though barred`;
    if (you.knock !== null && !view.knocks.some(({ knock }) => knock === you.knock)) return 'a knock that nobody hears';
  }
  return [table, ...phones].map(staleness).find(stale => stale !== null) ?? null;
}

/** Whether the page knows anything else than a page that has just come. */
function staleness(page: Page): string | null {
  const laid = JSON.stringify(page.view);
  page.say({ type: 'sync' });
  return JSON.stringify(page.view) === laid ? null : `stale: ${laid}\nfresh: ${JSON.stringify(page.view)}`;
}

describe('an evening on which anything happens at any time', () => {
  test.each(Array.from({ length: 8 }, (_, seed) => seed + 1))(
    'never stands still, and every screen knows what a new one would (seed %i)',
    seed => {
      const evening = new AnEvening(seed);
      for (let acts = 0; acts < ACTIONS; acts++) {
        evening.act();
        const wrong = fault(evening);
        if (wrong !== null) throw new Error(`after ${acts + 1} acts of seed ${seed}: ${wrong}`);
      }
      const pins = new Set(evening.phones.map(phone => youOf(phone).pin).filter(pin => pin !== null));
      const seen = JSON.stringify(evening.table.got);
      for (const pin of pins) expect(seen).not.toContain(`"${pin}"`);
      for (const token of evening.tokens) expect(seen).not.toContain(token);
    },
  );

  test('has everything come off that may be asked for, but what is for games found on disk', () => {
    const all = [
      'leave',
      'back',
      'takeLead',
      'reclaim',
      'knock',
      'join',
      'addBot',
      'remove',
      'mind',
      'unhurried',
      'lead',
    ];
    const more = ['turnTime', 'grace', 'pause', 'resume', 'order', 'admit', 'start', 'again', 'lobby'];
    expect([...all, ...more].filter(one => !cameOff.has(one))).toEqual([]);
  });
});
