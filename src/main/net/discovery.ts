import { Bonjour } from 'bonjour-service';

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
  const { mdns } = (bonjour as unknown as { server: { mdns: Mdns } }).server;
  // Without a listener a port 5353 that another program holds alone would end the process.
  mdns.on('error', onError);
  tellOwnAddress(mdns, address);
  for (const type of ['http', OWN_TYPE]) {
    const service = bonjour.publish({
      name: `Last Chance Saloon ${suffix}`,
      type,
      port,
      host: localName(suffix),
      txt: { path: '/' },
      probe: false,
      disableIPv6: true,
    });
    service.on('error', onError);
  }
  return bonjour;
}

interface DnsRecord {
  readonly type: string;
  readonly data: unknown;
}

interface Mdns extends NodeJS.EventEmitter {
  respond(response: DnsRecord[] | Record<'answers' | 'additionals', DnsRecord[]>, ...rest: unknown[]): void;
}

/** The library puts every address of the computer into what it says, so it is taken out where it all leaves. */
function tellOwnAddress(mdns: Mdns, address: string): void {
  const respond = mdns.respond.bind(mdns);
  const own = (records: DnsRecord[]) => records.filter(({ type, data }) => type !== 'A' || data === address);
  mdns.respond = (response, ...rest) => {
    if (Array.isArray(response)) return respond(own(response), ...rest);
    respond({ answers: own(response.answers), additionals: own(response.additionals) }, ...rest);
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
