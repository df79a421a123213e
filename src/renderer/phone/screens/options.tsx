import type { JSX } from 'preact';
import type { Command } from '../../../shared/protocol/messages.ts';
import { LANGUAGES, PACES } from '../../../shared/protocol/room.ts';
import { RefusalNote } from '../components/button.tsx';
import { Sheet } from '../components/sheet.tsx';
import { usePhone, useRequest } from '../state.ts';

export function OptionsSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { seen, words } = usePhone();
  const { pace, language } = seen.room;
  const rules = seen.room.rules.dice;
  const { sending, send } = useRequest();
  const t = words.phone.lobby;
  const { gatlingArrows, allFall } = words.dice.options;
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
        <Choice
          title={gatlingArrows.name}
          why={gatlingArrows.source}
          values={['first', 'last'] as const}
          chosen={rules.gatlingArrows}
          word={value => gatlingArrows[value]}
          onTap={value => command({ do: 'rules', game: 'dice', rules: { ...rules, gatlingArrows: value } })}
        />
        <Choice
          title={allFall.name}
          why={allFall.source}
          values={['outlaw', 'nobody'] as const}
          chosen={rules.allFall}
          word={value => allFall[value]}
          onTap={value => command({ do: 'rules', game: 'dice', rules: { ...rules, allFall: value } })}
        />
      </div>
    </Sheet>
  );
}

function Choice<Value extends string>(props: {
  title: string;
  why?: string;
  values: readonly Value[];
  chosen: Value;
  word(value: Value): string;
  onTap(value: Value): void;
}): JSX.Element {
  return (
    <fieldset class="stack">
      <legend>{props.title}</legend>
      {props.why && <p class="caption">{props.why}</p>}
      <div class="pair">
        {props.values.map(value => (
          <button
            key={value}
            type="button"
            class={`button small ${value === props.chosen ? 'gold' : 'wood'}`}
            aria-pressed={value === props.chosen ? 'true' : 'false'}
            onClick={() => props.onTap(value)}
          >
            {props.word(value)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
