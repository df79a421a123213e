import type { JSX } from 'preact';

/** One of a few values, all in sight. */
export function Choice<Value extends string | number>(props: {
  title: string;
  why?: string;
  /** To be read only. */
  off?: boolean;
  values: readonly Value[];
  chosen: Value;
  word(value: Value): string;
  onTap(value: Value): void;
}): JSX.Element {
  return (
    <fieldset class="stack" disabled={props.off ?? false}>
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
