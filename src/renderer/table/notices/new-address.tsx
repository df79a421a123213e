import { useEffect, useRef, useState } from 'preact/hooks';
import type { Address } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';

const READ = 8000;

/** Says for a while that phones find the table elsewhere now. */
export function NewAddress({ address, words }: { address: Address; words: Catalogue['table']['room'] }) {
  const known = useRef(address.url);
  const [fresh, setFresh] = useState<string | null>(null);
  useEffect(() => {
    if (known.current === address.url) return;
    known.current = address.url;
    setFresh(address.typed);
    const timer = setTimeout(() => setFresh(null), READ);
    return () => clearTimeout(timer);
  }, [address.url, address.typed]);
  return (
    <p class="address" role="status">
      {fresh !== null && (
        <>
          {words.newAddress} <b>{fresh}</b>
        </>
      )}
    </p>
  );
}
