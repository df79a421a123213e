import type { JSX } from 'preact';
import type { GuestView } from '../../../shared/protocol/room.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { Sheet } from '../components/sheet.tsx';
import { usePhone, useRequest } from '../state.ts';
import { useSeatWords } from './words.ts';

/** What the lead may do with one seat in the lobby. */
export function GuestSheet({ guest, onClose }: { guest: GuestView; onClose(): void }): JSX.Element {
  const { seen } = usePhone();
  const { sending, send } = useRequest();
  const t = useSeatWords().lobby;
  const guests = seen.room.guests.map(other => other.guest);
  const at = guests.indexOf(guest.guest);

  function move(by: -1 | 1): void {
    const order = [...guests];
    const [one] = order.splice(at, 1);
    if (one !== undefined) order.splice(at + by, 0, one);
    send({ type: 'command', command: { do: 'order', guests: order } });
  }

  return (
    <Sheet title={t.seat({ name: guest.name })} onClose={onClose}>
      <div class="stack">
        <RefusalNote sending={sending} />
        <Button look="wood" off={at <= 0} onTap={() => at > 0 && move(-1)}>
          {t.up}
        </Button>
        <Button look="wood" off={at >= guests.length - 1} onTap={() => at < guests.length - 1 && move(1)}>
          {t.down}
        </Button>
        {!guest.bot && guest.guest !== seen.room.lead && (
          <Button look="wood" onTap={() => send({ type: 'command', command: { do: 'lead', guest: guest.guest } })}>
            {t.handOver}
          </Button>
        )}
        {guest.guest !== seen.you.guest && (
          <Button
            look="red"
            onTap={() => send({ type: 'command', command: { do: 'remove', guest: guest.guest } }, onClose)}
          >
            {t.remove}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
