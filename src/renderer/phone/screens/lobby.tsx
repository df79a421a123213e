import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { AsidePart } from '../aside-part.tsx';
import { Button, RefusalNote } from '../components/button.tsx';
import { GuestRow } from '../components/guest-row.tsx';
import { LanguageSwitch } from '../components/language.tsx';
import { TourOffer } from '../components/tour-offer.tsx';
import { useLoaded } from '../loaded.ts';
import { Rules } from '../rules-part.tsx';
import { useSaid } from '../said.ts';
import { SeatPart } from '../seat-part.tsx';
import { usePhone, useRequest } from '../state.ts';
import { JoinScreen } from './join.tsx';

type Open =
  | { is: 'nothing' }
  | { is: 'help' }
  | { is: 'options' }
  | { is: 'dress' }
  | { is: 'seat' }
  | { is: 'guest'; guest: number };

export function LobbyScreen(): JSX.Element {
  const { seen, words, watch, other, ride } = usePhone();
  const { room, you } = seen;
  const { lobby: t, stay } = words.phone;
  const [open, setOpen] = useState<Open>({ is: 'nothing' });
  const { sending, send } = useRequest();
  const me = room.guests.find(guest => guest.guest === you.guest);
  const lead = room.guests.find(guest => guest.guest === room.lead);
  const missing = room.seats.min - room.guests.length;
  const close = () => setOpen({ is: 'nothing' });
  const touched = open.is === 'guest' ? room.guests.find(guest => guest.guest === open.guest) : undefined;

  const starts = lead ? t.starts({ name: lead.name }) : t.nobodyLeads;
  useSaid(you.steers ? null : starts);

  if (open.is === 'dress' && me) return <JoinScreen me={me} onDone={close} />;
  return (
    <main class={`screen lobby ${me?.colour ?? ''}`}>
      <div class="plate">
        <h1 class="title">{words.phone.title}</h1>
        <p>{t.plays({ game: t.games[room.game] })}</p>
        <p>{words.phone.join.places({ taken: room.guests.length, free: room.seats.max - room.guests.length })}</p>
      </div>
      {me && <TourOffer />}
      <section class="stack">
        <h2>{t.title}</h2>
        <ul class="stack">
          {room.guests.map(guest => (
            <li key={guest.guest}>
              <GuestRow
                guest={guest}
                facts={[guest === me && t.you, guest === lead && t.lead, guest.bot && t.bot]}
                onTap={you.steers ? () => setOpen({ is: 'guest', guest: guest.guest }) : undefined}
              />
            </li>
          ))}
        </ul>
      </section>
      <div class="pair">
        {you.steers && (
          <Button
            small
            look="wood"
            off={room.guests.length >= room.seats.max}
            onTap={() => send({ type: 'command', command: { do: 'addBot' } })}
          >
            {t.addBot}
          </Button>
        )}
        <Button small look="wood" onTap={() => setOpen({ is: 'options' })}>
          {you.steers ? t.options : t.rules}
        </Button>
        <Button small look="wood" onTap={() => setOpen({ is: 'help' })}>
          {words.phone.game.help}
        </Button>
        {me && (
          <Button small look="wood" onTap={() => setOpen({ is: 'dress' })}>
            {t.change}
          </Button>
        )}
        {you.pin !== null && (
          <Button small look="wood" onTap={() => setOpen({ is: 'seat' })}>
            {stay.mySeat}
          </Button>
        )}
        {me && !other && (
          <Button small look="wood" onTap={() => ride(true)}>
            {stay.saddle}
          </Button>
        )}
        {me && (
          <Button small look="wood" onTap={() => send({ type: 'leave' })}>
            {t.leave}
          </Button>
        )}
      </div>
      <LanguageSwitch />
      {/* Comes later than the rest: nothing that a thumb aims at may move for it. */}
      {me && <AsidePart show={parts => <parts.Buttons />} />}
      <div class="actions">
        <RefusalNote sending={sending} note={you.steers && missing > 0 ? t.needMore({ n: missing }) : null} />
        {you.steers ? (
          <Button
            look="gold"
            off={missing > 0}
            sending={sending}
            onTap={() => send({ type: 'command', command: { do: 'start' } })}
          >
            {t.start}
          </Button>
        ) : (
          <p class="paper">
            <b>{starts}</b>
          </p>
        )}
        {you.guest === null && (
          <Button look="gold" onTap={() => watch(false)}>
            {stay.sit}
          </Button>
        )}
      </div>
      {open.is === 'seat' && <SeatPart show={parts => <parts.MySeat onClose={close} />} />}
      {open.is === 'help' && <Rules onClose={close} />}
      {open.is === 'options' && <Options onClose={close} />}
      {touched && <SeatPart show={parts => <parts.GuestSheet guest={touched} onClose={close} />} />}
    </main>
  );
}

const loadOptions = () => import('./options.tsx');

/** Fetched by whoever opens it: most guests never do. */
function Options({ onClose }: { onClose(): void }): JSX.Element | null {
  const loaded = useLoaded(loadOptions, 'options');
  return loaded && <loaded.OptionsSheet onClose={onClose} />;
}
