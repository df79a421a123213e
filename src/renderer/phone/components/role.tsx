import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ROLES, type Role } from '../../../shared/roles.ts';
import { art } from '../art.ts';
import { usePhone } from '../state.ts';
import { PrintIcon } from './icons.tsx';
import { Sheet } from './sheet.tsx';

export interface OwnRole {
  readonly role: Role;
  readonly name: string;
  readonly goal: string;
}

/** The card shows only while the print is held; anything unusual hides it. */
export function RoleSheet(props: OwnRole & { onClose(): void }): JSX.Element {
  const { words } = usePhone();
  const [down, setDown] = useState(false);
  const t = words.phone.role;
  const hide = () => setDown(false);

  useEffect(() => {
    // All four are fetched, so that neither the wait nor the request tells which one is shown.
    for (const role of ROLES) new Image().src = art('role-cards', role);
    const secondFinger = (event: PointerEvent) => {
      if (!event.isPrimary) hide();
    };
    const away = ['blur', 'resize', 'orientationchange', 'pagehide'];
    for (const kind of away) window.addEventListener(kind, hide);
    document.addEventListener('visibilitychange', hide);
    document.addEventListener('pointerdown', secondFinger, true);
    return () => {
      for (const kind of away) window.removeEventListener(kind, hide);
      document.removeEventListener('visibilitychange', hide);
      document.removeEventListener('pointerdown', secondFinger, true);
    };
  }, []);

  return (
    <Sheet title={down ? t.seen : t.title} onClose={props.onClose}>
      <div class="role">
        <img
          src={art('role-cards', down ? props.role : 'back')}
          alt={down ? props.name : ''}
          width="250"
          height="350"
        />
        <div class="paper" aria-live="polite">
          <h2>{down ? props.name : t.ask}</h2>
          <p>{down ? props.goal : t.askWhy}</p>
        </div>
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
