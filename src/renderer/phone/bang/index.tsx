import './cards.css';
import './people.css';
import './fit.css';
import type { ComponentChildren, JSX } from 'preact';
import type { GameView, OwnView } from '../../../shared/games.ts';
import { bangOutcomeText } from '../../../shared/text/bang/outcome.ts';
import { loadPlayed, type PlayedWords } from '../../../shared/text/bang/words.ts';
import { Loading } from '../components/loading.tsx';
import type { GamePart } from '../game-part.ts';
import { useLoaded } from '../loaded.ts';
import { EndedScreen } from '../screens/ended.tsx';
import { usePhone } from '../state.ts';
import { namesOf } from '../words.ts';
import { BangGame } from './game.tsx';
import { BangLog } from './happened.tsx';
import { PlayContext } from './play.ts';

/** The card game's part of the page. */
export const part: GamePart = {
  prefetch: loadPlayed,
  Game: () => <WithWords>{words => <Game words={words} />}</WithWords>,
  Ended: () => <WithWords>{words => <Ended words={words} />}</WithWords>,
};

function WithWords({ children }: { children(words: PlayedWords): ComponentChildren }): JSX.Element {
  const { language } = usePhone();
  const words = useLoaded(loadPlayed, language);
  return words ? <>{children(words)}</> : <Loading />;
}

function Game({ words }: { words: PlayedWords }): JSX.Element {
  const { seen } = usePhone();
  const view: GameView<'bang'> | null = seen.game?.id === 'bang' ? seen.game : null;
  const own: OwnView<'bang'> | null = seen.own?.id === 'bang' ? seen.own : null;
  if (!view) return <Loading />;
  return (
    <PlayContext.Provider value={{ view, own, words, name: namesOf(seen) }}>
      <BangGame />
    </PlayContext.Provider>
  );
}

function Ended({ words }: { words: PlayedWords }): JSX.Element {
  const { seen } = usePhone();
  const view = seen.game?.id === 'bang' ? seen.game : null;
  return (
    <EndedScreen
      game={view}
      roles={words.roles}
      told={view?.outcome ? bangOutcomeText(words, view.outcome) : null}
      log={<BangLog />}
    />
  );
}
