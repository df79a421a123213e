import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isStanding } from '../../../shared/engine/decision.ts';
import { LanguageSwitch } from '../components/language.tsx';
import { Button } from '../components/button.tsx';
import { EndGame, LeaveGame } from '../components/end-game.tsx';
import { Log } from '../components/log.tsx';
import { TopBar } from '../components/top-bar.tsx';
import { usePhone } from '../state.ts';
import { Answers } from './answers.tsx';
import { HelpSheet, PersonSheet } from './sheets.tsx';
import { Idle } from './idle.tsx';
import { Others } from './others.tsx';
import { OwnInPlay } from './own-in-play.tsx';
import { usePlay } from './play.ts';
import { PlayTurn } from './play-turn.tsx';
import { isSingle } from './selection.ts';
import { Several } from './several.tsx';

/** The card game as one seat sees it; without a seat, as the room does. */
export function BangGame({ lines }: { lines: readonly string[] }): JSX.Element {
  const { seen } = usePhone();
  const { view, own, words } = usePlay();
  const { room, you } = seen;
  const decision = own?.decision ?? null;
  const asked = decision !== null && !isStanding(decision);
  const guests = you.seat === null ? room.waiting : room.guests;
  const colour = guests.find(guest => guest.guest === you.guest)?.colour ?? '';
  const character = (own && view.characters[own.seat]) ?? null;
  const aims = view.characters.length === 3 ? words.duelGoals : words.goals;
  const below = (
    <>
      <OwnInPlay />
      <Others />
      <More lines={lines} />
    </>
  );
  return (
    <div class={`bang ${colour} ${asked ? 'asked' : ''}`}>
      {own && (
        <TopBar
          seat={own.seat}
          life={Math.max(0, view.life[own.seat] ?? 0)}
          max={view.maxLife[own.seat] ?? 0}
          role={{ role: own.role, name: words.roles[own.role], goal: aims[own.role] }}
          character={character && { id: character, name: words.characters[character].name }}
          about={close => <PersonSheet seat={own.seat} onClose={close} />}
        />
      )}
      {!decision || !asked ? (
        <Idle standing={decision} below={below} />
      ) : decision.prompt === 'play' ? (
        <PlayTurn key={decision.no} decision={decision} below={below} />
      ) : isSingle(decision) ? (
        <Answers key={decision.no} decision={decision} below={below} />
      ) : (
        <Several key={decision.no} decision={decision} below={below} />
      )}
    </div>
  );
}

function More({ lines }: { lines: readonly string[] }): JSX.Element {
  const { seen, words } = usePhone();
  const [help, setHelp] = useState(false);
  const t = words.phone.game;
  return (
    <>
      <section>
        <h2>{t.log}</h2>
        <Log lines={lines} />
      </section>
      <div class="pair foot">
        <Button small look="wood" onTap={() => setHelp(true)}>
          {t.help}
        </Button>
        <LanguageSwitch />
        {seen.you.seat !== null && <LeaveGame />}
        {seen.you.steers && <EndGame />}
      </div>
      {help && <HelpSheet onClose={() => setHelp(false)} />}
    </>
  );
}
