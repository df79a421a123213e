import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Command } from '../../../shared/protocol/messages.ts';
import type { GuestView } from '../../../shared/protocol/room.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { GuestRow } from '../components/guest-row.tsx';
import { Presence } from '../components/presence.tsx';
import { usePhone, useRequest } from '../state.ts';
import { useSeatWords } from './words.ts';

export function PersonRow({ guest, onTap }: { guest: GuestView; onTap(): void }): JSX.Element {
  const { seen, words } = usePhone();
  const t = words.phone.lobby;
  const { lead, quiet } = useSeatWords();
  const facts = [
    guest.guest === seen.you.guest && t.you,
    guest.guest === seen.room.lead && t.lead,
    guest.unhurried && lead.unhurried,
    guest.muted && quiet.facts,
  ];
  return <GuestRow guest={guest} facts={facts} onTap={onTap} />;
}

/** What whoever steers may do for one person in a game, or with him. */
export function PersonActions({ guest, onBack }: { guest: GuestView; onBack(): void }): JSX.Element {
  const { seen, words } = usePhone();
  const { lead: t, lobby, quiet } = useSeatWords();
  const { sending, send } = useRequest();
  const [sure, setSure] = useState(false);
  const command = (wanted: Command, done?: () => void) => send({ type: 'command', command: wanted }, done);
  const no = guest.guest;
  if (sure)
    return (
      <div class="stack">
        <p>{t.outWhy({ name: guest.name })}</p>
        <RefusalNote sending={sending} />
        <Button look="red" sending={sending} onTap={() => command({ do: 'remove', guest: no }, onBack)}>
          {t.outSure({ name: guest.name })}
        </Button>
        <Button look="wood" onTap={() => setSure(false)}>
          {words.phone.cancel}
        </Button>
      </div>
    );
  return (
    <div class="stack">
      <Presence guest={guest} />
      <RefusalNote sending={sending} />
      {no !== seen.room.lead && (
        <Button look="wood" onTap={() => command({ do: 'lead', guest: no }, onBack)}>
          {lobby.handOver}
        </Button>
      )}
      <Button look="wood" onTap={() => command({ do: 'unhurried', guest: no, on: !guest.unhurried })}>
        {guest.unhurried ? t.unhurriedOn : t.unhurried}
      </Button>
      {no !== seen.you.guest && (
        <>
          <Button look="wood" onTap={() => command({ do: 'mute', guest: no, on: !guest.muted })}>
            {guest.muted ? quiet.muted : quiet.mute}
          </Button>
          <p class="caption">{quiet.muteWhy}</p>
        </>
      )}
      {!guest.minded && (
        <>
          <Button look="wood" onTap={() => command({ do: 'mind', guest: no })}>
            {t.mind}
          </Button>
          <p class="caption">{t.mindWhy}</p>
        </>
      )}
      {no !== seen.you.guest && (
        <Button look="red" onTap={() => setSure(true)}>
          {t.out}
        </Button>
      )}
      <Button small look="wood" onTap={onBack}>
        {t.back}
      </Button>
    </div>
  );
}
