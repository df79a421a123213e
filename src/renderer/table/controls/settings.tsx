import { GAMES } from '../../../shared/games.ts';
import type { Command } from '../../../shared/protocol/messages.ts';
import { GRACES, LANGUAGES, PACES, TURN_TIMES, type RoomView } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { HouseRule } from '../../../shared/text/house-rules.ts';
import { Choice } from './choice.tsx';

interface SettingsProps {
  readonly room: RoomView;
  readonly words: Catalogue['table'];
  readonly rules: readonly HouseRule[];
  give(command: Command): void;
}

/** Which game, in which language, how fast, how long people may think or be away, and by which house rules. */
export function Settings({ room, words, rules, give }: SettingsProps) {
  const { lobby, controls, desk } = words;
  const locked = room.phase === 'game';
  return (
    <>
      <Choice
        label={controls.game}
        value={room.game}
        choices={GAMES}
        names={lobby.games}
        disabled={locked}
        choose={game => give({ do: 'game', game })}
      />
      <Choice
        label={controls.language}
        value={room.language}
        choices={LANGUAGES}
        names={controls.languages}
        choose={language => give({ do: 'language', language })}
      />
      <Choice
        label={controls.pace}
        value={room.pace}
        choices={PACES}
        names={controls.paces}
        choose={pace => give({ do: 'pace', pace })}
      />
      <Choice
        label={desk.turnTime}
        value={room.turnTime}
        choices={TURN_TIMES}
        names={desk.turnTimes}
        choose={seconds => give({ do: 'turnTime', seconds })}
      />
      <Choice
        label={desk.grace}
        value={room.grace}
        choices={GRACES}
        names={desk.graces}
        choose={seconds => give({ do: 'grace', seconds })}
      />
      <h3>{controls.rules}</h3>
      {rules.map(({ name, readings }) => (
        <Choice
          key={name}
          label={name}
          value={String(readings.findIndex(({ isChosen }) => isChosen))}
          choices={readings.map((_, place) => String(place))}
          names={Object.fromEntries(
            readings.map(({ word, isUsual }, place) => [place, isUsual ? controls.usual({ reading: word }) : word]),
          )}
          disabled={locked}
          choose={place => {
            const reading = readings[Number(place)];
            if (reading) give({ do: 'rules', ...reading.instead });
          }}
        />
      ))}
    </>
  );
}
