import type { JSX } from 'preact';
import { idOf, type Card } from '../../../shared/bang/face.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import { ROLES } from '../../../shared/roles.ts';
import { cardName, faceText } from '../../../shared/text/bang/cards.ts';
import { loadBangHelp } from '../../../shared/text/bang/help.ts';
import { art } from '../art.ts';
import { HelpEntry, HelpSections } from '../components/help-entry.tsx';
import { Sheet } from '../components/sheet.tsx';
import { useLoaded } from '../games.ts';
import { usePhone } from '../state.ts';
import { nameArt } from './art.ts';
import { CardFace } from './card-face.tsx';
import { usePlay } from './play.ts';

/** One card: what it does in a line, then at length. `why` it cannot be played now, when it cannot. */
export function CardSheet({ card, why, onClose }: { card: Card; why?: string | null; onClose(): void }): JSX.Element {
  const { language } = usePhone();
  const { words } = usePlay();
  const help = useLoaded(loadBangHelp, language);
  const id = idOf(card);
  return (
    <Sheet title={cardName(words, card)} onClose={onClose}>
      <div class="role big-card">
        <CardFace card={card} />
        <div class="paper">
          {why && <p class="why">{why}</p>}
          <p>
            <b>{words.cards[id].effect}</b>
          </p>
          {help && <p>{help.cards[id]}</p>}
          <p>{faceText(words, card)}</p>
        </div>
      </div>
    </Sheet>
  );
}

/** One player: the character, and what lies in play. */
export function PersonSheet({ seat, onClose }: { seat: Seat; onClose(): void }): JSX.Element {
  const { language } = usePhone();
  const { view, words, name } = usePlay();
  const help = useLoaded(loadBangHelp, language);
  const character = view.characters[seat] ?? null;
  const cards = view.inPlay[seat] ?? [];
  return (
    <Sheet title={name(seat)} onClose={onClose}>
      <div class="role">
        {character && (
          <>
            <img src={art('portraits', character)} alt="" width="160" height="160" />
            <div class="paper">
              <h2>{words.characters[character].name}</h2>
              <p>
                <b>{words.characters[character].ability}</b>
              </p>
              {help && <p>{help.characters[character]}</p>}
            </div>
          </>
        )}
      </div>
      <h2>{words.onPhone.inPlay}</h2>
      <p class="caption">{words.onPhone.reachOf({ n: view.reach[seat] ?? 1 })}</p>
      {cards.length === 0 && <p class="caption">{words.onPhone.nothingInPlay}</p>}
      <ul class="stack">
        {cards.map(card => (
          <li key={card} class="row">
            <CardFace card={card} />
            <span class="grow">
              {cardName(words, card)}
              <small>
                {words.cards[idOf(card)].effect} {faceText(words, card)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Every card, character and role. */
export function HelpSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { language, words: common } = usePhone();
  const { view, words } = usePlay();
  const help = useLoaded(loadBangHelp, language);
  const aims = view.characters.length === 3 ? words.duelGoals : words.goals;
  const cards = Object.entries(words.cards);
  const characters = Object.entries(words.characters);
  const long = {
    cards: (help?.cards ?? {}) as Readonly<Record<string, string>>,
    characters: (help?.characters ?? {}) as Readonly<Record<string, string>>,
  };
  return (
    <Sheet title={common.phone.game.help} onClose={onClose}>
      <dl class="help">
        <HelpSections sections={help?.sections} />
        {ROLES.map(role => (
          <HelpEntry key={role} src={art('roles', role)} term={words.roles[role]} text={aims[role]} />
        ))}
        {cards.map(([id, { name, effect }]) => (
          <HelpEntry key={id} tall src={nameArt(id)} term={name} text={long.cards[id] ?? effect} />
        ))}
        {characters.map(([id, { name, ability }]) => (
          <HelpEntry key={id} src={art('portraits', id)} term={name} text={long.characters[id] ?? ability} />
        ))}
      </dl>
    </Sheet>
  );
}
