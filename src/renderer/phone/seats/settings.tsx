import type { JSX } from 'preact';
import type { Command } from '../../../shared/protocol/messages.ts';
import { GRACES, LANGUAGES, PACES, TURN_TIMES } from '../../../shared/protocol/room.ts';
import { RefusalNote } from '../components/button.tsx';
import { Choice } from '../components/choice.tsx';
import { lasting } from '../components/presence.tsx';
import { usePhone, useRequest } from '../state.ts';
import { useSeatWords } from './words.ts';

/** What may be set at any time by whoever steers. */
export function Settings(): JSX.Element {
  const { seen, words } = usePhone();
  const { pace, language, turnTime, grace, hush, ghostsSee } = seen.room;
  const { sending, send } = useRequest();
  const { lead: t, lobby, advice, quiet } = useSeatWords();
  const command = (wanted: Command) => send({ type: 'command', command: wanted });
  const offered = seen.desk?.addresses ?? [];
  return (
    <>
      <RefusalNote sending={sending} />
      <Choice
        title={t.turnTime}
        why={t.turnTimeWhy}
        values={TURN_TIMES}
        chosen={turnTime}
        word={seconds => (seconds === 0 ? t.off : words.phone.stay.seconds({ n: seconds }))}
        onTap={seconds => command({ do: 'turnTime', seconds })}
      />
      <Choice
        title={t.grace}
        values={GRACES}
        chosen={grace}
        word={seconds => (seconds === 0 ? t.never : lasting(words, seconds))}
        onTap={seconds => command({ do: 'grace', seconds })}
      />
      <Choice
        title={lobby.pace}
        values={PACES}
        chosen={pace}
        word={value => lobby.paces[value]}
        onTap={value => command({ do: 'pace', pace: value })}
      />
      <Choice
        title={lobby.tableLanguage}
        values={LANGUAGES}
        chosen={language}
        word={value => words.phone.languages[value]}
        onTap={value => command({ do: 'language', language: value })}
      />
      <Choice
        title={quiet.hush}
        why={quiet.hushWhy}
        values={['open', 'silent'] as const}
        chosen={hush ? 'silent' : 'open'}
        word={value => quiet[value]}
        onTap={value => command({ do: 'hush', on: value === 'silent' })}
      />
      <Choice
        title={quiet.ghosts}
        why={quiet.ghostsWhy}
        values={['yes', 'no'] as const}
        chosen={ghostsSee ? 'yes' : 'no'}
        word={value => quiet[value]}
        onTap={value => command({ do: 'ghostsSee', on: value === 'yes' })}
      />
      {seen.room.advice.length > 0 && (
        <section class="stack">
          <h3>{t.help}</h3>
          <ul class="advice stack">
            {seen.room.advice.map(({ code }) => (
              <li key={code}>{advice[code]}</li>
            ))}
          </ul>
        </section>
      )}
      {offered.length > 1 && (
        <Choice
          title={t.address}
          why={t.addressWhy}
          values={offered.map(({ address }) => address)}
          chosen={offered.find(({ chosen }) => chosen)?.address ?? ''}
          word={address => [address, offered.find(one => one.address === address)?.name].join(' · ')}
          onTap={address => command({ do: 'address', address })}
        />
      )}
    </>
  );
}
