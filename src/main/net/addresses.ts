import type { NetworkInterfaceInfo } from 'node:os';

export interface Candidate {
  /** The interface's name. */
  readonly name: string;
  readonly address: string;
  readonly kind: 'lan' | 'vpn' | 'virtual' | 'link-local';
}

const VPN =
  /^(tun|tap|utun|wg|ppp|ipsec|zt|tailscale|nordlynx|proton|mullvad|wireguard|cloudflarewarp)|vpn|tailscale|zerotier|nordlynx/i;
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|flannel|cali|bridge\d|awdl|llw)|vethernet|virtualbox|vmware|hyper-v|wsl|docker|npcap/i;

const ORDER: readonly Candidate['kind'][] = ['lan', 'virtual', 'vpn', 'link-local'];

/**
 * IPv4 addresses at which phones may find this computer, the likeliest first: real networks before virtual ones, VPNs
 * and link-local. Pure, so that it is tested over interface lists of real machines.
 */
export function candidates(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): Candidate[] {
  return Object.entries(interfaces)
    .flatMap(([name, infos = []]) =>
      infos
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }): Candidate => ({ name, address, kind: kindOf(name, address) })),
    )
    .map((candidate, index) => ({ candidate, index }))
    .toSorted((a, b) => rank(a.candidate) - rank(b.candidate) || a.index - b.index)
    .map(({ candidate }) => candidate);
}

function kindOf(name: string, address: string): Candidate['kind'] {
  if (address.startsWith('169.254.')) return 'link-local';
  // 100.64/10 is what carriers and Tailscale number from.
  if (VPN.test(name) || /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address)) return 'vpn';
  return VIRTUAL.test(name) ? 'virtual' : 'lan';
}

function rank({ kind, address }: Candidate): number {
  // Homes are numbered from 192.168 and 10; 172.16/12 is mostly somebody's container.
  const home = address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2;
  return ORDER.indexOf(kind) * 10 + home;
}
