import type { JSX } from 'preact';
import { isStanding } from '../../../shared/engine/decision.ts';
import { AsidePart } from '../aside-part.tsx';
import { GameFoot } from '../components/game-foot.tsx';
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
      <AsidePart show={parts => <parts.Buttons />} />
      <OwnInPlay />
      <Others />
      <GameFoot lines={lines} help={close => <HelpSheet onClose={close} />} />
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
