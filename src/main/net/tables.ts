import * as v from 'valibot';
import { PROTOCOL } from '../../shared/protocol/messages.ts';
import type { OtherTable } from '../../shared/protocol/room.ts';
import { isPrivate } from './addresses.ts';

/** Milliseconds after which a table that says nothing is gone. */
export const SILENCE = 70_000;
const MOST_TABLES = 20;
const LONGEST_NAME = 40;

/** The type of service that hosts of this game announce. */
export const OWN_TYPE = 'lastchance';
export const OWN_SERVICE = `_${OWN_TYPE}._tcp.local`;

const named = { name: v.string(), ttl: v.number() };
const record = v.variant('type', [
  v.object({ ...named, type: v.literal('PTR'), data: v.string() }),
  v.object({ ...named, type: v.literal('SRV'), data: v.object({ port: v.number(), target: v.string() }) }),
  v.object({ ...named, type: v.literal('TXT'), data: v.array(v.instance(Uint8Array)) }),
  v.object({ ...named, type: v.literal('A'), data: v.string() }),
]);
type KnownRecord = v.InferOutput<typeof record>;
type Of<Type extends KnownRecord['type']> = Extract<KnownRecord, { type: Type }>;

/** What an unknown host says of its table; anything else in it is left out. */
const said = v.object({
  name: v.pipe(v.string(), v.transform(plain)),
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,19}$/)),
  players: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
  protocol: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
});
const port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535));

/** A packet as it came from the network: nothing in it is sure. */
export interface Packet {
  readonly answers?: unknown;
  readonly additionals?: unknown;
}

/** Other hosts' tables, by what is heard of them. */
export class Tables {
  private readonly own: string;
  private readonly heard = new Map<string, { readonly table: OtherTable; readonly at: number }>();

  /** @param own name of this host's own service */
  constructor(own: string) {
    this.own = own.toLowerCase();
  }

  get list(): readonly OtherTable[] {
    return [...this.heard.values()].map(({ table }) => table).toSorted((a, b) => (a.url < b.url ? -1 : 1));
  }

  /** @param from the address the packet came from */
  hear(packet: Packet, from: string, now: number): void {
    const records = [...recordsOf(packet.answers), ...recordsOf(packet.additionals)];
    for (const { data, ttl } of ofType(records, 'PTR', OWN_SERVICE)) {
      const service = data.toLowerCase();
      if (service === this.own) continue;
      const table = ttl > 0 ? tableOf(service, records, from) : null;
      if (table && (this.heard.has(service) || this.heard.size < MOST_TABLES))
        this.heard.set(service, { table, at: now });
      if (ttl === 0) this.heard.delete(service);
    }
  }

  /** Forgets who has been silent for too long. */
  expire(now: number): void {
    for (const [service, { at }] of this.heard) if (now - at > SILENCE) this.heard.delete(service);
  }
}

function tableOf(service: string, records: readonly KnownRecord[], from: string): OtherTable | null {
  const [srv] = ofType(records, 'SRV', service);
  const [txt] = ofType(records, 'TXT', service);
  if (!srv || !txt || !v.is(port, srv.data.port)) return null;
  const addresses = ofType(records, 'A', srv.data.target)
    .map(({ data }) => data)
    .filter(isPrivate);
  // The sender's own is the one that surely leads there; a repeater between two networks passes others on.
  const address = addresses.find(one => one === from) ?? addresses[0];
  const words = v.safeParse(said, Object.fromEntries(txt.data.map(pairOf)));
  if (address === undefined || !words.success) return null;
  const { name, game, players, protocol } = words.output;
  const at = `${address}:${srv.data.port}`;
  return { name: name || at, url: `http://${at}/table`, game, players, fits: protocol === PROTOCOL };
}

function pairOf(bytes: Uint8Array): [string, string] {
  const text = Buffer.from(bytes).toString('utf8');
  const end = text.indexOf('=');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}

function recordsOf(list: unknown): KnownRecord[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap(one => {
    const read = v.safeParse(record, one);
    return read.success ? [read.output] : [];
  });
}

function ofType<Type extends KnownRecord['type']>(
  records: readonly KnownRecord[],
  type: Type,
  name: string,
): Of<Type>[] {
  const wanted = name.toLowerCase();
  return records.filter((one): one is Of<Type> => one.type === type && one.name.toLowerCase() === wanted);
}

/** Without what could turn, hide or break the words around it. */
function plain(text: string): string {
  const visible = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return Array.from(visible).slice(0, LONGEST_NAME).join('');
}
