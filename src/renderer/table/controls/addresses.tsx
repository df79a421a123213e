import type { Command } from '../../../shared/protocol/messages.ts';
import type { Offered } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';

/** The one after the address that is shown; null when there is no other. */
export function nextAddress(offered: readonly Offered[]): string | null {
  const shown = offered.findIndex(({ chosen }) => chosen);
  const next = offered[(shown + 1) % offered.length];
  return next && !next.chosen ? next.address : null;
}

/** Every address of this computer, with what kind of network it is on. */
export function Addresses(props: {
  offered: readonly Offered[];
  words: Catalogue['table']['desk']['addresses'];
  give: (command: Command) => void;
}) {
  const { offered, words, give } = props;
  if (offered.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p>{words.why}</p>
      <ol>
        {offered.map(({ address, name, kind, chosen }) => (
          <li key={address} class="row">
            <span class="name">
              {address} <small>{`${words.kinds[kind]}, ${name}`}</small>
              {kind !== 'lan' && <small class="warn">{words.warn[kind]}</small>}
            </span>
            <button
              type="button"
              class={chosen ? 'go' : ''}
              aria-pressed={chosen}
              onClick={() => give({ do: 'address', address })}
            >
              {chosen ? words.shown : words.show({ address })}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
