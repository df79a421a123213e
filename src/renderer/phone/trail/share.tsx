import type { JSX } from 'preact';
import { useAside } from '../aside/words.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { useSaid } from '../said.ts';
import { usePhone, useRequest } from '../state.ts';
import { useBook } from './use-book.ts';

/** After a game: the only place from which marks ever leave this phone. */
export function ShareQuestion(): JSX.Element | null {
  const { room, you } = usePhone().seen;
  const t = useAside().after;
  const { book, keep } = useBook();
  const { sending, send } = useRequest();
  const isShown = room.after?.books.some(({ guest }) => guest === you.guest) ?? false;
  useSaid(isShown ? t.shown : null);
  if (!book || book.marks.length === 0 || book.kept || room.after === null) return null;
  if (isShown) return <p class="caption">{t.shown}</p>;
  return (
    <section class="paper stack">
      <div>
        <h2>{t.ask}</h2>
        <p>{t.askWhy}</p>
      </div>
      <RefusalNote sending={sending} />
      <div class="halves">
        <Button small look="wood" onTap={() => keep({ ...book, kept: true })}>
          {t.no}
        </Button>
        <Button
          small
          look="gold"
          sending={sending}
          onTap={() => send({ type: 'share', marks: book.marks.map(({ guest, role }) => ({ guest, role })) })}
        >
          {t.yes}
        </Button>
      </div>
    </section>
  );
}
