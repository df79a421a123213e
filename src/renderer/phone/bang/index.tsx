import './cards.css';
import './people.css';
import './fit.css';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameView, OwnView } from '../../../shared/games.ts';
import { bangOutcomeText, tellBang } from '../../../shared/text/bang/story.ts';
import { loadBang } from '../../../shared/text/bang/words.ts';
import type { BangWords } from '../../../shared/text/bang/words.ts';
import { Loading } from '../components/loading.tsx';
import { useLoaded, type GamePart } from '../games.ts';
import { missedLines } from '../missed.ts';
import { EndedScreen } from '../screens/ended.tsx';
import { usePhone } from '../state.ts';
import { namesOf } from '../words.ts';
import { BangGame } from './game.tsx';
import { PlayContext } from './play.ts';

/** The card game's part of the page. */
export const part: GamePart = {
  prefetch: loadBang,
  Game: () => <WithWords>{words => <Game words={words} />}</WithWords>,
  Ended: () => <WithWords>{words => <Ended words={words} />}</WithWords>,
};

function WithWords({ children }: { children(words: BangWords): ComponentChildren }): JSX.Element {
  const { language } = usePhone();
  const words = useLoaded(loadBang, language);
  return words ? <>{children(words)}</> : <Loading />;
}

function Game({ words }: { words: BangWords }): JSX.Element {
  const { seen, missed } = usePhone();
  const lines = useLines(words);
  const view: GameView<'bang'> | null = seen.game?.id === 'bang' ? seen.game : null;
  const own: OwnView<'bang'> | null = seen.own?.id === 'bang' ? seen.own : null;
  if (!view) return <Loading />;
  const name = namesOf(seen);
  const events = missed.flatMap(told => (told.id === 'bang' ? told.events : []));
  return (
    <PlayContext.Provider value={{ view, own, words, name }}>
      <BangGame lines={lines} missed={missedLines(events, own?.seat ?? null, event => tellBang(words, event, name))} />
    </PlayContext.Provider>
  );
}

function Ended({ words }: { words: BangWords }): JSX.Element {
  const { seen } = usePhone();
  const lines = useLines(words);
  const view = seen.game?.id === 'bang' ? seen.game : null;
  return (
    <EndedScreen
      game={view}
      roles={words.roles}
      told={view?.outcome ? bangOutcomeText(words, view.outcome) : null}
      lines={lines}
    />
  );
}

function useLines(words: BangWords): string[] {
  const { log, seen } = usePhone();
  return useMemo(() => {
    const name = namesOf(seen);
    return log?.id === 'bang' ? log.events.map(event => tellBang(words, event, name)).filter(line => line !== '') : [];
  }, [log, words]);
}
