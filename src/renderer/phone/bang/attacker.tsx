import type { JSX } from 'preact';
import type { Prompt } from '../../../shared/bang/model.ts';
import type { Seat } from '../../../shared/engine/seats.ts';
import { art } from '../art.ts';
import { Shape } from '../components/person.tsx';
import { usePhone } from '../state.ts';
import { usePlay } from './play.ts';

const ARMED: readonly Prompt[] = ['dodge', 'duel', 'save'];

/** Prompts behind which somebody means harm. */
export const THREATS: readonly Prompt[] = [...ARMED, 'indians'];

/** Who made it happen, as large as the screen allows. */
export function Attacker({ seat, prompt }: { seat: Seat; prompt: Prompt }): JSX.Element {
  const { seen } = usePhone();
  const { view, name } = usePlay();
  const colour = seen.room.guests[seat]?.colour ?? '';
  return (
    <div class={`attacker ${colour}`} aria-hidden="true">
      <span class="medal">
        <img src={art('portraits', view.characters[seat] ?? '')} alt="" />
      </span>
      {ARMED.includes(prompt) && (
        <span class="shooting">
          <img src={art('tokens', 'burst')} alt="" />
          <img src={art('tokens', 'pistol')} alt="" />
        </span>
      )}
      <span class="ribbon">
        <span class="name">{name(seat)}</span>
        <Shape colour={colour} />
      </span>
    </div>
  );
}
