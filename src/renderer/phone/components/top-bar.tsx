import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/seats.ts';
import { usePhone } from '../state.ts';
import { namesOf } from '../words.ts';
import { HiddenEyeIcon } from './icons.tsx';
import { Belt, CharacterFace } from './person.tsx';
import { Timer } from './timer.tsx';
import { RoleSheet, type OwnRole } from './role.tsx';

interface TopBarProps {
  seat: Seat;
  life: number;
  max: number;
  role: OwnRole;
  /** Null before there is one. */
  character: { readonly id: string; readonly name: string } | null;
  /** What else is counted in this game. */
  children?: ComponentChildren;
  about(onClose: () => void): JSX.Element;
}

export function TopBar({ seat, life, max, role, character, children, about }: TopBarProps): JSX.Element {
  const { seen, words } = usePhone();
  const [open, setOpen] = useState<'nothing' | 'role' | 'character'>('nothing');
  const t = words.phone.game;
  const close = () => setOpen('nothing');
  return (
    <header class="topmost">
      <div class="top">
        {character && (
          <button type="button" aria-label={character.name} onClick={() => setOpen('character')}>
            <CharacterFace character={character.id} colour={seen.room.guests[seat]?.colour ?? ''} />
          </button>
        )}
        <div class="who">
          <b class="name">{namesOf(seen)(seat)}</b>
          <span class="caption name">{character?.name}</span>
        </div>
        {children}
        {max > 0 && <Belt life={life} max={max} label={t.life({ n: life, max })} />}
        <button type="button" class="round" aria-label={t.role} onClick={() => setOpen('role')}>
          <HiddenEyeIcon />
        </button>
      </div>
      <Timer />
      {open === 'role' && <RoleSheet {...role} onClose={close} />}
      {open === 'character' && about(close)}
    </header>
  );
}
