import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Request } from '../../connection.ts';
import { usePhone, useRequest } from '../state.ts';
import { Button, RefusalNote } from './button.tsx';
import { Sheet } from './sheet.tsx';

/** For everybody. */
export function EndGame(): JSX.Element {
  const { end, endWhy } = usePhone().words.phone.game;
  return <Ending what={end} why={endWhy} request={{ type: 'command', command: { do: 'lobby' } }} />;
}

/** For oneself: a bot minds the seat. */
export function LeaveGame(): JSX.Element {
  const { leave, leaveWhy } = usePhone().words.phone.game;
  return <Ending what={leave} why={leaveWhy} request={{ type: 'leave' }} />;
}

function Ending({ what, why, request }: { what: string; why: string; request: Request }): JSX.Element {
  const [sure, setSure] = useState(false);
  const { sending, send } = useRequest();
  return (
    <>
      <Button small look="wood" onTap={() => setSure(true)}>
        {what}
      </Button>
      {sure && (
        <Sheet title={what} onClose={() => setSure(false)}>
          <div class="stack">
            <p>{why}</p>
            <RefusalNote sending={sending} />
            <Button look="red" sending={sending} onTap={() => send(request)}>
              {what}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
