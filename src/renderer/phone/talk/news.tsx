import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Spoken } from '../../../shared/protocol/talk.ts';
import { saidText } from '../../../shared/text/said.ts';
import { useAside } from '../aside/words.ts';
import { useSaid } from '../said.ts';
import { usePhone } from '../state.ts';
import { Saying } from './saying.tsx';
import { newest } from './speech.ts';

const STAYS = 4000;

/** The last number this page has shown or found said; screens come and go with every question. */
let heard: number | null = null;

/** What somebody else has just said: over the seam below the top bar, so that nothing moves and no word is covered. */
export function News(): JSX.Element {
  const { room, you } = usePhone().seen;
  const [shown, setShown] = useState<Spoken | null>(null);
  const [top, setTop] = useState(0);
  const last = room.talk.at(-1)?.no ?? 0;
  const { words } = useAside();
  const guests = [...room.guests, ...room.waiting];
  const by = guests.find(({ guest }) => guest === shown?.guest)?.name ?? '';
  useSaid(shown && `${by}: ${saidText(words, shown.what, guests)}`);

  useEffect(() => {
    const news = heard === null ? null : newest(room.talk, you.guest, heard);
    heard = last;
    if (!news) return;
    setTop(Math.max(0, (document.querySelector('.topmost')?.getBoundingClientRect().bottom ?? 8) - 8));
    setShown(news);
  }, [last]);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), STAYS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <div class="news" style={{ top: `${top}px` }}>
      {shown && <Saying spoken={shown} />}
    </div>
  );
}
