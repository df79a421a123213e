import type { GameId, RulesOf } from '../../../shared/games.ts';
import { HOUSE_RULES } from '../../../shared/house-rules.ts';
import type { Command } from '../../../shared/protocol/messages.ts';
import { LANGUAGES, PACES, type RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';

type Give = (command: Command) => void;
/** Rule → its name and a word for each reading. */
type RuleWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Language, pace and the house rules of the chosen game. */
export function Settings({ room, words, give }: { room: RoomView; words: Catalogue; give: Give }) {
  const text = words.table.controls;
  return (
    <>
      <Choice
        label={text.language}
        value={room.language}
        choices={LANGUAGES}
        names={text.languages}
        choose={language => give({ do: 'language', language })}
      />
      <Choice
        label={text.pace}
        value={room.pace}
        choices={PACES}
        names={text.paces}
        choose={pace => give({ do: 'pace', pace })}
      />
      <h3>{text.rules}</h3>
      <HouseRules room={room} words={ruleWords(words, room.game)} give={give} />
    </>
  );
}

function HouseRules({ room, words, give }: { room: RoomView; words: RuleWords; give: Give }) {
  const { game } = room;
  const rules: Readonly<Record<string, string>> = { ...room.rules[game] };
  const readings: Readonly<Record<string, readonly string[]>> = HOUSE_RULES[game];
  return (
    <>
      {Object.entries(readings).map(([rule, choices]) => (
        <Choice
          key={rule}
          label={words[rule]?.name ?? rule}
          value={rules[rule] ?? ''}
          choices={choices}
          names={words[rule] ?? {}}
          disabled={room.phase === 'game'}
          choose={reading => {
            // Rule and reading both come from the list of this very game.
            const changed = { game, rules: { ...rules, [rule]: reading } } as object as RulesOf;
            give({ do: 'rules', ...changed });
          }}
        />
      ))}
    </>
  );
}

function ruleWords(words: Catalogue, game: GameId): RuleWords {
  switch (game) {
    case 'dice':
      return words.dice.options;
    case 'bang':
      return {};
    default:
      return game satisfies never;
  }
}

function Choice<Value extends string>({
  label,
  value,
  choices,
  names,
  choose,
  disabled = false,
}: {
  label: string;
  value: Value;
  choices: readonly Value[];
  names: Readonly<Record<string, string>>;
  choose: (value: Value) => void;
  disabled?: boolean;
}) {
  return (
    <label class="row">
      <span>{label}</span>
      <select
        disabled={disabled}
        value={value}
        onChange={event => {
          const chosen = choices.find(choice => choice === event.currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {choices.map(choice => (
          <option key={choice} value={choice}>
            {names[choice] ?? choice}
          </option>
        ))}
      </select>
    </label>
  );
}
