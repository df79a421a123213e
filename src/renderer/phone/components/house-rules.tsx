import type { JSX } from 'preact';
import type { GameId, RulesOf } from '../../../shared/games.ts';
import type { Language } from '../../../shared/protocol/room.ts';
import { houseRules, loadHouseRules } from '../../../shared/text/house-rules.ts';
import { useLoaded } from '../loaded.ts';
import { usePhone } from '../state.ts';
import { Choice } from './choice.tsx';
import { Loading } from './loading.tsx';

type Wanted = `${GameId} ${Language}`;

/** The points on which tables differ, in the chosen game. */
export function HouseRules(props: { off: boolean; onChange(rules: RulesOf): void }): JSX.Element {
  const { seen, words, language } = usePhone();
  const { game, rules } = seen.room;
  const wanted: Wanted = `${game} ${language}`;
  const loaded = useLoaded(load, wanted);
  if (loaded?.wanted !== wanted) return <Loading />;
  return (
    <>
      {houseRules(game, rules, loaded.words).map(({ name, source, readings }) => (
        <Choice
          key={name}
          title={name}
          why={source}
          off={props.off}
          values={readings.map(({ word }) => word)}
          chosen={readings.find(({ isChosen }) => isChosen)?.word ?? ''}
          word={word => (word === readings[0]?.word ? words.phone.lobby.usual({ reading: word }) : word)}
          onTap={word => {
            const reading = readings.find(one => one.word === word);
            if (reading) props.onChange(reading.instead);
          }}
        />
      ))}
    </>
  );
}

async function load(wanted: Wanted): Promise<{ wanted: Wanted; words: Awaited<ReturnType<typeof loadHouseRules>> }> {
  const [game, language] = wanted.split(' ') as [GameId, Language];
  return { wanted, words: await loadHouseRules(game, language) };
}
