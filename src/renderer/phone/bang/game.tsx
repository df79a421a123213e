import type { JSX } from 'preact';
import type { BangDecision } from '../../../shared/bang/model.ts';
import { isStanding } from '../../../shared/engine/decision.ts';
import { AsidePart } from '../aside-part.tsx';
import { GameFoot } from '../components/game-foot.tsx';
import { TopBar } from '../components/top-bar.tsx';
import { usePhone } from '../state.ts';
import { Answers } from './answers.tsx';
import { CoverContext, useOwnCover } from './cover.ts';
import { PersonSheet } from './sheets.tsx';
import { BangLog, BangMissed } from './happened.tsx';
import { Idle } from './idle.tsx';
import { Others } from './others.tsx';
import { OwnInPlay } from './own-in-play.tsx';
import { usePlay } from './play.ts';
import { PlayTurn } from './play-turn.tsx';
import { isSingle } from './selection.ts';
import { Several } from './several.tsx';

/** The card game as one seat sees it; without a seat, as the room does. */
export function BangGame(): JSX.Element {
  const { seen } = usePhone();
  const { view, own, words } = usePlay();
  const cover = useOwnCover();
  const { room, you } = seen;
  const decision = own?.decision ?? null;
  const asked = decision !== null && !isStanding(decision);
  const guests = you.seat === null ? room.waiting : room.guests;
  const colour = guests.find(guest => guest.guest === you.guest)?.colour ?? '';
  const character = (own && view.characters[own.seat]) ?? null;
  const aims = view.characters.length === 3 ? words.duelGoals : words.goals;
  const holds = own !== null && view.fell[own.seat] === null;
  return (
    <CoverContext.Provider value={cover}>
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
        <BangMissed asked={asked} />
        <main class={`screen game ${holds ? '' : 'alone'}`}>
          {asked ? <Asked key={decision.no} decision={decision} /> : <Idle standing={decision} />}
          {/* Stays what it is when the question changes, so that nobody loses his place in it. */}
          <div class="column below">
            <AsidePart show={parts => <parts.Buttons />} />
            <OwnInPlay />
            <Others />
            <GameFoot log={<BangLog />} />
          </div>
        </main>
      </div>
    </CoverContext.Provider>
  );
}

function Asked({ decision }: { decision: BangDecision }): JSX.Element {
  if (decision.prompt === 'play') return <PlayTurn decision={decision} />;
  return isSingle(decision) ? <Answers decision={decision} /> : <Several decision={decision} />;
}
