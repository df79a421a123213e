import { Bonjour } from 'bonjour-service';
import type { Service } from 'bonjour-service';

const OWN_TYPE = 'lastchance';
// Long enough for the goodbye to leave every network, short enough for Ctrl-C.
const GOODBYE_LIMIT = 1500;

export interface DiscoveryOptions {
  readonly port: number;
  /** IPv4 addresses, one for each network to be heard on. */
  readonly addresses: readonly string[];
  /** Different for every host in the house, so that no two claim one name. */
  readonly suffix: string;
  readonly onError: (error: unknown) => void;
}

/** The `.local` name under which the host with this suffix answers. */
export function localName(suffix: string): string {
  return `saloon-${suffix}.local`;
}

/**
 * Announces the table: one responder per network, each telling its own address only, since a phone on one network
 * cannot reach the host's address on another. Probing is off: the responders would take each other for rivals, and the
 * suffix keeps names apart. Nothing here can end the host. Returns the goodbye.
 */
export function announce({ port, addresses, suffix, onError }: DiscoveryOptions): () => Promise<void> {
  const responders = addresses.flatMap(address => {
    try {
      return [respond(address, { port, suffix, onError })];
    } catch (error) {
      onError(error);
      return [];
    }
  });
  return async () => {
    await Promise.all(responders.map(goodbye));
  };
}

function respond(
  address: string,
  { port, suffix, onError }: Pick<DiscoveryOptions, 'port' | 'suffix' | 'onError'>,
): Bonjour {
  // The options go on to multicast-dns, whose own types the library does not carry.
  const bonjour = new Bonjour({ interface: address, bind: '0.0.0.0' } as object, onError);
  // Without a listener a port 5353 that another program holds alone would end the process.
  (bonjour as unknown as { server: { mdns: NodeJS.EventEmitter } }).server.mdns.on('error', onError);
  for (const type of ['http', OWN_TYPE]) {
    const service = bonjour.publish({
      name: `Last Chance Saloon ${suffix}`,
      type,
      port,
      host: localName(suffix),
      txt: { path: '/', game: 'dice' },
      probe: false,
      disableIPv6: true,
    });
    onlyOwnAddress(service, address);
    service.on('error', onError);
  }
  return bonjour;
}

function onlyOwnAddress(service: Service, address: string): void {
  const records = service.records.bind(service);
  service.records = () => {
    const all = records();
    const others = all.filter(({ type }) => type !== 'A' && type !== 'AAAA');
    const own = all.find(({ type }) => type === 'A');
    return own ? [...others, { ...own, data: address }] : others;
  };
}

async function goodbye(bonjour: Bonjour): Promise<void> {
  await new Promise<void>(done => {
    const limit = setTimeout(done, GOODBYE_LIMIT);
    bonjour.unpublishAll(() => {
      clearTimeout(limit);
      done();
    });
  });
  await new Promise<void>(done => {
    bonjour.destroy(() => done());
    setTimeout(done, GOODBYE_LIMIT).unref();
  });
}
