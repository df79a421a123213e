import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GuestNo, GuestView } from '../../../shared/protocol/room.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { GuestRow } from '../components/guest-row.tsx';
import { Sheet } from '../components/sheet.tsx';
import { usePhone, useRequest } from '../state.ts';
import { useKnocking, type Knocking } from './knocking.ts';
import { figures, owners } from './owners.ts';
import { KnockState } from './waits.tsx';
import { useSeatWords } from './words.ts';

/** Back to one's seat from another phone: by its number, or by a yes at the table. */
export function ReturnSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { seen } = usePhone();
  const t = useSeatWords().back;
  const knocking = useKnocking();
  const [who, setWho] = useState<GuestNo | null>(null);
  const people = owners(seen.room);
  const chosen = people.find(({ guest }) => guest === who);
  if (chosen)
    return (
      <Sheet key={chosen.guest} title={t.seat({ name: chosen.name })} onClose={onClose}>
        <Proof guest={chosen} knocking={knocking} onBack={() => setWho(null)} />
      </Sheet>
    );
  return (
    <Sheet title={t.title} onClose={onClose}>
      {people.length === 0 && <p>{t.none}</p>}
      <ul class="stack">
        {people.map(guest => (
          <li key={guest.guest}>
            <GuestRow guest={guest} facts={[guest.awaySince === null && t.here]} onTap={() => setWho(guest.guest)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Proof(props: { guest: GuestView; knocking: Knocking; onBack(): void }): JSX.Element {
  const { guest, knocking } = props;
  const t = useSeatWords().back;
  const [pin, setPin] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const { sending, send, clear } = useRequest();

  function take(): void {
    if (pin.length < 4) return setNote(t.pinShort);
    setNote(null);
    send({ type: 'reclaim', guest: guest.guest, pin });
  }

  return (
    <div class="stack">
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          take();
        }}
      >
        <label>
          <b>{t.pin}</b>
          <input
            class="figures"
            type="text"
            inputmode="numeric"
            autocomplete="off"
            enterkeyhint="go"
            value={pin}
            onInput={event => {
              clear();
              setNote(null);
              // Written back, because a state that stays the same would leave a letter standing.
              const typed = figures(event.currentTarget.value);
              event.currentTarget.value = typed;
              setPin(typed);
            }}
          />
        </label>
        <p class="caption">{t.pinWhy}</p>
        <RefusalNote sending={sending} note={note} />
        <Button look="gold" sending={sending} onTap={take}>
          {t.take}
        </Button>
      </form>
      <KnockState is={knocking.is} />
      {knocking.is !== 'waits' && (
        <>
          <p class="caption">{t.askWhy}</p>
          <RefusalNote sending={knocking.sending} />
          <Button look="wood" sending={knocking.sending} onTap={() => knocking.knock(guest.guest)}>
            {t.ask}
          </Button>
        </>
      )}
      <Button small look="wood" onTap={props.onBack}>
        {t.others}
      </Button>
    </div>
  );
}
