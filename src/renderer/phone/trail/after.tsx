import type { JSX } from 'preact';
import type { GuestNo } from '../../../shared/protocol/room.ts';
import { useAside } from '../aside/words.ts';
import { Shape } from '../components/person.tsx';
import { usePhone } from '../state.ts';
import { shownRole } from '../talk/speech.ts';
import { namesOf } from '../words.ts';

/** What came to light: the shot that turned it, who had bet right, and who had suspected whom. */
export function ComeToLight(): JSX.Element | null {
  const { seen } = usePhone();
  const { room, game } = seen;
  const words = useAside();
  const t = words.after;
  if (!room.after || !game) return null;
  const { bets, books, turning } = room.after;
  const sides = game.characters.length === 3 ? words.ghost.duelSides : words.ghost.sides;
  const name = namesOf(seen);
  const roleOf = (guest: GuestNo) =>
    shownRole(
      game,
      room.guests.findIndex(one => one.guest === guest),
    );
  return (
    <>
      {turning && (
        <p class="caption">{t.turning({ by: name(turning.by), at: name(turning.at), round: turning.round })}</p>
      )}
      {bets.length > 0 && (
        <section class="stack">
          <h2>{t.bets}</h2>
          <ul class="stack">
            {bets.map(({ guest, side, right }) => (
              <Line key={guest} guest={guest}>
                {(right ? t.betRight : t.betWrong)({ side: sides[side] })}
              </Line>
            ))}
          </ul>
        </section>
      )}
      {books.length > 0 && (
        <section class="stack">
          <h2>{t.books}</h2>
          <ul class="stack">
            {books.map(({ guest, marks }) => {
              const right = marks.filter(mark => roleOf(mark.guest) === mark.role).length;
              const list = marks.map(mark =>
                t.mark({
                  name: room.guests.find(one => one.guest === mark.guest)?.name ?? '?',
                  role: words.roles[mark.role],
                  right: roleOf(mark.guest) === mark.role,
                }),
              );
              return (
                <Line key={guest} guest={guest}>
                  {[t.right({ n: right, of: marks.length }), ...list].join(' · ')}
                </Line>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

function Line({ guest, children }: { guest: GuestNo; children: string }): JSX.Element {
  const { guests } = usePhone().seen.room;
  const of = guests.find(one => one.guest === guest);
  return (
    <li class="row">
      {of && <Shape colour={of.colour} />}
      <span class="grow">
        <span class="name">{of?.name ?? '?'}</span>
        <small>{children}</small>
      </span>
    </li>
  );
}
