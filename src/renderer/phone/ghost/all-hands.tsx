import type { JSX } from 'preact';
import type { Card } from '../../../shared/bang/face.ts';
import type { Truth } from '../../../shared/games.ts';
import { art } from '../art.ts';
import { useAside } from '../aside/words.ts';
import { Shape } from '../components/person.tsx';
import { Sheet } from '../components/sheet.tsx';
import { useLoaded } from '../loaded.ts';
import { usePhone } from '../state.ts';

const load = () => import('./hand.tsx');

/** Every role and hand by seat, as it is now. */
export function AllHands({ onClose }: { onClose(): void }): JSX.Element {
  const { room, truth, game } = usePhone().seen;
  const t = useAside();
  return (
    <Sheet title={t.ghost.all} onClose={onClose}>
      <ul class="stack trail">
        {room.guests.map((guest, seat) => {
          const role = truth?.roles[seat];
          const fell = (game?.fell[seat] ?? null) !== null;
          return (
            <li key={guest.guest} class="page">
              <div class="pair tight">
                <Shape colour={guest.colour} />
                <b class="name grow">{guest.name}</b>
                {role && (
                  <span class="pair tight">
                    <img class="shape" src={art('roles', role)} alt="" />
                    {t.roles[role]}
                  </span>
                )}
              </div>
              {fell ? <p class="caption">{t.ghost.fallen}</p> : <Hand cards={handOf(truth, seat)} />}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

/** Null in a game without hands. */
function handOf(truth: Truth | null, seat: number): readonly Card[] | null {
  return truth?.id === 'bang' ? (truth.hands[seat] ?? []) : null;
}

function Hand({ cards }: { cards: readonly Card[] | null }): JSX.Element | null {
  const t = useAside().ghost;
  if (cards === null) return null;
  return cards.length === 0 ? <p class="caption">{t.noCards}</p> : <Cards cards={cards} />;
}

/** Drawn by the card game’s own part, which whoever fell in it has. */
function Cards({ cards }: { cards: readonly Card[] }): JSX.Element | null {
  const loaded = useLoaded(load, 'hand');
  return loaded && <loaded.OpenHand cards={cards} />;
}
