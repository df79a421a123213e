import { isIPv4 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import type { Offered } from '../../shared/protocol/room.ts';

export interface Candidate extends Omit<Offered, 'chosen'> {
  /** `192.168.1.0/24` */
  readonly subnet: string;
}

export interface Surroundings {
  readonly interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>;
  /** This computer's own address towards the internet; null without a way there. */
  readonly route: string | null;
}

const VPN =
  /^(tun|tap|utun|wg|ppp|ipsec|zt|ham|gpd|cscotun|nordlynx|proton|mullvad|wireguard|cloudflarewarp)|vpn|tailscale|zerotier|hamachi|wintun|warp|tap-windows|anyconnect|globalprotect/i;
const VIRTUAL =
  /^(docker|br-|br\d|veth|virbr|vnet|vmnet|vboxnet|lxc|lxd|lxdbr|incusbr|podman|cni|flannel|cali|kube|bridge\d|vmenet|awdl|llw|ap\d|anpi|dummy|ifb|macvtap)|vethernet|virtualbox|vmware|hyper-v|wsl|docker|npcap|parallels/i;
/** Makers' numbers of adapters that exist only on the computer that runs the virtual machines. */
const VIRTUAL_MAC = /^(0a:00:27|00:50:56:c0|00:1c:42:00:00)/i;
const TAP_WINDOWS_MAC = /^00:ff:/i;
/** Tunnels have no number of a maker. */
const NO_MAC = '00:00:00:00:00:00';

const ORDER: readonly Candidate['kind'][] = ['lan', 'virtual', 'vpn', 'link-local'];

/**
 * IPv4 addresses at which phones may find this computer, the likeliest first: real networks before virtual ones, VPNs
 * and link-local; among equals where phones came before, then the way to the internet. Pure, so that it is tested over
 * interface lists of real machines.
 * @param proven places, as by `placeOf`, where a phone once arrived; the latest first
 */
export function candidates({ interfaces, route }: Surroundings, proven: readonly string[] = []): Candidate[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isIPv4(address))
      .map(({ address, netmask, mac }): Candidate => {
        const kind = kindOf({ name, address, netmask, mac, leads: address === route });
        return { name, address, kind, subnet: subnetOf(address, netmask) };
      }),
  );
  const success = (one: Candidate) => {
    const index = proven.indexOf(placeOf(one));
    return index < 0 ? proven.length : index;
  };
  const leads = ({ address }: Candidate) => (address === route ? 0 : 1);
  return found.toSorted(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      success(a) - success(b) ||
      leads(a) - leads(b) ||
      homeliness(a.address) - homeliness(b.address),
  );
}

/** What stays the same when the router gives out another number. */
export function placeOf({ name, subnet }: Pick<Candidate, 'name' | 'subnet'>): string {
  return `${name} ${subnet}`;
}

/** Only what a home or office numbers its own computers from. */
export function isPrivate(address: string): boolean {
  return isIPv4(address) && /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/.test(address);
}

/** Whether `address` is one of the subnet's: `192.168.1.0/24`. */
export function isWithin(address: string, subnet: string): boolean {
  const [network = '', length = '32'] = subnet.split('/');
  const bits = Number(length);
  const mask = bits === 0 ? 0 : (-1 << (32 - bits)) >>> 0;
  return (numberOf(address) & mask) >>> 0 === (numberOf(network) & mask) >>> 0;
}

/** `::ffff:192.168.1.20`, as a socket that listens to both families says it, as `192.168.1.20`. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? address.replace(/%.*$/, '');
}

interface Adapter extends Pick<NetworkInterfaceInfo, 'address' | 'netmask' | 'mac'> {
  readonly name: string;
  /** To the internet. */
  readonly leads: boolean;
}

function kindOf({ name, address, netmask, mac, leads }: Adapter): Candidate['kind'] {
  if (address.startsWith('169.254.')) return 'link-local';
  // 100.64/10 is what carriers and Tailscale number from; a network of one address is a tunnel's.
  if (VPN.test(name) || mac === NO_MAC || TAP_WINDOWS_MAC.test(mac) || netmask === '255.255.255.255') return 'vpn';
  if (isWithin(address, '100.64.0.0/10')) return 'vpn';
  // A bridge or switch that leads out stands for the real adapter below it.
  return !leads && (VIRTUAL.test(name) || VIRTUAL_MAC.test(mac)) ? 'virtual' : 'lan';
}

function homeliness(address: string): number {
  // Homes are numbered from 192.168 and 10; 172.16/12 is mostly somebody's container.
  return address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2;
}

function subnetOf(address: string, netmask: string): string {
  const mask = numberOf(netmask);
  const network = (numberOf(address) & mask) >>> 0;
  const bytes = [24, 16, 8, 0].map(shift => (network >>> shift) & 255);
  return `${bytes.join('.')}/${Math.clz32(~mask)}`;
}

function numberOf(address: string): number {
  return address.split('.').reduce((sum, byte) => sum * 256 + Number(byte), 0);
}
