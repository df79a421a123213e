import type { JSX } from 'preact';
import type { DiceView } from '../../../shared/dice/model.ts';
import { art } from '../art.ts';
import { useDice } from './use-dice.ts';
import { namesOf } from '../words.ts';

/** The dice on the felt while somebody else decides; nothing before the first throw. */
export function DiceShown({ game }: { game: DiceView }): JSX.Element | null {
  const { seen, words } = useDice();
  const { turn } = game;
  if (!turn || turn.dice.length === 0) return null;
  return (
    <section class="shelf felt" aria-label={words.phone.game.turnOf({ name: namesOf(seen)(turn.seat) })}>
      <header>
        {words.phone.game.turnOf({ name: namesOf(seen)(turn.seat) })}
        <span>
          {turn.throws}/{turn.allowed}
        </span>
      </header>
      <ul class="dice still">
        {turn.dice.map((face, die) => (
          <li key={die} class="die">
            <img src={art('dice', face)} alt={words.dice.faces[face].name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
