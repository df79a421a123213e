import type { JSX } from 'preact';
import type { GuestView } from '../../../shared/protocol/room.ts';
import { secondsLeft, secondsSince, useHostNow } from '../clock.ts';
import { usePhone } from '../state.ts';
import type { Words } from '../words.ts';

/** Whether somebody is there, who plays for him, and how long he has; nothing of somebody who simply plays. */
export function Presence({ guest }: { guest: GuestView | undefined }): JSX.Element | null {
  const { seen, words } = usePhone();
  const deadline = seen.room.deadlines.find(one => one.guest === guest?.guest);
  const away = guest?.awaySince ?? null;
  const now = useHostNow(away !== null || (deadline !== undefined && deadline.since !== null));
  const t = words.phone.stay;
  if (!guest) return null;
  const facts = [
    away !== null && t.awayFor({ long: lasting(words, secondsSince(away, now)) }),
    guest.minded && t.minded({ name: guest.name }),
    deadline && t.left({ n: secondsLeft(deadline, now) }),
  ].filter(fact => typeof fact === 'string');
  return facts.length > 0 ? (
    <small class={`presence ${away !== null || guest.minded ? 'gone' : ''}`}>{facts.join(words.phone.and)}</small>
  ) : null;
}

/** Seconds, and from a minute on minutes alone. */
export function lasting({ phone }: Pick<Words, 'phone'>, seconds: number): string {
  const t = phone.stay;
  return seconds < 60 ? t.seconds({ n: seconds }) : t.minutes({ n: Math.floor(seconds / 60) });
}
