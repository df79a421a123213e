import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DiceOwnView, DiceView } from '../../../shared/dice/model.ts';
import { usePhone } from '../state.ts';
import { namesOf } from '../words.ts';
import { HiddenEyeIcon } from './icons.tsx';
import { Belt, CharacterFace, Figure } from './person.tsx';
import { RoleSheet } from './role.tsx';
import { CharacterSheet } from '../dice/help.tsx';

export function TopBar({ game, own }: { game: DiceView; own: DiceOwnView }): JSX.Element {
  const { seen, words } = usePhone();
  const [open, setOpen] = useState<'nothing' | 'role' | 'character'>('nothing');
  const t = words.phone.game;
  const { seat } = own;
  const life = game.life[seat] ?? 0;
  const max = game.maxLife[seat] ?? 0;
  const arrows = game.arrows[seat] ?? 0;
  const character = game.characters[seat];
  const close = () => setOpen('nothing');
  return (
    <header class="top">
      {character && (
        <button type="button" aria-label={words.dice.characters[character].name} onClick={() => setOpen('character')}>
          <CharacterFace character={character} colour={seen.room.guests[seat]?.colour ?? ''} />
        </button>
      )}
      <div class="who">
        <b class="name">{namesOf(seen)(seat)}</b>
        <span class="caption name">{character && words.dice.characters[character].name}</span>
      </div>
      <Figure shelf="tokens" id="arrow" n={arrows} label={t.arrows({ n: arrows })} />
      <Belt life={life} max={max} label={t.life({ n: life, max })} />
      <button type="button" class="round" aria-label={t.role} onClick={() => setOpen('role')}>
        <HiddenEyeIcon />
      </button>
      {open === 'role' && <RoleSheet role={own.role} players={game.characters.length} onClose={close} />}
      {open === 'character' && character && <CharacterSheet character={character} onClose={close} />}
    </header>
  );
}
