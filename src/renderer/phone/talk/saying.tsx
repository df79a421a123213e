import type { JSX } from 'preact';
import type { Spoken } from '../../../shared/protocol/talk.ts';
import { saidText } from '../../../shared/text/said.ts';
import { art } from '../art.ts';
import { useAside } from '../aside/words.ts';
import { Shape } from '../components/person.tsx';
import { usePhone } from '../state.ts';

/** One thing that was said, behind its speaker's shape and name. */
export function Saying({ spoken }: { spoken: Spoken }): JSX.Element {
  const { room } = usePhone().seen;
  const t = useAside();
  const guests = [...room.guests, ...room.waiting];
  const by = guests.find(({ guest }) => guest === spoken.guest);
  const { what } = spoken;
  return (
    <span class="saying">
      {by && <Shape colour={by.colour} />}
      <b class="name">{by?.name ?? '?'}</b>
      {what.say === 'reaction' && <img src={art('reactions', what.reaction)} alt="" />}
      <span>{saidText(t.words, what, guests)}</span>
    </span>
  );
}
