import { describe, expect, test } from 'vitest';
import { candidates, isPrivate, isWithin, plainAddress } from '../../../src/main/net/addresses.ts';
import { computer, LINUX, MACOS, WINDOWS } from './interfaces.ts';

function list(written: Parameters<typeof computer>[0], route: string | null = null, proven: string[] = []): string[] {
  return candidates(computer(written, route), proven).map(({ name, kind }) => `${kind} ${name}`);
}

describe('what phones are shown', () => {
  test('on Windows is the Wi-Fi, then what belongs to virtual machines, then VPNs, then what has no router', () => {
    expect(list(WINDOWS, '192.168.1.20')).toEqual([
      'lan Wi-Fi',
      'virtual VirtualBox Host-Only Network',
      'virtual VMware Network Adapter VMnet8',
      'virtual vEthernet (WSL (Hyper-V firewall))',
      'virtual vEthernet (Default Switch)',
      'vpn NordLynx',
      'vpn OpenVPN TAP-Windows6',
      'vpn Tailscale',
      'link-local Ethernet 2',
    ]);
  });

  test('on macOS is en0, also when a VPN has taken the way to the internet', () => {
    const all = [
      'lan en0',
      'virtual bridge100',
      'virtual vmnet8',
      'vpn utun5',
      'vpn utun3',
      'link-local awdl0',
      'link-local en5',
    ];
    expect(list(MACOS, '10.0.1.5').toSorted()).toEqual(all.toSorted());
    expect(list(MACOS, '10.0.1.5')[0]).toBe('lan en0');
    expect(list(MACOS, '10.8.0.2')).toEqual(all);
  });

  test('on Linux is the network with the way out, then the other real one, then the rest', () => {
    expect(list(LINUX, '192.168.178.34')).toEqual([
      'lan wlp2s0',
      'lan enp3s0',
      'virtual virbr0',
      'virtual docker0',
      'virtual br-2f1c9a',
      'vpn wg0',
      'vpn tun0',
      'vpn tailscale0',
    ]);
  });

  test('is the LAN beside a WireGuard tunnel of a VPN that lets local traffic pass', () => {
    expect(list({ wg0: '10.2.0.2/32 tunnel', eth0: '192.168.0.5/24' }, '10.2.0.2')).toEqual(['lan eth0', 'vpn wg0']);
  });

  test('is the network whose phones came before, rather than the way out, but never a VPN for that', () => {
    const two = { wg0: '10.2.0.2/32 tunnel', eth0: '192.168.0.5/24', wlan0: '192.168.1.7/24' };
    const proven = ['wg0 10.2.0.2/32', 'wlan0 192.168.1.0/24'];
    expect(list(two, '192.168.0.5')).toEqual(['lan eth0', 'lan wlan0', 'vpn wg0']);
    expect(list(two, '192.168.0.5', proven)).toEqual(['lan wlan0', 'lan eth0', 'vpn wg0']);
  });

  test('is a bridge or Hyper-V switch only where that has the way out, since the real adapter is below it', () => {
    expect(list({ br0: '192.168.0.5/24', docker0: '172.17.0.1/16' }, '192.168.0.5')).toEqual([
      'lan br0',
      'virtual docker0',
    ]);
    expect(list({ 'vEthernet (External)': '192.168.0.5/24' }, '192.168.0.5')).toEqual(['lan vEthernet (External)']);
  });

  test('is an address of 192.168 or 10 before one of 172.16/12 when nothing else tells them apart', () => {
    expect(list({ a: '172.20.10.4/24', b: '10.0.0.4/24', c: '192.168.0.4/24' })).toEqual(['lan c', 'lan b', 'lan a']);
  });

  test('is a VPN’s, whatever its name, when there is nothing else; nothing on loopback alone', () => {
    expect(list({ 'Local Area Connection 3': '10.96.0.12/32' })).toEqual(['vpn Local Area Connection 3']);
    expect(list({ lo: ['127.0.0.1/8', '::1'] })).toEqual([]);
  });
});

test('subnets come with the addresses', () => {
  const [first] = candidates(computer({ eth0: '172.30.17.9/20' }, null));
  expect(first?.subnet).toBe('172.30.16.0/20');
  expect(isWithin('172.30.31.255', '172.30.16.0/20')).toBe(true);
  expect(isWithin('172.30.32.0', '172.30.16.0/20')).toBe(false);
});

test('private is what homes number their own computers from', () => {
  for (const address of ['10.1.2.3', '172.16.0.1', '172.31.9.9', '192.168.0.1', '169.254.3.4'])
    expect([address, isPrivate(address)]).toEqual([address, true]);
  for (const address of ['172.32.0.1', '8.8.8.8', '127.0.0.1', '100.64.0.1', '10.0.0', '010.0.0.1', '::1', 'host'])
    expect([address, isPrivate(address)]).toEqual([address, false]);
});

test('an IPv4 address in the clothes of IPv6 is known', () => {
  expect(plainAddress('::ffff:192.168.1.20')).toBe('192.168.1.20');
  expect(plainAddress('fe80::1%eth0')).toBe('fe80::1');
});
