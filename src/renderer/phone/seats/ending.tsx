import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, RefusalNote } from '../components/button.tsx';
import { Sheet } from '../components/sheet.tsx';
import type { Request } from '../../connection.ts';
import { usePhone, useRequest } from '../state.ts';
import { useSeatWords } from './words.ts';

/** For everybody. */
export function EndGame(): JSX.Element {
  const { end, endWhy } = useSeatWords().ending;
  return <Ending what={end} why={endWhy} request={{ type: 'command', command: { do: 'lobby' } }} />;
}

/** For oneself: a bot minds the seat. */
export function LeaveSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { leave } = usePhone().words.phone.game;
  return <Sure what={leave} why={useSeatWords().ending.leaveWhy} request={{ type: 'leave' }} onClose={onClose} />;
}

interface Wanted {
  what: string;
  /** What comes of it. */
  why: string;
  request: Request;
}

export function Ending(wanted: Wanted): JSX.Element {
  const [sure, setSure] = useState(false);
  return (
    <>
      <Button small look="wood" onTap={() => setSure(true)}>
        {wanted.what}
      </Button>
      {sure && <Sure {...wanted} onClose={() => setSure(false)} />}
    </>
  );
}

function Sure({ what, why, request, onClose }: Wanted & { onClose(): void }): JSX.Element {
  const { sending, send } = useRequest();
  return (
    <Sheet title={what} onClose={onClose}>
      <div class="stack">
        <p>{why}</p>
        <RefusalNote sending={sending} />
        <Button look="red" sending={sending} onTap={() => send(request)}>
          {what}
        </Button>
      </div>
    </Sheet>
  );
}
