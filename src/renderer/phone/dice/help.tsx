import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CHARACTERS, type CharacterId } from '../../../shared/dice/characters/index.ts';
import { FACES } from '../../../shared/dice/model.ts';
import { ROLES } from '../../../shared/roles.ts';
import { type Help, loadHelp } from '../../../shared/text/help.ts';
import { art } from '../art.ts';
import { Sheet } from '../components/sheet.tsx';
import { useDice } from './use-dice.ts';

/** The long texts once they have come; the short ones stand alone until then. */
function useHelp(): Help | null {
  const { language } = useDice();
  const [help, setHelp] = useState<Help | null>(null);
  useEffect(() => {
    let wanted = true;
    loadHelp(language).then(
      loaded => wanted && setHelp(loaded),
      // Without the host there is no long help; the connection banner says so.
      () => wanted && setHelp(null),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return help;
}

export function CharacterSheet(props: { character: CharacterId; onClose(): void }): JSX.Element {
  const { words } = useDice();
  const { name, ability } = words.dice.characters[props.character];
  const help = useHelp();
  return (
    <Sheet title={name} onClose={props.onClose}>
      <div class="role">
        <img src={art('portraits', props.character)} alt="" width="200" height="200" />
        <p class="paper">{ability}</p>
        {help && <p class="paper">{help.characters[props.character]}</p>}
      </div>
    </Sheet>
  );
}

/** Every face, character and role in a sentence. */
export function HelpList(): JSX.Element {
  const { words, seen } = useDice();
  const { faces, characters, roles, goals, duelGoals } = words.dice;
  const aims = seen.game?.characters.length === 3 ? duelGoals : goals;
  const help = useHelp();
  return (
    <dl class="help">
      {help?.sections.map(section => (
        <div key={section.title}>
          <dt>{section.title}</dt>
          <dd>{section.text}</dd>
        </div>
      ))}
      {FACES.map(face => (
        <Entry
          key={face}
          src={art('dice', face)}
          term={faces[face].name}
          text={help?.faces[face] ?? faces[face].help}
        />
      ))}
      {ROLES.map(role => (
        <Entry key={role} src={art('roles', role)} term={roles[role]} text={aims[role]} />
      ))}
      {CHARACTERS.map(id => (
        <Entry
          key={id}
          src={art('portraits', id)}
          term={characters[id].name}
          text={help?.characters[id] ?? characters[id].ability}
        />
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
