import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '../../../shared/bang/face.ts';
import { cardName, faceText } from '../../../shared/text/bang/cards.ts';
import { CardFace } from './card-face.tsx';
import { usePlay } from './play.ts';

export interface Fanned {
  readonly key: number;
  readonly card: Card;
  /** Darkened, yet it can be tapped to be told why. */
  readonly off?: boolean;
  readonly lifted?: boolean;
  /** Its turn in the order of a choice, from 1. */
  readonly order?: number | null;
}

/** Cards side by side, overlapping as far as a thumb allows, then scrolling. */
export function Fan(props: {
  label: string;
  cards: readonly Fanned[];
  children?: ComponentChildren;
  onTap(key: number): void;
}): JSX.Element {
  const { words } = usePlay();
  const lifted = useRef<HTMLButtonElement>(null);
  const up = props.cards.find(one => one.lifted)?.key;
  useEffect(() => {
    if (up !== undefined) lifted.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [up]);
  const n = props.cards.length;
  return (
    <div class="hand" role="group" aria-label={props.label}>
      <div class="fan" style={{ '--n': Math.max(1, n - 1) }}>
        {props.cards.map(({ key, card, off, lifted: isUp, order }, i) => (
          <button
            key={key}
            type="button"
            ref={isUp ? lifted : null}
            class={`${off ? 'off' : 'on'} ${isUp ? 'up' : ''} ${order ? 'chosen' : ''}`}
            style={{ '--lean': n > 6 ? 0 : i - (n - 1) / 2 }}
            aria-pressed={isUp || order ? 'true' : 'false'}
            aria-label={[cardName(words, card), faceText(words, card), ...(off ? [words.onPhone.notNow] : [])].join(
              ', ',
            )}
            onClick={() => props.onTap(key)}
          >
            <CardFace card={card} />
            {order ? <span class="order">{order}</span> : null}
          </button>
        ))}
        {n === 0 && <p class="caption">{words.onPhone.noCards}</p>}
      </div>
      {props.children}
    </div>
  );
}
