import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isStanding } from '../../shared/engine/decision.ts';
import type { GameId, Told } from '../../shared/games.ts';
import type { Language } from '../../shared/protocol/room.ts';
import { byeText } from '../../shared/text/refusals.ts';
import { connect, type Connection, type Status } from '../connection.ts';
import type { Seen } from '../seen.ts';
import type { Surroundings } from '../surroundings.ts';
import { Loading } from './components/loading.tsx';
import { partOf, prefetch, useLoaded } from './games.ts';
import { memory } from './memory.ts';
import { JoinScreen } from './screens/join.tsx';
import { LobbyScreen } from './screens/lobby.tsx';
import { logged, PhoneContext, type Phone } from './state.ts';
import { loadWords, rememberLanguage } from './words.ts';

const SLOW = 2000;

interface AppProps {
  surroundings: Surroundings;
  firstLanguage: Language;
}

export function App({ surroundings, firstLanguage }: AppProps): JSX.Element {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [log, setLog] = useState<Told | null>(null);
  const [status, setStatus] = useState<Status>({ is: 'connecting' });
  const [slow, setSlow] = useState(false);
  const [language, setLanguage] = useState(firstLanguage);
  const connection = useRef<Connection | null>(null);
  const words = useLoaded(loadWords, language);

  useEffect(() => {
    connection.current = connect({
      screen: 'phone',
      surroundings,
      onStatus: setStatus,
      onSeen(next, told) {
        setSeen(next);
        setLog(before => logged(before, told));
      },
    });
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);

  const decision = seen?.room.phase === 'game' ? (seen.own?.decision ?? null) : null;
  const asked = decision && !isStanding(decision) ? decision.no : null;
  useEffect(() => {
    if (words) document.title = asked === null ? words.phone.title : `● ${words.phone.game.yourTurn}`;
    if (asked !== null) window.scrollTo(0, 0);
    // A browser refuses before the first touch, and says so in its log.
    if (asked !== null && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(120);
  }, [asked, words]);
  const coming = seen?.room.game;
  useEffect(() => {
    if (coming) void prefetch(coming, language);
  }, [coming, language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  if (!words) return <main class="screen" aria-busy="true" />;
  const t = words.phone.connection;
  if (status.is === 'gone')
    return (
      <main class="screen">
        <div class="plate">
          <h1 class="title">{words.phone.title}</h1>
        </div>
        <p class="paper" role="alert">
          <b>{byeText(words, status.reason)}</b>
        </p>
        <div class="actions">
          <button
            type="button"
            class="button gold"
            onClick={() => (status.reason === 'old-page' ? surroundings.reload() : connection.current?.reopen())}
          >
            {status.reason === 'old-page' ? t.reload : status.reason === 'minded' ? t.takeBack : t.reopen}
          </button>
        </div>
      </main>
    );
  if (!seen)
    return (
      <main class="screen">
        <div class="plate">
          <h1 class="title">{words.phone.title}</h1>
        </div>
        <p class="paper" role="status">
          <b>{slow || status.is === 'lost' ? t.slow : t.connecting}</b>
        </p>
      </main>
    );

  const phone: Phone = {
    seen,
    log,
    status,
    words,
    language,
    setLanguage(wanted) {
      rememberLanguage(memory, wanted);
      setLanguage(wanted);
    },
    request: wanted => connection.current?.request(wanted) ?? Promise.reject(new Error('no connection yet')),
  };
  return (
    <PhoneContext.Provider value={phone}>
      {status.is !== 'open' && (
        <p class="lost" role="status">
          {t.lost}
        </p>
      )}
      <ScreenOf seen={seen} />
    </PhoneContext.Provider>
  );
}

function ScreenOf({ seen }: { seen: Seen }): JSX.Element {
  const { you, room, game } = seen;
  if (you.guest === null) return <JoinScreen />;
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

function PlayedScreen({ id, screen }: { id: GameId; screen: 'Game' | 'Ended' }): JSX.Element {
  const part = useLoaded(partOf, id);
  if (!part) return <Loading />;
  return screen === 'Game' ? <part.Game /> : <part.Ended />;
}
