import type { JSX } from 'preact';
import type { Knock } from '../../../shared/protocol/room.ts';
import { knockText } from '../../../shared/text/knocks.ts';
import { Button, RefusalNote } from '../components/button.tsx';
import { useSaid } from '../said.ts';
import { usePhone, useRequest } from '../state.ts';
import { useSeatWords } from './words.ts';

/** Everybody at the door, for whoever steers. */
export function Knocks(): JSX.Element {
  const { room } = usePhone().seen;
  return (
    <>
      {room.knocks.map(knock => (
        <AtTheDoor key={knock.knock} knock={knock} />
      ))}
    </>
  );
}

function AtTheDoor({ knock }: { knock: Knock }): JSX.Element {
  const { seen } = usePhone();
  const words = useSeatWords();
  const { sending, send } = useRequest();
  const say = (yes: boolean) => send({ type: 'command', command: { do: 'admit', knock: knock.knock, yes } });
  const word = knockText(words.knocks, seen.room, knock);
  useSaid(word);
  return (
    <section class="notice paper" aria-label={word}>
      <h2>{word}</h2>
      <RefusalNote sending={sending} />
      <div class="pair">
        <Button small look="wood" sending={sending} onTap={() => say(false)}>
          {words.knocks.no}
        </Button>
        <Button small look="gold" sending={sending} onTap={() => say(true)}>
          {words.knocks.yes}
        </Button>
      </div>
    </section>
  );
}
