import type { JSX } from 'preact';
import type { CharacterId } from '../../../shared/dice/characters/index.ts';
import { loadHelp } from '../../../shared/text/help.ts';
import { art } from '../art.ts';
import { Sheet } from '../components/sheet.tsx';
import { useLoaded } from '../loaded.ts';
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
