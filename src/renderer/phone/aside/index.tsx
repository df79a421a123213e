import './aside.css';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/seats.ts';
import { loadAside } from '../../../shared/text/aside.ts';
import { Button } from '../components/button.tsx';
import { useLoaded } from '../loaded.ts';
import { GhostTown } from '../ghost/town.tsx';
import { Rules } from '../rules-part.tsx';
import { stillPlays } from '../saddle/who.ts';
import { usePhone } from '../state.ts';
import { News } from '../talk/news.tsx';
import { TalkSheet } from '../talk/sheet.tsx';
import { claimText, shownRole } from '../talk/speech.ts';
import { ComeToLight } from '../trail/after.tsx';
import { ShareQuestion } from '../trail/share.tsx';
import { TrailSheet } from '../trail/sheet.tsx';
import { useBook } from '../trail/use-book.ts';
import { AsideContext, useAside } from './words.ts';

function WithWords({ children }: { children: ComponentChildren }): JSX.Element | null {
  const { language } = usePhone();
  const words = useLoaded(loadAside, language);
  return words && <AsideContext.Provider value={words}>{children}</AsideContext.Provider>;
}

/** In a game, under the question: what opens table talk and the trail book. */
export function Buttons(): JSX.Element {
  return (
    <WithWords>
      <Openers />
    </WithWords>
  );
}

function Openers(): JSX.Element {
  const { seen, words } = usePhone();
  const { you, room, game } = seen;
  const t = useAside();
  const [open, setOpen] = useState<'nothing' | 'talk' | 'trail' | 'rules'>('nothing');
  // With three players every role lies open.
  const hasSecrets = room.guests.some((_, seat) => seat !== you.seat && shownRole(game, seat) === null);
  const close = () => setOpen('nothing');
  return (
    <div class="pair">
      <News />
      {room.guests.some(({ guest }) => guest === you.guest) && (
        <Button small look="wood" onTap={() => setOpen('talk')}>
          {t.talk.open}
        </Button>
      )}
      {you.seat !== null && room.phase === 'game' && hasSecrets && (
        <Button small look="wood" onTap={() => setOpen('trail')}>
          {t.trail.open}
        </Button>
      )}
      {room.phase === 'result' && (
        <Button small look="wood" onTap={() => setOpen('rules')}>
          {words.phone.game.help}
        </Button>
      )}
      {open === 'rules' && <Rules onClose={close} />}
      {open === 'trail' && <TrailSheet onClose={close} />}
      {open === 'talk' && <TalkSheet onClose={close} />}
    </div>
  );
}

/** In a game, above everything else of somebody who fell. */
export function Ghost(): JSX.Element {
  return (
    <WithWords>
      <GhostTown other={stillPlays(usePhone().other)} />
    </WithWords>
  );
}

/** In the list of players, under the name: what somebody claims, and what this phone's owner thinks of it. */
export function Beside({ seat }: { seat: Seat }): JSX.Element {
  return (
    <WithWords>
      <Remarks seat={seat} />
    </WithWords>
  );
}

function Remarks({ seat }: { seat: Seat }): JSX.Element {
  const { room, game } = usePhone().seen;
  const t = useAside();
  const { book } = useBook();
  const claim = claimText(t, { room, game }, seat);
  const guest = room.guests[seat]?.guest;
  const mark = shownRole(game, seat) === null ? book?.marks.find(one => one.guest === guest) : undefined;
  return (
    <>
      {claim !== null && <small class="claim">{t.talk.claims({ what: claim })}</small>}
      {mark && <small class="mark-of">{t.trail.guess({ role: t.roles[mark.role] })}</small>}
    </>
  );
}

/** After a game, under the result. */
export function Aftermath(): JSX.Element {
  return (
    <WithWords>
      <div class="stack after">
        <ShareQuestion />
        <ComeToLight />
        <Openers />
      </div>
    </WithWords>
  );
}
