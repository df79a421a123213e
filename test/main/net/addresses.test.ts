import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { candidates } from '../../../src/main/net/addresses.ts';
import { isOwnHost, isOwnOrigin } from '../../../src/main/net/http.ts';

function ipv4(address: string, internal = false): NetworkInterfaceInfo[] {
  return [{ address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null }];
}

const first = (interfaces: Record<string, string>) =>
  candidates(Object.fromEntries(Object.entries(interfaces).map(([name, address]) => [name, ipv4(address)])))[0]
    ?.address;

describe('the address that phones are shown', () => {
  test('is the Wi-Fi on Windows, not WSL, Hyper-V or VirtualBox', () => {
    const windows = {
      'vEthernet (WSL (Hyper-V firewall))': '172.30.0.1',
      'VirtualBox Host-Only Network': '192.168.56.1',
      'Wi-Fi': '192.168.1.20',
      'Ethernet 2': '169.254.7.7',
    };
    expect(first(windows)).toBe('192.168.1.20');
  });

  test('is the network on macOS, not a VPN', () => {
    expect(first({ utun4: '10.8.0.2', awdl0: '169.254.1.2', en0: '10.0.1.5' })).toBe('10.0.1.5');
  });

  test('is the network on Linux, not Docker, a bridge, WireGuard or Tailscale', () => {
    const linux = {
      docker0: '172.17.0.1',
      'br-2f1c': '172.18.0.1',
      wg0: '10.2.0.2',
      tailscale0: '100.101.2.3',
      wlp2s0: '172.20.10.4',
    };
    expect(first(linux)).toBe('172.20.10.4');
  });

  test('is a VPN when there is nothing else, and none on loopback alone', () => {
    expect(first({ wg0: '10.2.0.2' })).toBe('10.2.0.2');
    expect(candidates({ lo: ipv4('127.0.0.1', true) })).toEqual([]);
  });
});

describe('who may ask', () => {
  test.each(['192.168.1.20:8080', 'localhost', '[::1]:8080', '[::ffff:127.0.0.1]:8080', 'SALOON-4f2a.local:8080'])(
    'the host answers as %s',
    host => expect(isOwnHost(host, ['saloon-4f2a.local'])).toBe(true),
  );

  test.each([undefined, 'evil.example', 'evil.example:8080', ''])('but not as %s', host =>
    expect(isOwnHost(host, ['saloon-4f2a.local'])).toBe(false),
  );

  test('a socket comes from a page of this host or from no page at all', () => {
    expect(isOwnOrigin({ headers: { host: '10.0.0.5:8080', origin: 'http://10.0.0.5:8080' } })).toBe(true);
    expect(isOwnOrigin({ headers: { host: '10.0.0.5:8080' } })).toBe(true);
    expect(isOwnOrigin({ headers: { host: '10.0.0.5:8080', origin: 'http://evil.example' } })).toBe(false);
  });
});
