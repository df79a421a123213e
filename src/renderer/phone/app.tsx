import { Fragment, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../shared/games.ts';
import type { Language } from '../../shared/protocol/room.ts';
import type { Seen } from '../seen.ts';
import type { Surroundings } from '../surroundings.ts';
import { callOwner } from './called.ts';
import { Loading } from './components/loading.tsx';
import { loadFonts } from './fonts.ts';
import { partOf, prefetch } from './games.ts';
import { useLoaded } from './loaded.ts';
import { whenIdle } from './idle.ts';
import { askedOf } from './line.ts';
import { memory, type Rider } from './memory.ts';
import { SaddlePart } from './saddle-part.tsx';
import { riderOn, useSaddle } from './saddle.ts';
import { GoneScreen } from './screens/gone.tsx';
import { JoinScreen } from './screens/join.tsx';
import { LobbyScreen } from './screens/lobby.tsx';
import { LookingScreen, prefetchHelp } from './screens/looking.tsx';
import { LostBar } from './screens/lost.tsx';
import { SeatPart } from './seat-part.tsx';
import { PhoneContext, usePhone, type Phone } from './state.ts';
import { keepWishes, wishesOf } from './wishes.ts';
import { loadWords, rememberLanguage } from './words.ts';

const SLOW = 3000;
const BRIEF = 1500;

interface AppProps {
  surroundings: Surroundings;
  firstLanguage: Language;
}

export function App({ surroundings, firstLanguage }: AppProps): JSX.Element {
  const saddle = useSaddle(surroundings);
  const { line, rider, other, curtain } = saddle;
  const { seen, status, request, reopen } = line;
  const [watching, setWatching] = useState<Rider | null>(null);
  const [language, setLanguage] = useState(firstLanguage);
  const [wishes, setWishes] = useState(() => wishesOf(memory));
  const words = useLoaded(loadWords, language);
  const late = useLate(status.is === 'open' ? null : seen ? status.is : 'looking', seen ? BRIEF : SLOW);

  const mine = curtain === null ? askedOf(line) : null;
  const asked = askedOf(line) ?? saddle.otherAsked;
  // Of another rider, or behind a curtain, a name at most.
  const name = riderOn(askedOf(line) === null ? other : line)?.name ?? '';
  useEffect(() => {
    if (words)
      document.title = asked === null ? words.phone.title : `● ${mine === null ? name : words.phone.game.yourTurn}`;
    if (mine !== null) window.scrollTo(0, 0);
    if (asked !== null) callOwner(wishes);
  }, [asked, mine, name, words]);
  const phase = seen?.room.phase;
  const seated = seen !== null && seen.you.guest !== null;
  useEffect(() => window.scrollTo(0, 0), [phase, seated]);
  const coming = seated ? seen.room.game : null;
  useEffect(() => {
    if (coming) void prefetch(coming, language);
  }, [coming, language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const { style, classList } = document.documentElement;
    style.fontSize = wishes.size === 100 ? '' : `${wishes.size}%`;
    classList.toggle('large', wishes.size > 125);
  }, [wishes.size]);

  const welcomed = seen !== null;
  useEffect(() => {
    if (!welcomed) return;
    whenIdle(() => {
      void loadFonts();
      prefetchHelp(language);
    });
  }, [welcomed, language]);

  if (!words) return <main class="screen" aria-busy="true" />;
  // Not even a sheet that was open stays behind it.
  if (curtain !== null) return <SaddlePart saddle={saddle} language={language} show="Curtain" />;
  const tries = status.is === 'lost' ? status.tries : 0;
  const phone: Omit<Phone, 'seen'> = {
    ...line,
    words,
    language,
    setLanguage(wanted) {
      rememberLanguage(memory, wanted);
      setLanguage(wanted);
    },
    wishes,
    wish(changed) {
      const next = { ...wishes, ...changed };
      keepWishes(memory, next);
      setWishes(next);
    },
    watch: on => setWatching(on ? rider : null),
    rider,
    other,
    ride: saddle.ride,
  };
  const page =
    status.is === 'gone' ? (
      <GoneScreen
        reason={status.reason}
        words={words}
        language={language}
        reload={() => surroundings.reload()}
        reopen={reopen}
        knock={() => {
          reopen();
          // The door says what came of it.
          request({ type: 'knock', guest: null }).catch(() => null);
        }}
      />
    ) : !seen ? (
      <LookingScreen words={words} language={language} slow={late} tries={tries} address={null} onTry={reopen} />
    ) : (
      <PhoneContext.Provider value={{ ...phone, seen }}>
        {status.is !== 'open' && late && <LostBar tries={tries} onTry={reopen} />}
        <Asides />
        <ScreenOf seen={seen} watching={watching === rider} />
      </PhoneContext.Provider>
    );
  return (
    <>
      {other && <SaddlePart saddle={saddle} language={language} show="Bar" />}
      <Fragment key={rider}>{page}</Fragment>
    </>
  );
}

/** What concerns this phone beside its screen; most of the time nothing does. */
function Asides(): JSX.Element | null {
  const { room, you } = usePhone().seen;
  const concerned =
    room.pause !== null ||
    (you.steers && room.knocks.length > 0) ||
    (room.leadOpen && you.guest !== null) ||
    room.guests.some(({ guest, minded }) => guest === you.guest && minded);
  return concerned ? <SeatPart show={parts => <parts.Notices />} /> : null;
}

function ScreenOf({ seen, watching }: { seen: Seen; watching: boolean }): JSX.Element | null {
  const { you, room, game } = seen;
  if (you.barred && !watching) return <SeatPart show={parts => <parts.Door />} />;
  if (you.guest === null && !watching) return <JoinScreen />;
  switch (room.phase) {
    case 'lobby':
      return <LobbyScreen />;
    case 'game':
      return game ? <PlayedScreen key={game.id} id={game.id} screen="Game" /> : <LobbyScreen />;
    case 'result': {
      const id = game?.id ?? room.game;
      return <PlayedScreen key={id} id={id} screen="Ended" />;
    }
    default:
      return room.phase satisfies never;
  }
}

/** A line that is back in this time was never worth a word; one that is tried anew on waking neither. */
function useLate(waits: string | null, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (waits === null) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [waits, ms]);
  return late;
}

function PlayedScreen({ id, screen }: { id: GameId; screen: 'Game' | 'Ended' }): JSX.Element {
  const part = useLoaded(partOf, id);
  if (!part) return <Loading />;
  return screen === 'Game' ? <part.Game /> : <part.Ended />;
}
