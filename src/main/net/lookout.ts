import { isDeepStrictEqual } from 'node:util';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Advice, RoomView, System } from '../../shared/protocol/room.ts';
import type { Network } from '../host/room.ts';
import type { Timers } from '../host/timers.ts';
import type { Candidate, Surroundings } from './addresses.ts';
import { candidates, placeOf, plainAddress } from './addresses.ts';
import type { Beacon } from './beacon.ts';
import { advice, logLine } from './doctor.ts';
import type { Settings } from './settings.ts';
import { isOwn, Visits } from './visits.ts';

/** Milliseconds within which a changed network, or a changed table, is noticed. */
export const WATCH_EVERY = 3000;

export interface LookoutOptions {
  readonly port: number;
  readonly system: System;
  readonly settings: Settings;
  readonly look: () => Promise<Surroundings>;
  /** Null when the table is not announced. */
  readonly beacon: Beacon | null;
  readonly timers: Timers;
  readonly log: Logger;
  /** What there is to announce, and whom to wait for. */
  readonly room: () => Pick<RoomView, 'phase' | 'game' | 'guests'>;
  readonly onChange: (network: Network) => void;
}

/** Watches where phones can find the table, chooses what it shows, and sees who gets through. */
export class Lookout {
  private readonly options: LookoutOptions;
  private readonly visits = new Visits();
  /** Where somebody arrived this evening: written down once, however many come. */
  private readonly proven = new Set<string>();
  private found: readonly Candidate[] = [];
  /** Every address of this computer, of both families. */
  private own: readonly string[] = [];
  private shown: Candidate | null = null;
  /** Somebody chose it, so that it stays while it exists. */
  private byHand = false;
  private lonelySince: number | null = null;
  private last: Network;
  private stopWatching: () => void = () => {};
  private closed = false;

  constructor(options: LookoutOptions) {
    this.options = options;
    this.last = { ...this.network(), advice: [] };
  }

  /** The first look; from then on every few seconds. */
  async open(): Promise<void> {
    this.move(await this.options.look());
    this.watch();
  }

  close(): void {
    this.closed = true;
    this.stopWatching();
  }

  network(): Network {
    const { port, beacon } = this.options;
    const { shown } = this;
    const typed = `${shown?.address ?? '127.0.0.1'}:${port}`;
    const isHeard = beacon !== null && !this.isRefused();
    return {
      address: { url: `http://${typed}/`, typed, local: isHeard ? `${beacon.name}:${port}` : null },
      offered: this.found.map(({ address, name, kind }) => ({
        address,
        name,
        kind,
        chosen: address === shown?.address,
      })),
      advice: this.advice(),
      tables: beacon?.tables ?? [],
    };
  }

  /** Shows another of the addresses found, now and whenever this computer is in these networks again. */
  choose(address: string): boolean {
    const one = this.found.find(candidate => candidate.address === address);
    if (!one) return false;
    this.byHand = true;
    this.show(one);
    const { settings } = this.options;
    const networks = networksOf(this.found);
    const others = settings.remembered.chosen.filter(chosen => chosen.networks !== networks);
    settings.remember({ chosen: [{ networks, place: placeOf(one) }, ...others] });
    this.tell();
    return true;
  }

  /** A request has come in, perhaps from a phone. */
  visited(
    { socket, method, url = '' }: Pick<IncomingMessage, 'socket' | 'method' | 'url'>,
    as: 'page' | 'socket',
  ): void {
    const from = plainAddress(socket.remoteAddress ?? '');
    if (isOwn(from, this.own)) return;
    const now = this.options.timers.now();
    const isPage = as === 'page' && method === 'GET' && url.split('?')[0] === '/';
    this.visits.note(from, as === 'socket' ? { socket: now } : isPage ? { page: now } : {});
    this.arrived(plainAddress(socket.localAddress ?? ''));
    this.tell();
  }

  /** Tells what changed, if anything did. */
  tell(): void {
    const network = this.network();
    if (isDeepStrictEqual(network, this.last)) return;
    this.report(network.advice);
    this.last = network;
    this.options.onChange(network);
  }

  private watch(): void {
    this.stopWatching = this.options.timers.after(WATCH_EVERY, () => {
      void this.options.look().then(seen => {
        if (this.closed) return;
        this.watch();
        this.move(seen);
      });
    });
  }

  private move(seen: Surroundings): void {
    const { settings, beacon, log, room } = this.options;
    const found = candidates(seen, settings.remembered.proven);
    if (networksOf(found) !== networksOf(this.found) || !this.stillThere(found)) {
      const addresses = found.map(({ address }) => address);
      if (this.found.length > 0) log.info({ addresses }, 'the network changed');
      this.found = found;
      this.show(this.best());
    }
    this.found = found;
    this.own = Object.values(seen.interfaces).flatMap((infos = []) => infos.map(({ address }) => address));
    const { phase, guests, game } = room();
    const isLonely = phase === 'lobby' && guests.every(({ bot }) => bot);
    this.lonelySince = isLonely ? (this.lonelySince ?? this.options.timers.now()) : null;
    beacon?.tell({ game, phase, players: guests.length });
    beacon?.spread(reaching(found, this.shown));
    this.tell();
  }

  private stillThere(found: readonly Candidate[]): boolean {
    return this.shown === null ? found.length === 0 : found.some(({ address }) => address === this.shown?.address);
  }

  private best(): Candidate | null {
    const same = this.byHand && this.found.find(({ address }) => address === this.shown?.address);
    if (same) return same;
    const networks = networksOf(this.found);
    const chosen = this.options.settings.remembered.chosen.find(one => one.networks === networks);
    const remembered = chosen && this.found.find(one => placeOf(one) === chosen.place);
    this.byHand = remembered !== undefined;
    return remembered ?? this.found[0] ?? null;
  }

  private show(one: Candidate | null): void {
    if (one?.address === this.shown?.address) return;
    this.shown = one;
    this.visits.forget();
    if (this.lonelySince !== null) this.lonelySince = this.options.timers.now();
  }

  private arrived(at: string): void {
    const one = this.found.find(({ address }) => address === at);
    if (!one) return;
    const { settings } = this.options;
    const place = placeOf(one);
    if (this.proven.has(place)) return;
    this.proven.add(place);
    settings.remember({ proven: [place, ...settings.remembered.proven.filter(other => other !== place)] });
  }

  private advice(): Advice[] {
    const { port, system, timers } = this.options;
    return advice({
      now: timers.now(),
      port,
      system,
      found: this.found,
      shown: this.shown,
      visitors: this.visits.all,
      lonelySince: this.lonelySince,
      multicastRefused: this.isRefused(),
    });
  }

  private isRefused(): boolean {
    const { beacon } = this.options;
    return beacon !== null && this.shown !== null && beacon.isRefused(this.shown.address);
  }

  private report(now: readonly Advice[]): void {
    for (const one of now) {
      // The beacon has told that one, with the error.
      if (one.code === 'no-multicast') continue;
      if (!this.last.advice.some(before => isDeepStrictEqual(before, one))) this.options.log.warn(logLine(one));
    }
  }
}

/** The same for as long as a computer is in the same networks, whatever its numbers in them. */
function networksOf(found: readonly Candidate[]): string {
  return found.map(placeOf).toSorted().join(', ');
}

/** Where multicast goes: real networks, and what is shown; never into a VPN or among containers by itself. */
function reaching(found: readonly Candidate[], shown: Candidate | null): string[] {
  return found.filter(one => one.kind === 'lan' || one.address === shown?.address).map(({ address }) => address);
}
