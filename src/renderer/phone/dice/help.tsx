import type { JSX } from 'preact';
import { CHARACTERS, type CharacterId } from '../../../shared/dice/characters/index.ts';
import { FACES } from '../../../shared/dice/model.ts';
import { ROLES } from '../../../shared/roles.ts';
import { loadHelp } from '../../../shared/text/help.ts';
import { art } from '../art.ts';
import { HelpEntry, HelpSections } from '../components/help-entry.tsx';
import { Sheet } from '../components/sheet.tsx';
import { useLoaded } from '../games.ts';
import { useDice } from './use-dice.ts';

export function CharacterSheet(props: { character: CharacterId; onClose(): void }): JSX.Element {
  const { words, language } = useDice();
  const { name, ability } = words.dice.characters[props.character];
  const help = useLoaded(loadHelp, language);
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
export function HelpSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { words, seen, language } = useDice();
  const { faces, characters, roles, goals, duelGoals } = words.dice;
  const aims = seen.game?.characters.length === 3 ? duelGoals : goals;
  const help = useLoaded(loadHelp, language);
  return (
    <Sheet title={words.phone.game.help} onClose={onClose}>
      <dl class="help">
        <HelpSections sections={help?.sections} />
        {FACES.map(face => (
          <HelpEntry
            key={face}
            src={art('dice', face)}
            term={faces[face].name}
            text={help?.faces[face] ?? faces[face].help}
          />
        ))}
        {ROLES.map(role => (
          <HelpEntry key={role} src={art('roles', role)} term={roles[role]} text={aims[role]} />
        ))}
        {CHARACTERS.map(id => (
          <HelpEntry
            key={id}
            src={art('portraits', id)}
            term={characters[id].name}
            text={help?.characters[id] ?? characters[id].ability}
          />
        ))}
      </dl>
    </Sheet>
  );
}
