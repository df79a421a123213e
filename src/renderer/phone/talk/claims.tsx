import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { GuestNo } from '../../../shared/protocol/room.ts';
import { CLAIMED_CARDS, type Say } from '../../../shared/protocol/talk.ts';
import type { Role } from '../../../shared/roles.ts';
import { art } from '../art.ts';
import { Shape } from '../components/person.tsx';
import { useAside } from '../aside/words.ts';
import { usePhone } from '../state.ts';
import { SUSPECTS } from '../trail/book.ts';
import { shownRole } from './speech.ts';

interface ClaimsProps {
  say(what: Say): void;
}

function RoleButton(props: { role: Role; word: string; pressed: boolean; onTap(): void }): JSX.Element {
  return (
    <button
      type="button"
      class={`button small ${props.pressed ? 'gold' : 'wood'} with-picture`}
      aria-pressed={props.pressed ? 'true' : 'false'}
      onClick={props.onTap}
    >
      <img src={art('roles', props.role)} alt="" />
      {props.word}
    </button>
  );
}

/** “I am the Deputy”; the same button takes it back. */
export function RoleClaims({ seat, say }: ClaimsProps & { seat: Seat }): JSX.Element {
  const { room } = usePhone().seen;
  const t = useAside();
  const claim = room.guests[seat]?.claim ?? null;
  return (
    <fieldset class="stack">
      <legend>{t.talk.iAm}</legend>
      <p class="caption">{claim === null ? t.talk.iAmWhy : t.talk.claiming}</p>
      <div class="thirds">
        {SUSPECTS.map(role => (
          <RoleButton
            key={role}
            role={role}
            word={t.roles[role]}
            pressed={role === claim}
            onTap={() => say({ say: 'role', role: role === claim ? null : role })}
          />
        ))}
      </div>
      {claim !== null && (
        <button type="button" class="button small wood" onClick={() => say({ say: 'role', role: null })}>
          {t.talk.takeBack}
        </button>
      )}
    </fieldset>
  );
}

export function CardClaims({ say }: ClaimsProps): JSX.Element {
  const t = useAside();
  return (
    <fieldset class="stack">
      <legend>{t.talk.cards}</legend>
      <div class="halves">
        {CLAIMED_CARDS.flatMap(card =>
          [true, false].map(holds => (
            <button
              key={`${card} ${holds}`}
              type="button"
              class="button small wood"
              onClick={() => say({ say: 'card', card, holds })}
            >
              {(holds ? t.words.has : t.words.hasNo)[card]}
            </button>
          )),
        )}
      </div>
    </fieldset>
  );
}

/** “Ben is an Outlaw”: first whom, then what. */
export function About({ seat, say }: ClaimsProps & { seat: Seat }): JSX.Element | null {
  const { room, game } = usePhone().seen;
  const t = useAside();
  const [whom, setWhom] = useState<GuestNo | null>(null);
  const others = room.guests.filter((_, at) => at !== seat && shownRole(game, at) === null);
  const chosen = others.find(({ guest }) => guest === whom);
  if (others.length === 0) return null;
  return (
    <fieldset class="stack">
      <legend>{chosen ? t.talk.isA({ name: chosen.name }) : t.talk.about}</legend>
      <div class="halves">
        {others.map(({ guest, name, colour }) => (
          <button
            key={guest}
            type="button"
            class={`button small ${guest === whom ? 'gold' : 'wood'} with-picture`}
            aria-pressed={guest === whom ? 'true' : 'false'}
            onClick={() => setWhom(guest === whom ? null : guest)}
          >
            <Shape colour={colour} />
            <span class="name">{name}</span>
          </button>
        ))}
      </div>
      {chosen && (
        <div class="thirds">
          {SUSPECTS.map(role => (
            <RoleButton
              key={role}
              role={role}
              word={t.roles[role]}
              pressed={false}
              onTap={() => {
                say({ say: 'about', guest: chosen.guest, role });
                setWhom(null);
              }}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
