import { useState } from 'preact/hooks';
import type { Command } from '../../../shared/protocol/messages.ts';
import type { GuestNo, GuestView, RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import { Sure } from './sure.tsx';

type Words = Pick<Catalogue['table'], 'controls' | 'desk'>;

interface SeatsProps {
  readonly room: RoomView;
  readonly words: Words;
  give(command: Command): void;
}

/** Who sits where, who leads, for whom a bot plays, who has more time, and who leaves. */
export function Seats(props: SeatsProps) {
  const { room, words } = props;
  if (room.guests.length + room.waiting.length === 0) return <p>{words.controls.nobodySeated}</p>;
  return (
    <>
      <ol>
        {room.guests.map((guest, place) => (
          <SeatRow key={guest.guest} guest={guest} place={place} {...props} />
        ))}
      </ol>
      {room.waiting.length > 0 && <h3>{words.desk.seats.waiting}</h3>}
      <ol>
        {room.waiting.map(guest => (
          <SeatRow key={guest.guest} guest={guest} place={null} {...props} />
        ))}
      </ol>
    </>
  );
}

function SeatRow({ guest, place, room, words, give }: SeatsProps & { guest: GuestView; place: number | null }) {
  const [sure, setSure] = useState(false);
  const { controls, desk } = words;
  const seats = desk.seats;
  const { name, bot } = guest;
  const inGame = room.phase === 'game' && place !== null;
  return (
    <li>
      <div class="row">
        <span class="name">
          {name} <small>{stateOf(guest, room, words)}</small>
        </span>
        {place !== null && room.phase === 'lobby' && <Movers {...{ room, name, place, give }} words={controls} />}
        {!bot && place !== null && guest.guest !== room.lead && (
          <button
            type="button"
            aria-label={controls.makeLead({ name })}
            onClick={() => give({ do: 'lead', guest: guest.guest })}
          >
            {seats.lead}
          </button>
        )}
        {!bot && inGame && !guest.minded && (
          <button
            type="button"
            aria-label={seats.mindHim({ name })}
            onClick={() => give({ do: 'mind', guest: guest.guest })}
          >
            {seats.mind}
          </button>
        )}
        {!bot && place !== null && (
          <button
            type="button"
            class={guest.unhurried ? 'go' : ''}
            aria-label={seats.twiceHim({ name })}
            aria-pressed={guest.unhurried}
            onClick={() => give({ do: 'unhurried', guest: guest.guest, on: !guest.unhurried })}
          >
            {seats.twice}
          </button>
        )}
        {bot && room.phase === 'lobby' && (
          <button
            type="button"
            class="harm"
            aria-label={controls.remove({ name })}
            onClick={() => give({ do: 'remove', guest: guest.guest })}
          >
            ✕
          </button>
        )}
        {!bot && (
          <button
            type="button"
            class="harm"
            aria-label={seats.doorHim({ name })}
            aria-expanded={sure}
            onClick={() => setSure(true)}
          >
            {seats.door}
          </button>
        )}
      </div>
      {sure && (
        <Sure
          question={inGame ? seats.sureGame({ name }) : seats.sure({ name })}
          yes={seats.yes}
          no={seats.no}
          answer={yes => {
            setSure(false);
            if (yes) give({ do: 'remove', guest: guest.guest });
          }}
        />
      )}
    </li>
  );
}

function stateOf({ guest, bot, minded, awaySince }: GuestView, { lead }: RoomView, { controls, desk }: Words): string {
  if (bot) return controls.bot;
  const said = [
    guest === lead ? controls.leads : '',
    minded ? desk.seats.minded : awaySince === null ? '' : desk.seats.away,
  ];
  return said.filter(text => text !== '').join(' · ');
}

function Movers(props: {
  room: RoomView;
  name: string;
  place: number;
  words: Words['controls'];
  give: (command: Command) => void;
}) {
  const { room, name, place, words, give } = props;
  const order = room.guests.map(({ guest }) => guest);
  const swap = (other: number): void => {
    const guests: GuestNo[] = [...order];
    const [one, two] = [guests[place], guests[other]];
    if (one === undefined || two === undefined) return;
    guests[place] = two;
    guests[other] = one;
    give({ do: 'order', guests });
  };
  return (
    <>
      <button
        type="button"
        aria-label={words.moveLeft({ name })}
        disabled={place === 0}
        onClick={() => swap(place - 1)}
      >
        ◀
      </button>
      <button
        type="button"
        aria-label={words.moveRight({ name })}
        disabled={place === order.length - 1}
        onClick={() => swap(place + 1)}
      >
        ▶
      </button>
    </>
  );
}
