import type { NetworkInterfaceInfo } from 'node:os';
import type { Surroundings } from '../../../src/main/net/addresses.ts';

const NO_MAC = '00:00:00:00:00:00';
const MASKS: Readonly<Record<string, string>> = {
  10: '255.192.0.0',
  16: '255.255.0.0',
  20: '255.255.240.0',
  24: '255.255.255.0',
  32: '255.255.255.255',
};

/** `192.168.1.20/24`, and with a maker's number unless it is a tunnel's: `10.2.0.2/32 tunnel`. */
export function ipv4(written: string): NetworkInterfaceInfo {
  const [address = '', length = '', mac = '3c:22:fb:12:34:56'] = written.split(/[/ ]/);
  const netmask = MASKS[length] ?? '255.255.255.0';
  const internal = address.startsWith('127.');
  return { address, netmask, internal, family: 'IPv4', mac: mac === 'tunnel' ? NO_MAC : mac, cidr: null };
}

function ipv6(address: string): NetworkInterfaceInfo {
  const netmask = 'ffff:ffff:ffff:ffff::';
  return { address, netmask, internal: address === '::1', family: 'IPv6', mac: NO_MAC, cidr: null, scopeid: 4 };
}

/** Interfaces by name, each with its addresses, as one computer lists them. */
export function computer(written: Record<string, string | readonly string[]>, route: string | null): Surroundings {
  const interfaces = Object.entries(written).map(([name, addresses]) => [
    name,
    [addresses].flat().map(one => (one.includes(':') && !one.includes('/') ? ipv6(one) : ipv4(one))),
  ]);
  return { interfaces: Object.fromEntries(interfaces) as Surroundings['interfaces'], route };
}

/** Everything a developer's Windows collects. */
export const WINDOWS = {
  'vEthernet (WSL (Hyper-V firewall))': ['fe80::1', '172.30.0.1/20 00:15:5d:01:02:03'],
  'vEthernet (Default Switch)': ['172.22.112.1/20 00:15:5d:01:02:04'],
  'VirtualBox Host-Only Network': '192.168.56.1/24 0a:00:27:00:00:0b',
  'VMware Network Adapter VMnet8': '192.168.44.1/24 00:50:56:c0:00:08',
  Tailscale: ['fe80::2', '100.101.2.3/32'],
  NordLynx: '10.5.0.2/16',
  'OpenVPN TAP-Windows6': '10.8.0.6/24 00:ff:12:34:56:78',
  'Ethernet 2': '169.254.7.7/16',
  'Wi-Fi': ['fe80::3', '192.168.1.20/24'],
  'Loopback Pseudo-Interface 1': ['::1', '127.0.0.1/8'],
};

export const MACOS = {
  lo0: ['127.0.0.1/8', '::1'],
  utun0: ['fe80::10'],
  utun1: ['fe80::11'],
  utun3: '100.88.1.2/32 tunnel',
  utun5: '10.8.0.2/32 tunnel',
  awdl0: ['fe80::12', '169.254.1.2/16'],
  llw0: ['fe80::12'],
  bridge100: '192.168.64.1/24',
  vmnet8: '172.16.13.1/24',
  en5: '169.254.88.1/16',
  en0: ['fe80::13', '10.0.1.5/24'],
};

export const LINUX = {
  lo: ['127.0.0.1/8', '::1'],
  docker0: '172.17.0.1/16',
  'br-2f1c9a': '172.18.0.1/16',
  virbr0: '192.168.122.1/24',
  veth12ab: 'fe80::20',
  wg0: '10.2.0.2/32 tunnel',
  tun0: '10.8.0.10/24 tunnel',
  tailscale0: '100.101.2.3/32 tunnel',
  enp3s0: '192.168.178.21/24',
  wlp2s0: '192.168.178.34/24',
};
