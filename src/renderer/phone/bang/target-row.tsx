import type { JSX } from 'preact';
import type { Seat } from '../../../shared/engine/seats.ts';
import { art } from '../art.ts';
import { Figure, SeatFace, Shape } from '../components/person.tsx';
import { usePhone } from '../state.ts';
import { usePlay } from './play.ts';

interface TargetRowProps {
  seat: Seat;
  self: Seat;
  /** Else it only takes something. */
  harms: boolean;
  /** What a tap does at once; null when it cannot. */
  verb: string | null;
  why: string | null;
  onTap(): void;
}

/** Somebody to turn a card on, with how far away; greyed, and telling why, when that cannot be. */
export function TargetRow({ seat, self, harms, verb, why, onTap }: TargetRowProps): JSX.Element {
  const { seen, words: common } = usePhone();
  const { view, words, name } = usePlay();
  const colour = seen.room.guests[seat]?.colour ?? '';
  const role = view.roles[seat] ?? null;
  const n = view.distances[self]?.[seat] ?? 0;
  const life = view.life[seat] ?? 0;
  const max = view.maxLife[seat] ?? 0;
  const facts = [role && words.roles[role], why ?? verb].filter(fact => typeof fact === 'string');
  return (
    <button
      type="button"
      class={`row ${verb === null ? 'off' : harms ? 'aim' : 'aim take'}`}
      aria-disabled={verb === null ? 'true' : 'false'}
      onClick={onTap}
    >
      <span class="aimed">
        <SeatFace character={view.characters[seat] ?? null} guest={seen.room.guests[seat]} />
        {verb !== null && <img class="reticle" src={art('tokens', 'reticle')} alt="" />}
      </span>
      <span class="grow">
        <span class="pair tight">
          <Shape colour={colour} />
          <span class="name">{name(seat)}</span>
        </span>
        <small>{facts.join(words.list)}</small>
      </span>
      <span class="pair tight">
        <Figure shelf="tokens" id="bullet" n={life} label={common.phone.game.life({ n: life, max })} />
        {verb !== null && n > 0 && <span class="away">{common.phone.game.away({ n })}</span>}
      </span>
    </button>
  );
}
