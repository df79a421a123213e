import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { useAway } from '../away.ts';
import { usePhone } from '../state.ts';
import { PrintIcon } from './icons.tsx';
import { Sheet } from './sheet.tsx';

/** A secret that shows only while the print is held; anything unusual hides it. */
export function HeldSheet(props: {
  title: string;
  children(down: boolean): ComponentChildren;
  onClose(): void;
}): JSX.Element {
  const { words } = usePhone();
  const [down, setDown] = useState(false);
  const t = words.phone.role;
  const hide = useCallback(() => setDown(false), []);

  useAway(hide);

  return (
    <Sheet title={down ? t.seen : props.title} onClose={props.onClose}>
      <div class="role">
        {props.children(down)}
        <button
          type="button"
          class={`hold ${down ? 'down' : ''}`}
          aria-label={t.hold}
          aria-pressed={down ? 'true' : 'false'}
          onPointerDown={event => {
            if (event.isPrimary) setDown(true);
          }}
          onPointerUp={hide}
          onPointerCancel={hide}
          onPointerLeave={hide}
          onContextMenu={event => event.preventDefault()}
          onKeyDown={event => {
            if (event.key === ' ' || event.key === 'Enter') setDown(true);
          }}
          onKeyUp={hide}
          onBlur={hide}
        >
          <PrintIcon />
        </button>
        <b aria-hidden="true">{down ? t.letGo : t.hold}</b>
      </div>
    </Sheet>
  );
}
