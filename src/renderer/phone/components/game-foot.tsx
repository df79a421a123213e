import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usePhone } from '../state.ts';
import { Button } from './button.tsx';
import { EndGame, LeaveGame } from './end-game.tsx';
import { LanguageSwitch } from './language.tsx';
import { Log } from './log.tsx';

/** Below everything else in a game: what happened, and what can always be done. `help` is the game's own sheet. */
export function GameFoot(props: { lines: readonly string[]; help(close: () => void): JSX.Element }): JSX.Element {
  const { seen, words } = usePhone();
  const [help, setHelp] = useState(false);
  const t = words.phone.game;
  return (
    <>
      <section>
        <h2>{t.log}</h2>
        <Log lines={props.lines} />
      </section>
      <div class="pair foot">
        <Button small look="wood" onTap={() => setHelp(true)}>
          {t.help}
        </Button>
        <LanguageSwitch />
        {seen.you.seat !== null && <LeaveGame />}
        {seen.you.steers && <EndGame />}
      </div>
      {help && props.help(() => setHelp(false))}
    </>
  );
}
