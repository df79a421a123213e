import type { JSX } from 'preact';
import type { GuestView } from '../../../shared/protocol/room.ts';
import { art, SHEET } from '../art.ts';

/** The mark on its colour: a guest before characters are dealt. */
export function MarkFace({ guest }: { guest: Pick<GuestView, 'mark' | 'colour'> }): JSX.Element {
  return (
    <span class={`face mark ${guest.colour}`}>
      <OnSheet id={guest.mark} />
    </span>
  );
}

/** A mark or a shape, which nobody needs to hear of. */
export function OnSheet(props: { id: string; class?: string }): JSX.Element {
  return (
    <svg class={props.class} aria-hidden="true">
      {props.id !== '' && <use href={`${SHEET}#${props.id}`} />}
    </svg>
  );
}

/** The character, before there is one the guest's mark. */
export function SeatFace(props: { character: string | null; guest: GuestView | undefined }): JSX.Element {
  const { character, guest } = props;
  if (character === null && guest) return <MarkFace guest={guest} />;
  return <CharacterFace character={character ?? ''} colour={guest?.colour ?? ''} />;
}

export function CharacterFace(props: { character: string; colour: string }): JSX.Element {
  return (
    <span class={`face ${props.colour}`}>
      <img src={art('portraits', props.character)} alt="" />
    </span>
  );
}

export function Shape({ colour }: { colour: string }): JSX.Element {
  return <OnSheet id={colour} class="shape" />;
}

/** More loops than these make a narrow phone cut its owner's name. */
const MANY = 5;

/** One loop per maximum life, a bullet in each that is left. */
export function Belt({ life, max, label }: { life: number; max: number; label: string }): JSX.Element {
  return (
    <span class={`belt ${max > MANY ? 'long' : ''}`} role="img" aria-label={label}>
      {Array.from({ length: max }, (_, i) => (
        <img key={i} src={art('tokens', i < life ? 'bullet' : 'bullet-spent')} alt="" />
      ))}
      <b class={life <= 2 ? 'low' : ''}>{life}</b>
    </span>
  );
}

export function Figure(props: { shelf: 'tokens'; id: string; n: number; label: string }): JSX.Element {
  return (
    <span class="figure" role="img" aria-label={props.label}>
      <img src={art(props.shelf, props.id)} alt="" />
      {props.n}
    </span>
  );
}
