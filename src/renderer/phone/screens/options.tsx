import type { JSX } from 'preact';
import { GAMES } from '../../../shared/games.ts';
import type { Command } from '../../../shared/protocol/messages.ts';
import { RefusalNote } from '../components/button.tsx';
import { Choice } from '../components/choice.tsx';
import { HouseRules } from '../components/house-rules.tsx';
import { Sheet } from '../components/sheet.tsx';
import { SeatPart } from '../seat-part.tsx';
import { usePhone, useRequest } from '../state.ts';

/** Everybody may read what is agreed; whoever steers may change it. */
export function OptionsSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { seen, words } = usePhone();
  const { game } = seen.room;
  const { steers } = seen.you;
  const { sending, send } = useRequest();
  const t = words.phone.lobby;
  const command = (wanted: Command) => send({ type: 'command', command: wanted });
  return (
    <Sheet title={steers ? t.options : t.rules} onClose={onClose}>
      <div class="stack">
        <RefusalNote sending={sending} />
        <Choice
          title={t.game}
          off={!steers}
          values={GAMES}
          chosen={game}
          word={value => t.games[value]}
          onTap={value => command({ do: 'game', game: value })}
        />
        {steers && (
          <>
            <SeatPart show={parts => <parts.Settings />} />
            <h2>{t.rules}</h2>
          </>
        )}
        <HouseRules off={!steers} onChange={rules => command({ do: 'rules', ...rules })} />
      </div>
    </Sheet>
  );
}
