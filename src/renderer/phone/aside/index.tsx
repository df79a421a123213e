import './aside.css';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/seats.ts';
import { loadAside } from '../../../shared/text/aside.ts';
import { Button } from '../components/button.tsx';
import { useLoaded } from '../games.ts';
import { usePhone } from '../state.ts';
import { News } from '../talk/news.tsx';
import { TalkSheet } from '../talk/sheet.tsx';
import { claimText } from '../talk/speech.ts';
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
  const { you } = usePhone().seen;
  const t = useAside();
  const [open, setOpen] = useState<'nothing' | 'talk'>('nothing');
  const close = () => setOpen('nothing');
  return (
    <div class="pair">
      <News />
      {you.guest !== null && (
        <Button small look="wood" onTap={() => setOpen('talk')}>
          {t.talk.open}
        </Button>
      )}
      {open === 'talk' && <TalkSheet onClose={close} />}
    </div>
  );
}

/** In a game, above everything else of somebody who fell. */
export function Ghost(): JSX.Element | null {
  return null;
}

/** In the list of players, under the name: what somebody claims, and what this phone's owner thinks of it. */
export function Beside({ seat }: { seat: Seat }): JSX.Element {
  return (
    <WithWords>
      <Claim seat={seat} />
    </WithWords>
  );
}

function Claim({ seat }: { seat: Seat }): JSX.Element | null {
  const { room, game } = usePhone().seen;
  const t = useAside();
  const claim = claimText(t, { room, game }, seat);
  return claim === null ? null : <small class="claim">{t.talk.claims({ what: claim })}</small>;
}

/** After a game, under the result. */
export function Aftermath(): JSX.Element {
  return <Buttons />;
}
