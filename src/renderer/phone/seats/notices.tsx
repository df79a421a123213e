import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Pause } from '../../../shared/protocol/room.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { useSaid } from '../said.ts';
import { usePhone, useRequest } from '../state.ts';
import { EndGame, Ending } from './ending.tsx';
import { Knocks } from './knocks.tsx';
import { useSeatWords } from './words.ts';

/** What concerns this phone beside the game itself. */
export function Notices(): JSX.Element {
  const { room, you } = usePhone().seen;
  const me = room.guests.find(({ guest }) => guest === you.guest);
  const mayTakeLead = room.leadOpen && you.guest !== null && !you.steers;
  return (
    <>
      <div class="notices raised">
        {you.steers && <Knocks />}
        {mayTakeLead && <LeadGone />}
      </div>
      <div class="notices">
        {room.pause && <Paused pause={room.pause} />}
        {me?.minded && <Minded />}
      </div>
    </>
  );
}

function Paused({ pause }: { pause: Pause }): JSX.Element {
  const { seen, language } = usePhone();
  const { room, you } = seen;
  const t = useSeatWords().pause;
  const { sending, send } = useRequest();
  const lead = room.guests.find(({ guest }) => guest === room.lead);
  useEffect(() => window.scrollTo(0, 0), []);
  const who = you.steers ? (pause.from === null ? t.you : t.again) : lead ? t.who({ lead: lead.name }) : t.table;
  const title = pause.from === null ? t.title : t.from({ time: timeOf(pause.from, language) });
  useSaid(`${title} ${who}`);
  return (
    <section class="notice plate" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{who}</p>
      </div>
      <RefusalNote sending={sending} />
      {you.steers && (
        <div class="pair">
          {pause.from === null ? (
            <EndGame />
          ) : (
            <Ending what={t.fresh} why={t.freshWhy} request={{ type: 'command', command: { do: 'fresh' } }} />
          )}
          <Button
            small
            look="gold"
            sending={sending}
            onTap={() => send({ type: 'command', command: { do: 'resume' } })}
          >
            {t.resume}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The day too, when it is not today's game. */
export function timeOf(epoch: number, language: string, now = Date.now()): string {
  const at = new Date(epoch);
  const today = at.toDateString() === new Date(now).toDateString();
  const day = today ? {} : ({ month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

function Minded(): JSX.Element {
  const t = useSeatWords().minded;
  const { sending, send } = useRequest();
  useSaid(t.title);
  return (
    <section class="notice plate" aria-label={t.title}>
      <h2>{t.title}</h2>
      <RefusalNote sending={sending} />
      <Button small look="gold" sending={sending} onTap={() => send({ type: 'back' })}>
        {t.back}
      </Button>
    </section>
  );
}

function LeadGone(): JSX.Element {
  const { room } = usePhone().seen;
  const t = useSeatWords().leadGone;
  const { sending, send } = useRequest();
  const lead = room.guests.find(({ guest }) => guest === room.lead);
  const title = lead ? t.title({ name: lead.name }) : t.nobody;
  useSaid(title);
  return (
    <section class="notice paper" aria-label={title}>
      <h2>{title}</h2>
      <RefusalNote sending={sending} />
      <Button small look="gold" sending={sending} onTap={() => send({ type: 'takeLead' })}>
        {t.take}
      </Button>
    </section>
  );
}
