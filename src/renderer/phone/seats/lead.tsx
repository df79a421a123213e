import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GuestNo } from '../../../shared/protocol/room.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { Sheet } from '../components/sheet.tsx';
import { usePhone, useRequest } from '../state.ts';
import { EndGame } from './ending.tsx';
import { Knocks } from './knocks.tsx';
import { PersonActions, PersonRow } from './people.tsx';
import { Settings } from './settings.tsx';
import { useSeatWords } from './words.ts';

/** Everything that whoever steers may do in a game. */
export function LeadSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { seen, words } = usePhone();
  const { guests, waiting } = seen.room;
  const t = useSeatWords();
  const [who, setWho] = useState<GuestNo | null>(null);
  const people = [...guests, ...waiting].filter(({ bot }) => !bot);
  const chosen = people.find(({ guest }) => guest === who);
  if (chosen)
    return (
      <Sheet key={chosen.guest} title={chosen.name} onClose={onClose}>
        <PersonActions guest={chosen} onBack={() => setWho(null)} />
      </Sheet>
    );
  return (
    <Sheet title={words.phone.stay.lead} onClose={onClose}>
      <div class="stack spaced">
        <Knocks />
        <PauseSwitch onDone={onClose} />
        <section class="stack">
          <h3>{t.lead.people}</h3>
          {people.map(guest => (
            <PersonRow key={guest.guest} guest={guest} onTap={() => setWho(guest.guest)} />
          ))}
        </section>
        <Settings />
        <EndGame />
      </div>
    </Sheet>
  );
}

function PauseSwitch({ onDone }: { onDone(): void }): JSX.Element {
  const { pause } = usePhone().seen.room;
  const t = useSeatWords();
  const { sending, send } = useRequest();
  return (
    <section class="stack">
      <RefusalNote sending={sending} />
      <Button
        look="gold"
        sending={sending}
        onTap={() => send({ type: 'command', command: { do: pause ? 'resume' : 'pause' } }, onDone)}
      >
        {pause ? t.pause.resume : t.lead.pause}
      </Button>
      <p class="caption">{t.lead.pauseWhy}</p>
    </section>
  );
}
