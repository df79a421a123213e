import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { MAX_TALK_GRAPHEMES, type Say } from '../../../shared/protocol/talk.ts';
import { Button } from '../components/button.tsx';
import { useAside } from '../aside/words.ts';
import { useSaid } from '../said.ts';
import type { Sending } from '../state.ts';
import { lettersIn } from './speech.ts';

/** A few words of one's own. */
export function Writing(props: { sending: Sending; say(what: Say, done: () => void): void }): JSX.Element {
  const t = useAside().talk;
  const [text, setText] = useState('');
  const letters = lettersIn(text);
  const over = letters - MAX_TALK_GRAPHEMES;
  const tooLong = over > 0 ? t.tooLong({ n: over }) : null;
  useSaid(tooLong);
  const off = letters === 0 || over > 0;
  const send = () => {
    if (!off && props.sending.is !== 'sent') props.say({ say: 'text', text }, () => setText(''));
  };
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      <label>
        <b>{t.write}</b>
        <input
          type="text"
          class="words"
          autocomplete="off"
          enterkeyhint="send"
          value={text}
          aria-invalid={over > 0 ? 'true' : 'false'}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <div class="pair spread">
        <span class={tooLong ? 'low' : 'caption'}>{tooLong ?? t.left({ n: letters, limit: MAX_TALK_GRAPHEMES })}</span>
        <Button small look="gold" off={off} sending={props.sending} onTap={send}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
