import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CharacterId } from '../../../shared/dice/characters/index.ts';
import type { DiceView } from '../../../shared/dice/model.ts';
import { causeText } from '../../../shared/text/story.ts';
import { art } from '../art.ts';
import { AsidePart } from '../aside-part.tsx';
import { CharacterFace, Figure, Shape } from '../components/person.tsx';
import { Presence } from '../components/presence.tsx';
import { useDice } from './use-dice.ts';
import { namesOf } from '../words.ts';
import { CharacterSheet } from './help.tsx';
import { awayFrom } from './selection.ts';

/** Everybody's public state in seat order; a tap explains the character. */
export function Others({ game }: { game: DiceView }): JSX.Element {
  const { seen, words } = useDice();
  const [shown, setShown] = useState<CharacterId | null>(null);
  const { guests } = seen.room;
  const t = words.phone.game;
  const mine = seen.you.seat;
  const name = namesOf(seen);
  return (
    <ul class="stack">
      {game.characters.map((character, seat) => {
        const guest = guests[seat];
        const role = game.roles[seat] ?? null;
        const fell = game.fell[seat] ?? null;
        const away = mine === null || mine === seat ? null : awayFrom(game.fell, mine, seat);
        const life = game.life[seat] ?? 0;
        const max = game.maxLife[seat] ?? 0;
        const arrows = game.arrows[seat] ?? 0;
        const facts = [
          seat === mine && words.phone.lobby.you,
          role && words.dice.roles[role],
          fell && causeText(words, fell, name),
          away !== null && t.away({ n: away }),
        ].filter(fact => typeof fact === 'string');
        return (
          <li key={seat}>
            <button type="button" class={`row ${fell ? 'off dead' : ''}`} onClick={() => setShown(character)}>
              <CharacterFace character={character} colour={guest?.colour ?? ''} />
              <span class="grow">
                <span class="pair tight">
                  <Shape colour={guest?.colour ?? ''} />
                  <span class="name">{name(seat)}</span>
                  {role && <img class="shape" src={art('roles', role)} alt="" />}
                </span>
                <small>{facts.join(words.phone.and)}</small>
                <Presence guest={guest} />
                <AsidePart show={parts => <parts.Beside seat={seat} />} />
              </span>
              {arrows > 0 && <Figure shelf="tokens" id="arrow" n={arrows} label={t.arrows({ n: arrows })} />}
              {!fell && <Figure shelf="tokens" id="bullet" n={life} label={t.life({ n: life, max })} />}
            </button>
          </li>
        );
      })}
      {shown && <CharacterSheet character={shown} onClose={() => setShown(null)} />}
    </ul>
  );
}
