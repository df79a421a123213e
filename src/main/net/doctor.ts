import { isIPv4 } from 'node:net';
import type { Advice, System } from '../../shared/protocol/room.ts';
import type { Candidate } from './addresses.ts';
import { isWithin } from './addresses.ts';
import type { Visitor } from './visits.ts';

/** Milliseconds a table waits for its first guest before it wonders. */
export const LONELY_AFTER = 60_000;
/** Milliseconds between a phone's page and its socket. */
export const SOCKET_WITHIN = 10_000;
/** Milliseconds for which a phone that did not get further is spoken of. */
export const SPOKEN_OF_FOR = 120_000;

export interface Facts {
  readonly now: number;
  readonly port: number;
  readonly system: System;
  readonly found: readonly Candidate[];
  /** What the table shows. */
  readonly shown: Candidate | null;
  /** Other computers that asked for something at these addresses. */
  readonly visitors: readonly Visitor[];
  /** Since when the lobby has waited, without anybody in it, at this address; null when it does not. */
  readonly lonelySince: number | null;
  /** The name on the network is wished for and cannot be said. */
  readonly multicastRefused: boolean;
}

/** What may keep phones away, the likeliest first. */
export function advice(facts: Facts): Advice[] {
  const { now, port, system, found, shown, visitors, lonelySince, multicastRefused } = facts;
  if (!shown) return [{ code: 'no-address' }];
  const list: Advice[] = [];
  // Where a phone got through, whatever stands beside the network is no hindrance.
  if (visitors.length === 0) {
    if (shown.kind !== 'lan') list.push({ code: 'no-lan', kind: shown.kind });
    const vpn = found.find(({ kind }) => kind === 'vpn');
    if (vpn && shown.kind === 'lan') list.push({ code: 'vpn', name: vpn.name });
    if (lonelySince !== null && now - lonelySince >= LONELY_AFTER) list.push({ code: 'nobody-came', port, system });
  }
  const foreign = visitors.find(visitor => isRecent(visitor, now) && isFrom(visitor, found) === 'elsewhere');
  if (foreign) list.push({ code: 'other-network', from: foreign.from });
  if (visitors.some(visitor => isStuck(visitor, now) && visitor !== foreign)) list.push({ code: 'page-only' });
  if (multicastRefused) list.push({ code: 'no-multicast' });
  return list;
}

function isRecent({ page }: Visitor, now: number): boolean {
  return page !== null && now - page < SPOKEN_OF_FOR;
}

/** It has the page, and was given time for the socket. */
function isStuck(visitor: Visitor, now: number): boolean {
  const { page, socket } = visitor;
  if (page === null || !isRecent(visitor, now)) return false;
  return (socket === null || socket < page) && now - page >= SOCKET_WITHIN;
}

function isFrom({ from }: Visitor, found: readonly Candidate[]): 'here' | 'elsewhere' {
  // What comes by IPv6 says nothing about subnets.
  return !isIPv4(from) || found.some(({ subnet }) => isWithin(from, subnet)) ? 'here' : 'elsewhere';
}

/** One line for the host's log, with what to do next. */
export function logLine(one: Advice): string {
  switch (one.code) {
    case 'no-address':
      return 'no network: switch Wi-Fi on or put the cable in, or open a hotspot on a phone and join it';
    case 'no-lan':
      return `the only address is ${REASON[one.kind]}, which phones rarely reach: join the Wi-Fi the phones are in`;
    case 'vpn':
      return `the VPN ${one.name} is on: if phones do not find the table, switch it off or let it allow the local network`;
    case 'nobody-came':
      return `no phone has reached this computer in a minute: ${OPEN[one.system](one.port)}; else look whether the phones are in the same Wi-Fi, and not in its guest network`;
    case 'page-only':
      return 'a phone loaded the page and could not open its socket: turn off data saver, VPN and content blockers there, or try another browser';
    case 'other-network':
      return `a phone came from ${one.from}, which is another network: bring it into the same Wi-Fi, without guest network, VPN or mobile data`;
    case 'no-multicast':
      return 'the name of the table cannot be said on the network (mDNS): phones join by the address and the code all the same';
    default:
      return one satisfies never;
  }
}

const REASON = {
  vpn: 'a VPN’s',
  virtual: 'a virtual machine’s or container’s',
  'link-local': 'one this computer gave itself',
} as const;

const OPEN: Readonly<Record<System, (port: number) => string>> = {
  windows: port =>
    `allow the program in Windows Defender Firewall for private networks (netsh advfirewall firewall add rule name="Last Chance Saloon" dir=in action=allow protocol=TCP localport=${port})`,
  macos: () => 'allow incoming connections in System Settings > Network > Firewall > Options',
  linux: port => `open the port (sudo ufw allow ${port}/tcp, or sudo firewall-cmd --add-port=${port}/tcp)`,
};
