import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SeatPart } from '../seat-part.tsx';
import { usePhone } from '../state.ts';
import { Button } from './button.tsx';
import { LanguageSwitch } from './language.tsx';
import { Log } from './log.tsx';

/** Below everything else in a game: what happened, and what can always be done. `help` is the game's own sheet. */
export function GameFoot(props: { lines: readonly string[]; help(close: () => void): JSX.Element }): JSX.Element {
  const { seen, words, watch } = usePhone();
  const { you } = seen;
  const [open, setOpen] = useState<'nothing' | 'help' | 'lead' | 'leave' | 'seat'>('nothing');
  const close = () => setOpen('nothing');
  const { game: t, stay } = words.phone;
  return (
    <>
      <section>
        <h2>{t.log}</h2>
        <Log lines={props.lines} />
      </section>
      <div class="pair foot">
        <Button small look="wood" onTap={() => setOpen('help')}>
          {t.help}
        </Button>
        <LanguageSwitch />
        {you.guest === null && (
          <Button small look="wood" onTap={() => watch(false)}>
            {stay.sit}
          </Button>
        )}
        {you.seat === null && you.pin !== null && (
          <Button small look="wood" onTap={() => setOpen('seat')}>
            {stay.mySeat}
          </Button>
        )}
        {you.seat !== null && (
          <Button small look="wood" onTap={() => setOpen('leave')}>
            {t.leave}
          </Button>
        )}
        {you.steers && (
          <Button small look="wood" onTap={() => setOpen('lead')}>
            {stay.lead}
          </Button>
        )}
      </div>
      {open === 'help' && props.help(close)}
      {open === 'lead' && <SeatPart show={parts => <parts.LeadSheet onClose={close} />} />}
      {open === 'leave' && <SeatPart show={parts => <parts.LeaveSheet onClose={close} />} />}
      {open === 'seat' && <SeatPart show={parts => <parts.MySeat onClose={close} />} />}
    </>
  );
}
