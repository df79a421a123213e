import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Rules } from '../rules-part.tsx';
import { SeatPart } from '../seat-part.tsx';
import { usePhone } from '../state.ts';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';
import { ThisPhone } from './this-phone-part.tsx';

type Open = 'nothing' | 'log' | 'help' | 'phone' | 'lead' | 'leave' | 'seat';

/** Below everything else in a game: what can always be done. */
export function GameFoot({ log }: { log: JSX.Element }): JSX.Element {
  const { seen, words, watch } = usePhone();
  const { you } = seen;
  const [open, setOpen] = useState<Open>('nothing');
  const close = () => setOpen('nothing');
  const { game: t, stay, thisPhone } = words.phone;
  const doors = [
    [true, t.log, 'log'],
    [true, t.help, 'help'],
    [true, thisPhone, 'phone'],
    [you.seat === null && you.pin !== null, stay.mySeat, 'seat'],
    [you.steers, stay.lead, 'lead'],
    [you.seat !== null, t.leave, 'leave'],
  ] as const;
  return (
    <>
      <div class="foot">
        {you.guest === null && (
          <Button small look="gold" onTap={() => watch(false)}>
            {stay.sit}
          </Button>
        )}
        {doors.map(
          ([there, word, to]) =>
            there && (
              <Button key={to} small look="wood" onTap={() => setOpen(to)}>
                {word}
              </Button>
            ),
        )}
      </div>
      {open === 'log' && (
        <Sheet title={t.log} onClose={close}>
          {log}
        </Sheet>
      )}
      {open === 'help' && <Rules onClose={close} />}
      {open === 'phone' && <ThisPhone onClose={close} />}
      {open === 'lead' && <SeatPart show={parts => <parts.LeadSheet onClose={close} />} />}
      {open === 'leave' && <SeatPart show={parts => <parts.LeaveSheet onClose={close} />} />}
      {open === 'seat' && <SeatPart show={parts => <parts.MySeat onClose={close} />} />}
    </>
  );
}
