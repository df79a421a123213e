import type { JSX } from 'preact';
import type { Seat } from '../../../shared/engine/seats.ts';
import type { GuestView } from '../../../shared/protocol/room.ts';
import { art } from '../art.ts';
import { useAside } from '../aside/words.ts';
import { Shape } from '../components/person.tsx';
import { Sheet } from '../components/sheet.tsx';
import { usePhone } from '../state.ts';
import { claimText, shownRole } from '../talk/speech.ts';
import { namesOf } from '../words.ts';
import { marked, SUSPECTS, type Book } from './book.ts';
import { factsOf } from './facts.ts';
import { useBook } from './use-book.ts';

/** Whom I take for what, beside what everybody has seen. */
export function TrailSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { room } = usePhone().seen;
  const t = useAside().trail;
  const { book, keep } = useBook();
  return (
    <Sheet title={t.title} onClose={onClose}>
      <p class="caption">{t.why}</p>
      <ul class="stack trail">
        {book &&
          room.guests.map(
            (guest, seat) =>
              seat !== book.seat && (
                <li key={guest.guest} class="page">
                  <Page guest={guest} seat={seat} book={book} keep={keep} />
                </li>
              ),
          )}
      </ul>
    </Sheet>
  );
}

interface PageProps {
  guest: GuestView;
  seat: Seat;
  book: Book;
  keep(book: Book): void;
}

function Page({ guest, seat, book, keep }: PageProps): JSX.Element {
  const { seen } = usePhone();
  const t = useAside();
  const known = shownRole(seen.game, seat);
  const claim = claimText(t, seen, seat);
  const { did, suffered } = factsOf(t, seen.room.deeds, seat, namesOf(seen));
  const mark = book.marks.find(one => one.guest === guest.guest)?.role ?? null;
  const facts: [string, string | null][] = [
    [t.trail.saysHead, claim],
    [t.trail.didHead, did ?? t.trail.nothing],
    [t.trail.sufferedHead, suffered],
  ];
  return (
    <>
      <div class="pair tight">
        <Shape colour={guest.colour} />
        <b class="name grow">{guest.name}</b>
        {known && (
          <span class="pair tight">
            <img class="shape" src={art('roles', known)} alt="" />
            {t.roles[known]}
          </span>
        )}
      </div>
      <dl>
        {facts.map(
          ([head, text]) =>
            text !== null && (
              <div key={head}>
                <dt>{head}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {known === null && (
        <div class="suspects" role="radiogroup" aria-label={t.trail.of({ name: guest.name })}>
          {[...SUSPECTS, null].map(role => (
            <button
              key={role}
              type="button"
              role="radio"
              class={`button small ${mark === role ? 'gold' : 'wood'} with-picture`}
              aria-checked={mark === role ? 'true' : 'false'}
              onClick={() => keep(marked(book, guest.guest, role))}
            >
              {role ? <img src={art('roles', role)} alt="" /> : <b aria-hidden="true">?</b>}
              {role ? t.roles[role] : t.trail.unsure}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
