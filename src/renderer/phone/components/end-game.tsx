import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usePhone, useRequest } from '../state.ts';
import { Button, RefusalNote } from './button.tsx';
import { Sheet } from './sheet.tsx';

export function EndGame(): JSX.Element {
  const { words } = usePhone();
  const [sure, setSure] = useState(false);
  const { sending, send } = useRequest();
  const t = words.phone.game;
  return (
    <>
      <Button small look="wood" onTap={() => setSure(true)}>
        {t.end}
      </Button>
      {sure && (
        <Sheet title={t.end} onClose={() => setSure(false)}>
          <div class="stack">
            <p>{t.endWhy}</p>
            <RefusalNote sending={sending} />
            <Button look="red" sending={sending} onTap={() => send({ type: 'command', command: { do: 'lobby' } })}>
              {t.end}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
