import type { Command } from '../../../shared/protocol/messages.ts';
import type { GuestNo, RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';

type Words = Catalogue['table']['controls'];

/** The order of the sofa, who leads, and who leaves. */
export function Seats({ room, words, give }: { room: RoomView; words: Words; give: (command: Command) => void }) {
  const order = room.guests.map(({ guest }) => guest);
  const swap = (a: number, b: number): void => {
    const guests: GuestNo[] = [...order];
    const [one, two] = [guests[a], guests[b]];
    if (one === undefined || two === undefined) return;
    guests[a] = two;
    guests[b] = one;
    give({ do: 'order', guests });
  };
  if (order.length === 0) return <p>{words.nobodySeated}</p>;
  return (
    <ol>
      {room.guests.map(({ guest, name, bot }, i) => (
        <li key={guest} class="row">
          <span class="name">
            {name} {bot ? `(${words.bot})` : guest === room.lead ? `(${words.leads})` : ''}
          </span>
          <button type="button" aria-label={words.moveLeft({ name })} disabled={i === 0} onClick={() => swap(i, i - 1)}>
            ◀
          </button>
          <button
            type="button"
            aria-label={words.moveRight({ name })}
            disabled={i === order.length - 1}
            onClick={() => swap(i, i + 1)}
          >
            ▶
          </button>
          {!bot && guest !== room.lead && (
            <button type="button" aria-label={words.makeLead({ name })} onClick={() => give({ do: 'lead', guest })}>
              ♛
            </button>
          )}
          <button
            type="button"
            class="harm"
            aria-label={words.remove({ name })}
            onClick={() => give({ do: 'remove', guest })}
          >
            ✕
          </button>
        </li>
      ))}
    </ol>
  );
}
