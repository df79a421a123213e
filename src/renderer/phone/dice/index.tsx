import type { ComponentChildren, JSX } from 'preact';
import { outcomeText } from '../../../shared/text/story.ts';
import { loadDice } from '../../../shared/text/dice.ts';
import { Loading } from '../components/loading.tsx';
import type { GamePart } from '../game-part.ts';
import { useLoaded } from '../loaded.ts';
import { EndedScreen } from '../screens/ended.tsx';
import { usePhone } from '../state.ts';
import { DiceGame } from './game.tsx';
import { DiceLog } from './happened.tsx';
import './dice.css';
import { DiceContext, useDice } from './use-dice.ts';

/** The dice game's part of the page. */
export const part: GamePart = {
  prefetch: loadDice,
  Game: () => (
    <WithWords>
      <Game />
    </WithWords>
  ),
  Ended: () => (
    <WithWords>
      <Ended />
    </WithWords>
  ),
};

function WithWords({ children }: { children: ComponentChildren }): JSX.Element {
  const { language } = usePhone();
  const words = useLoaded(loadDice, language);
  return words ? <DiceContext.Provider value={words}>{children}</DiceContext.Provider> : <Loading />;
}

function Game(): JSX.Element {
  const { game } = usePhone().seen;
  return game?.id === 'dice' ? <DiceGame game={game} /> : <Loading />;
}

function Ended(): JSX.Element {
  const { seen, words } = useDice();
  const game = seen.game?.id === 'dice' ? seen.game : null;
  return (
    <EndedScreen
      game={game}
      roles={words.dice.roles}
      told={game?.outcome ? outcomeText(words, game.outcome) : null}
      log={<DiceLog />}
    />
  );
}
