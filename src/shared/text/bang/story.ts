import { idOf, suitOf, type Card } from '../../bang/face.ts';
import type { SeenBangEvent } from '../../bang/facts.ts';
import type { NameOf } from '../prompts.ts';
import { cardName, faceText, playedText } from './cards.ts';
import { bangCauseText, bangOutcomeText, byText } from './outcome.ts';
import type { BangWords } from './words.ts';

/** One event as a sentence for the log and the captions. It names only cards that the event names. */
export function tellBang(words: BangWords, event: SeenBangEvent, name: NameOf): string {
  const { story } = words;
  switch (event.type) {
    case 'gameBegan':
      return story.gameBegan({ name: name(event.starter) });
    case 'tookCharacter':
      return story.tookCharacter({
        name: name(event.seat),
        character: words.characters[event.character].name,
        life: event.life,
      });
    case 'turnBegan':
      return story.turnBegan({ name: name(event.seat) });
    case 'turnEnded':
      return story.turnEnded({ name: name(event.seat) });
    case 'played': {
      const sentence = story.played[event.as]({
        name: name(event.seat),
        at: event.at === null ? '' : name(event.at),
      });
      const card = playedText(words, event.card, event.as);
      return idOf(event.card) === event.as ? sentence : [sentence, story.instead({ card })].join(words.gap);
    }
    case 'answered':
      return story.answered[event.as]({ name: name(event.seat), card: playedText(words, event.card, event.as) });
    case 'dodged':
      return story.dodged({ name: name(event.seat), by: name(event.by) });
    case 'flipped': {
      const faces = words.names({ names: event.cards.map(card => faceText(words, card)) });
      return story.flipped[event.why]({ name: name(event.seat), faces });
    }
    case 'checked': {
      const face = event.card === null ? story.noCard : faceText(words, event.card);
      return story.checked[event.why][event.good ? 'good' : 'bad']({ name: name(event.seat), face });
    }
    case 'dynamitePassed':
      return story.dynamitePassed({ to: name(event.to) });
    case 'dynamiteExploded':
      return story.dynamiteExploded({ name: name(event.seat) });
    case 'turnSkipped':
      return story.turnSkipped({ name: name(event.seat) });
    case 'drew':
      return event.cards.length === 0
        ? story.drewNothing({ name: name(event.seat) })
        : story.drew[event.why]({ name: name(event.seat), cards: cardsText(words, event.cards) });
    case 'putBack':
      return story.putBack({ name: name(event.seat), card: cardsText(words, [event.card]) });
    case 'tookFromHand':
      return story.tookFromHand[event.why]({
        name: name(event.seat),
        from: name(event.from),
        card: cardsText(words, [event.card]),
      });
    case 'inherited':
      return story.inherited({
        name: name(event.seat),
        from: name(event.from),
        n: event.hand.length + event.inPlay.length,
      });
    case 'tookInPlay':
      return story.tookInPlay({
        name: name(event.seat),
        from: event.from === event.seat ? null : name(event.from),
        card: cardName(words, event.card),
      });
    case 'tookDiscard':
      return story.tookDiscard({ name: name(event.seat), card: cardName(words, event.card) });
    case 'showed': {
      const suit = suitOf(event.card);
      return story.showed({
        name: name(event.seat),
        face: faceText(words, event.card),
        red: suit === 'hearts' || suit === 'diamonds',
      });
    }
    case 'storeOpened':
      return story.storeOpened({ cards: cardsText(words, event.cards, event.cards.length) });
    case 'tookFromStore':
      return story.tookFromStore({ name: name(event.seat), card: cardName(words, event.card) });
    case 'discarded':
      return story.discarded[event.why]({
        name: name(event.seat),
        cards: cardsText(words, event.cards),
        by: event.by === null ? '' : name(event.by),
      });
    case 'reshuffled':
      return story.reshuffled({ n: event.cards });
    case 'usedAbility':
      return story.usedAbility[event.character]({
        name: name(event.seat),
        on: event.on === null ? '' : name(event.on),
      });
    case 'lostLife':
      return story.lostLife[event.cause.kind]({
        name: name(event.seat),
        by: byText(event.cause, name),
        n: event.amount,
        life: event.life,
      });
    case 'gainedLife':
      return story.gainedLife({ name: name(event.seat), n: event.amount, life: event.life });
    case 'eliminated':
      return story.eliminated({
        name: name(event.seat),
        role: words.roles[event.role],
        why: bangCauseText(words, event.cause, event.seat, name),
      });
    case 'gameEnded':
      return bangOutcomeText(words, event.outcome).headline;
    default:
      return event satisfies never;
  }
}

/** The names of cards, or how many there are when this screen may not know them all, or they are too many to read. */
function cardsText(words: BangWords, cards: readonly (Card | null)[], most = 3): string {
  const known = cards.filter(card => card !== null);
  if (known.length < cards.length || known.length > most) return words.story.cards({ n: cards.length });
  return words.names({ names: known.map(card => cardName(words, card)) });
}
