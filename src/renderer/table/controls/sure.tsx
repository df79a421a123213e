import { useLayoutEffect, useRef } from 'preact/hooks';

/** Asks once more in words; whoever presses Enter at once has changed nothing. */
export function Sure(props: { question: string; yes: string; no: string; answer: (yes: boolean) => void }) {
  const { question, yes, no, answer } = props;
  const safe = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => safe.current?.focus(), []);
  return (
    <div class="sure" role="group" aria-label={question}>
      <p>{question}</p>
      <button type="button" class="harm" onClick={() => answer(true)}>
        {yes}
      </button>
      <button type="button" class="go" ref={safe} onClick={() => answer(false)}>
        {no}
      </button>
    </div>
  );
}
