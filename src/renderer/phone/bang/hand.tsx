import type { ComponentChildren, JSX, Ref } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { Card } from '../../../shared/bang/face.ts';
import { cardName, faceText } from '../../../shared/text/bang/cards.ts';
import { useAway } from '../away.ts';
import { HiddenEyeIcon } from '../components/icons.tsx';
import { usePhone } from '../state.ts';
import { CardFace } from './card-face.tsx';
import { useCover } from './cover.ts';
import { usePlay } from './play.ts';

/** Milliseconds after which a finger on covered cards only looks. */
const LOOKS = 400;

export interface Fanned {
  readonly key: number;
  readonly card: Card;
  /** Darkened, yet it can be tapped to be told why. */
  readonly off?: boolean;
  readonly lifted?: boolean;
  /** Its turn in the order of a choice, from 1. */
  readonly order?: number | null;
}

/** Cards side by side, overlapping as far as a thumb allows, then scrolling. `keys`: tapped without a finger. */
export function Fan(props: {
  label: string;
  cards: readonly Fanned[];
  children?: ComponentChildren;
  onTap(key: number, keys: boolean): void;
}): JSX.Element {
  const { wishes, wish } = usePhone();
  const { onPhone } = usePlay().words;
  const { covered, hold } = useCover();
  const lifted = useRef<HTMLButtonElement>(null);
  const pressed = useRef(0);
  const up = props.cards.find(one => one.lifted)?.key;
  useEffect(() => {
    if (up !== undefined) lifted.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [up]);
  const n = props.cards.length;
  const leaveBe = () => hold(false);
  // A touch that was broken off, however short, has only looked.
  useAway(useCallback(() => (pressed.current = -Infinity), []));

  function tap(event: MouseEvent, key: number): void {
    const keys = event.detail === 0;
    if (wishes.covers && !keys && event.timeStamp - pressed.current > LOOKS) return;
    props.onTap(key, keys);
  }

  return (
    <div class="hand" role="group" aria-label={props.label}>
      <div
        class={`fan ${wishes.covers ? 'covers' : ''}`}
        style={{ '--n': Math.max(1, n - 1) }}
        onPointerDown={event => {
          pressed.current = event.timeStamp;
          if (event.isPrimary) hold(true);
        }}
        onPointerUp={leaveBe}
        onPointerCancel={leaveBe}
        onPointerLeave={leaveBe}
        onContextMenu={event => event.preventDefault()}
      >
        {props.cards.map((one, i) => (
          <FanCard
            key={one.key}
            one={one}
            place={i + 1}
            of={n}
            hidden={covered && !one.lifted && !one.order}
            at={one.lifted ? lifted : null}
            onTap={event => tap(event, one.key)}
          />
        ))}
        {n === 0 && <p class="caption">{onPhone.noCards}</p>}
      </div>
      {n > 0 && (
        <button
          type="button"
          class={`round eye ${wishes.covers ? 'shut' : ''}`}
          aria-label={wishes.covers ? onPhone.uncover : onPhone.cover}
          onClick={() => wish({ covers: !wishes.covers })}
        >
          <HiddenEyeIcon />
        </button>
      )}
      {props.children}
    </div>
  );
}

function FanCard(props: {
  one: Fanned;
  place: number;
  of: number;
  hidden: boolean;
  at: Ref<HTMLButtonElement>;
  onTap(event: MouseEvent): void;
}): JSX.Element {
  const { words } = usePlay();
  const { one, place, of: n, hidden } = props;
  const { card, order } = one;
  const off = one.off && !hidden;
  const name = hidden
    ? words.onPhone.faceDown({ n: place, of: n })
    : [cardName(words, card), faceText(words, card), ...(off ? [words.onPhone.notNow] : [])].join(', ');
  return (
    <button
      type="button"
      ref={props.at}
      class={`${off ? 'off' : 'on'} ${one.lifted ? 'up' : ''} ${order ? 'chosen' : ''}`}
      style={{ '--lean': n > 6 ? 0 : place - 1 - (n - 1) / 2 }}
      aria-pressed={one.lifted || order ? 'true' : 'false'}
      aria-label={name}
      onClick={props.onTap}
    >
      <CardFace card={hidden ? null : card} />
      {order ? <span class="order">{order}</span> : null}
    </button>
  );
}
