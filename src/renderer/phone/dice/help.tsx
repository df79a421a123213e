import type { JSX } from 'preact';
import { CHARACTERS, type CharacterId } from '../../../shared/dice/characters/index.ts';
import { FACES } from '../../../shared/dice/model.ts';
import { ROLES } from '../../../shared/roles.ts';
import { art } from '../art.ts';
import { Sheet } from '../components/sheet.tsx';
import { usePhone } from '../state.ts';

export function CharacterSheet(props: { character: CharacterId; onClose(): void }): JSX.Element {
  const { words } = usePhone();
  const { name, ability } = words.dice.characters[props.character];
  return (
    <Sheet title={name} onClose={props.onClose}>
      <div class="role">
        <img src={art('portraits', props.character)} alt="" width="200" height="200" />
        <p class="paper">{ability}</p>
      </div>
    </Sheet>
  );
}

/** Every face, character and role in a sentence. */
export function HelpList(): JSX.Element {
  const { words, seen } = usePhone();
  const { faces, characters, roles, goals, duelGoals } = words.dice;
  const aims = seen.game?.characters.length === 3 ? duelGoals : goals;
  return (
    <dl class="help">
      {FACES.map(face => (
        <Entry key={face} src={art('dice', face)} term={faces[face].name} text={faces[face].help} />
      ))}
      {ROLES.map(role => (
        <Entry key={role} src={art('roles', role)} term={roles[role]} text={aims[role]} />
      ))}
      {CHARACTERS.map(id => (
        <Entry key={id} src={art('portraits', id)} term={characters[id].name} text={characters[id].ability} />
      ))}
    </dl>
  );
}

function Entry(props: { src: string; term: string; text: string }): JSX.Element {
  return (
    <div>
      <dt>
        <img src={props.src} alt="" loading="lazy" />
        {props.term}
      </dt>
      <dd>{props.text}</dd>
    </div>
  );
}
