import type { JSX } from 'preact';
import { wholeTime } from '../../../shared/protocol/time-left.ts';
import { secondsLeft, useHostNow } from '../clock.ts';
import { useSaid } from '../said.ts';
import { usePhone } from '../state.ts';

const SOON = 10;

/** How long this guest has for his answer; nothing while he is not hurried. */
export function Timer(): JSX.Element | null {
  const { seen, words } = usePhone();
  const { room, you } = seen;
  const mine = room.deadlines.find(({ guest }) => guest === you.guest);
  const me = room.guests.find(({ guest }) => guest === you.guest);
  const now = useHostNow(mine !== undefined && mine.since !== null);
  const t = words.phone.stay;
  const left = mine ? secondsLeft(mine, now) : Infinity;
  const soon = left <= SOON;
  useSaid(soon ? t.left({ n: SOON }) : null);
  if (!mine || !me) return null;
  const whole = Math.max(left, wholeTime(room, me));
  return (
    <div class={`timer ${soon ? 'soon' : ''} ${mine.since === null ? 'stands' : ''}`}>
      <span class="track">
        <span style={{ width: `${(100 * left) / Math.max(1, whole)}%` }} />
      </span>
      <b role="timer" aria-label={t.left({ n: left })}>
        {t.seconds({ n: left })}
      </b>
    </div>
  );
}
