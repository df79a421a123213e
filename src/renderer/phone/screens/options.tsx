import type { JSX } from 'preact';
import type { Command } from '../../../shared/protocol/messages.ts';
import { LANGUAGES, PACES } from '../../../shared/protocol/room.ts';
import { RefusalNote } from '../components/button.tsx';
import { Choice } from '../components/choice.tsx';
import { Sheet } from '../components/sheet.tsx';
import { partOf, useLoaded } from '../games.ts';
import { usePhone, useRequest } from '../state.ts';

export function OptionsSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { seen, words } = usePhone();
  const { pace, language, game } = seen.room;
  const part = useLoaded(partOf, game);
  const { sending, send } = useRequest();
  const t = words.phone.lobby;
  const command = (wanted: Command) => send({ type: 'command', command: wanted });
  return (
    <Sheet title={t.options} onClose={onClose}>
      <div class="stack">
        <RefusalNote sending={sending} />
        <Choice
          title={t.pace}
          values={PACES}
          chosen={pace}
          word={value => t.paces[value]}
          onTap={value => command({ do: 'pace', pace: value })}
        />
        <Choice
          title={t.tableLanguage}
          values={LANGUAGES}
          chosen={language}
          word={value => words.phone.languages[value]}
          onTap={value => command({ do: 'language', language: value })}
        />
        <h2>{t.rules}</h2>
        {part && <part.Rules onChange={command} />}
      </div>
    </Sheet>
  );
}
