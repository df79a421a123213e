import type { JSX } from 'preact';
import { idOf, type Card } from '../../../shared/bang/face.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import { cardName, faceText } from '../../../shared/text/bang/cards.ts';
import { loadBangHelp } from '../../../shared/text/bang/help.ts';
import { art } from '../art.ts';
import { Sheet } from '../components/sheet.tsx';
import { useLoaded } from '../loaded.ts';
import { usePhone } from '../state.ts';
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
