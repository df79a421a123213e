import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ROLES, type Role } from '../../../shared/roles.ts';
import { art } from '../art.ts';
import { usePhone } from '../state.ts';
import { HeldSheet } from './held-sheet.tsx';

export interface OwnRole {
  readonly role: Role;
  readonly name: string;
  readonly goal: string;
}

export function RoleSheet(props: OwnRole & { onClose(): void }): JSX.Element {
  const { seen, words } = usePhone();
  const { pin } = seen.you;
  const t = words.phone.role;

  useEffect(() => {
    // All four are fetched, so that neither the wait nor the request tells which one is shown.
    for (const role of ROLES) new Image().src = art('role-cards', role);
  }, []);

  return (
    <HeldSheet title={t.title} onClose={props.onClose}>
      {down => (
        <>
          <img
            src={art('role-cards', down ? props.role : 'back')}
            alt={down ? props.name : ''}
            width="250"
            height="350"
          />
          <div class="paper" aria-live="polite">
            <h2>{down ? props.name : t.ask}</h2>
            <p>{down ? props.goal : t.askWhy}</p>
            {down && pin !== null && (
              <p class="own-pin">
                {words.phone.stay.pin} <b>{pin}</b>
              </p>
            )}
          </div>
        </>
      )}
    </HeldSheet>
  );
}
