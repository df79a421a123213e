import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/seats.ts';
import { bangCauseText } from '../../../shared/text/bang/outcome.ts';
import { cardName } from '../../../shared/text/bang/cards.ts';
import { art } from '../art.ts';
import { AsidePart } from '../aside-part.tsx';
import { Figure, SeatFace, Shape } from '../components/person.tsx';
import { Presence } from '../components/presence.tsx';
import { usePhone } from '../state.ts';
import { faceArt } from './art.ts';
import { PersonSheet } from './sheets.tsx';
import { usePlay } from './play.ts';

/** Everybody's public state in seat order; a tap tells more about one. */
export function Others(): JSX.Element {
  const { words } = usePhone();
  const { view } = usePlay();
  const [shown, setShown] = useState<Seat | null>(null);
  return (
    <section class="stack">
      <h2>{words.phone.game.players}</h2>
      <ul class="stack">
        {view.characters.map((_, seat) => (
          <li key={seat}>
            <PersonRow seat={seat} onTap={() => setShown(seat)} />
          </li>
        ))}
      </ul>
      {shown !== null && <PersonSheet seat={shown} onClose={() => setShown(null)} />}
    </section>
  );
}

function PersonRow({ seat, onTap }: { seat: Seat; onTap(): void }): JSX.Element {
  const { seen, words: common } = usePhone();
  const { view, words, name } = usePlay();
  const t = common.phone;
  const mine = seen.you.seat;
  const guest = seen.room.guests[seat];
  const colour = guest?.colour ?? '';
  const role = view.roles[seat] ?? null;
  const fell = view.fell[seat] ?? null;
  const away = mine === null ? 0 : (view.distances[mine]?.[seat] ?? 0);
  const reach = mine === null ? 0 : (view.reach[mine] ?? 0);
  const life = Math.max(0, view.life[seat] ?? 0);
  const hand = view.hands[seat] ?? 0;
  const asked = view.asked.some(one => one.seat === seat);
  const facts = [
    seat === mine && t.lobby.you,
    role && words.roles[role],
    fell && bangCauseText(words, fell, seat, name),
    away > 0 && (away > reach ? words.prompts.choose.reach({ n: away, reach }) : t.game.away({ n: away })),
    asked ? words.onPhone.asked : view.turn?.seat === seat && words.onPhone.turn,
  ].filter(fact => typeof fact === 'string');
  return (
    <button type="button" class={`row ${fell ? 'off dead' : ''} ${asked ? 'lit' : ''}`} onClick={onTap}>
      <SeatFace character={view.characters[seat] ?? null} guest={guest} />
      <span class="grow">
        <span class="pair tight">
          <Shape colour={colour} />
          <span class="name">{name(seat)}</span>
          {role && <img class="shape" src={art('roles', role)} alt="" />}
        </span>
        <small>{facts.join(words.list)}</small>
        <Presence guest={guest} />
        <AsidePart show={parts => <parts.Beside seat={seat} />} />
        {!fell && (view.inPlay[seat]?.length ?? 0) > 0 && (
          <span class="chips">
            {view.inPlay[seat]?.map(card => (
              <span key={card} class="chip">
                {cardName(words, card)}
              </span>
            ))}
          </span>
        )}
      </span>
      {!fell && view.characters[seat] && (
        <span class="counts">
          <Figure shelf="tokens" id="bullet" n={life} label={t.game.life({ n: life, max: view.maxLife[seat] ?? 0 })} />
          <span class="figure" role="img" aria-label={words.onTable.hand({ n: hand })}>
            <img src={faceArt(null)} alt="" />
            {hand}
          </span>
        </span>
      )}
    </button>
  );
}
