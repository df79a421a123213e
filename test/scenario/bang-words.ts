import type { BangEvent } from '../../src/shared/bang/facts.ts';
import type { Seat } from '../../src/shared/engine/seats.ts';

/** An event of the card game in a few words: its type, who, what, whom. */
export function bangWords(event: BangEvent, nameOf: (seat: Seat) => string): string {
  const words = (...rest: (string | number | null)[]) => [event.type, ...rest].filter(word => word !== null).join(' ');
  const maybe = (seat: Seat | null) => (seat === null ? null : nameOf(seat));
  switch (event.type) {
    case 'gameBegan':
    case 'gameEnded':
      return words();
    case 'drew':
      return words(nameOf(event.seat), event.cards.length, event.why);
    case 'tookFromHand':
      return words(nameOf(event.seat), nameOf(event.from), event.why);
    case 'inherited':
      return words(nameOf(event.seat), nameOf(event.from), event.hand.length + event.inPlay.length);
    case 'played':
      return words(nameOf(event.seat), event.as, maybe(event.at));
    case 'answered':
      return words(nameOf(event.seat), event.as);
    case 'flipped':
      return words(nameOf(event.seat), event.why);
    case 'checked':
      return words(nameOf(event.seat), event.why, event.good ? 'good' : 'bad');
    case 'dynamitePassed':
      return words(nameOf(event.from), nameOf(event.to));
    case 'tookInPlay':
      return words(nameOf(event.seat), nameOf(event.from), event.card);
    case 'storeOpened':
      return words(nameOf(event.by), event.cards.length);
    case 'discarded':
      return words(nameOf(event.seat), event.cards.length, event.why);
    case 'reshuffled':
      return words(event.cards);
    case 'usedAbility':
      return words(nameOf(event.seat), event.character, maybe(event.on));
    case 'lostLife':
    case 'gainedLife':
      return words(nameOf(event.seat), event.amount);
    case 'eliminated':
      return words(nameOf(event.seat), event.by === null ? null : `by ${nameOf(event.by)}`);
    default:
      return words(nameOf(event.seat));
  }
}
