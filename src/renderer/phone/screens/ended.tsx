import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Outcome } from '../../../shared/engine/ruleset.ts';
import type { Role } from '../../../shared/roles.ts';
import { art } from '../art.ts';
import { AsidePart } from '../aside-part.tsx';
import { Button, RefusalNote } from '../components/button.tsx';
import { CharacterFace, Shape } from '../components/person.tsx';
import { useSaid } from '../said.ts';
import { usePhone, useRequest } from '../state.ts';
import { namesOf } from '../words.ts';

interface EndedProps {
  /** Null when it was put away before its end. */
  game: {
    readonly characters: readonly (string | null)[];
    readonly roles: readonly (Role | null)[];
    readonly outcome: Outcome<string> | null;
  } | null;
  roles: Readonly<Record<Role, string>>;
  told: { readonly headline: string; readonly because: string } | null;
  /** What happened, fetched by whoever opens it. */
  log: JSX.Element;
}

export function EndedScreen({ game, roles, told, log }: EndedProps): JSX.Element {
  const { seen, words } = usePhone();
  const [reads, setReads] = useState(false);
  const again = useRequest();
  const lobby = useRequest();
  const { room, you } = seen;
  const t = words.phone.ended;
  const name = namesOf(seen);
  const outcome = game?.outcome ?? null;
  const winners = outcome?.winners ?? [];
  const mine = you.seat;
  const lead = room.guests.find(guest => guest.guest === room.lead);
  const headline = mine === null ? t.watched : winners.includes(mine) ? t.won : t.lost;
  const plate = outcome ? headline : t.watched;
  useSaid([plate, told ? told.headline : t.off, told?.because ?? ''].join(' '));
  return (
    <main class={`screen ended ${room.guests.find(guest => guest.guest === you.guest)?.colour ?? ''}`}>
      <div class="plate">
        <h1 class="title">{plate}</h1>
        <p>{told ? told.headline : t.off}</p>
        {told && <p class="caption">{told.because}</p>}
      </div>
      {game && (
        <ul class="stack">
          {game.characters.map((character, seat) => {
            const role = game.roles[seat];
            const guest = room.guests[seat];
            const won = winners.includes(seat);
            return (
              <li key={seat} class={`row ${won ? 'won' : ''}`}>
                <CharacterFace character={character ?? ''} colour={guest?.colour ?? ''} />
                <Shape colour={guest?.colour ?? ''} />
                <span class="grow">
                  <span class="name">{name(seat)}</span>
                  <small>
                    {role && roles[role]}
                    {won && `${words.phone.and}${t.winner}`}
                  </small>
                </span>
                {role && <img src={art('roles', role)} alt="" width="42" height="42" />}
              </li>
            );
          })}
        </ul>
      )}
      <AsidePart show={parts => <parts.Aftermath />} />
      <details onToggle={event => setReads(event.currentTarget.open)}>
        <summary>{words.phone.game.log}</summary>
        {reads && log}
      </details>
      <div class="actions">
        <RefusalNote sending={again.sending.is === 'refused' ? again.sending : lobby.sending} />
        {you.steers ? (
          <>
            <Button
              look="wood"
              sending={lobby.sending}
              onTap={() => lobby.send({ type: 'command', command: { do: 'lobby' } })}
            >
              {t.lobby}
            </Button>
            <Button
              look="gold"
              sending={again.sending}
              onTap={() => again.send({ type: 'command', command: { do: 'again' } })}
            >
              {t.again}
            </Button>
          </>
        ) : (
          <p class="paper">
            <b>{lead ? t.waits({ name: lead.name }) : words.phone.lobby.nobodyLeads}</b>
          </p>
        )}
      </div>
    </main>
  );
}
