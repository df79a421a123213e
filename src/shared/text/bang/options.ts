import { idOf } from '../../bang/face.ts';
import type { BangDecision, BangView, Option } from '../../bang/model.ts';
import { printedLife, staysInPlay } from '../../bang/printed.ts';
import type { NameOf } from '../prompts.ts';
import { cardName, faceText, playedText } from './cards.ts';
import { excess, livesNeeded, missed } from './prompts.ts';
import type { PlayedWords } from './words.ts';

export interface OptionText {
  readonly label: string;
  /** A line under it; empty when there is nothing to add. */
  readonly note: string;
}

/** What one option says on its button. */
export function optionText(
  words: PlayedWords,
  option: Option,
  decision: BangDecision,
  view: BangView,
  name: NameOf,
): OptionText {
  const { choose } = words.prompts;
  const { seat, prompt } = decision;
  switch (option.kind) {
    case 'character': {
      const { name: label, ability } = words.characters[option.character];
      const note = [choose.lives({ n: printedLife(option.character) }), ability];
      return { label, note: note.join(words.list) };
    }
    case 'play':
      return playText(words, option, decision, view, name);
    case 'end':
      return { label: choose.end, note: choose.endNote({ n: excess(view, seat) }) };
    case 'answer':
      return answerText(words, option, decision, view);
    case 'draw': {
      const two = missed(view, seat);
      const lucky = view.characters[seat] === 'lucky-duke';
      const needsTwo = two.n + two.found > 1 && view.options.barrelAgainstSlab === 'one';
      const note = lucky ? choose.drawNoteLucky : needsTwo ? choose.drawNoteTwo : choose.drawNote;
      return { label: choose.draw[option.with], note };
    }
    case 'take': {
      if (prompt === 'save') return { label: choose.die, note: '' };
      const life = view.life[seat] ?? 0;
      const gaps = { life, left: life - 1 };
      return { label: prompt === 'duel' ? choose.giveUp(gaps) : choose.take(gaps), note: '' };
    }
    case 'card': {
      const label = cardName(words, option.card);
      if (prompt === 'source') return { label: choose.pile, note: label };
      if (prompt === 'rob') return { label, note: choose.inPlay };
      if (prompt === 'luck') return { label: faceText(words, option.card), note: label };
      return { label, note: words.cards[idOf(option.card)].effect };
    }
    case 'hand':
      return {
        label: choose.hand({ of: name(option.of), n: view.hands[option.of] ?? 0 }),
        note: choose.handNote,
      };
    case 'deck':
      return { label: choose.deck, note: choose.deckNote };
    case 'heal':
      return { label: choose.heal, note: '' };
    default:
      return option satisfies never;
  }
}

function playText(
  words: PlayedWords,
  option: Extract<Option, { kind: 'play' }>,
  { seat }: BangDecision,
  view: BangView,
  name: NameOf,
): OptionText {
  const { play, away, reach } = words.prompts.choose;
  const { card, as, at } = option;
  const called = playedText(words, card, as);
  if (at === null) {
    const label = staysInPlay(as) ? play.wear({ card: called }) : play.alone({ card: called });
    return { label, note: words.cards[as].effect };
  }
  const n = view.distances[seat]?.[at] ?? 0;
  const target = name(at);
  switch (as) {
    case 'bang': {
      const far = reach({ n, reach: view.reach[seat] ?? 1 });
      return { label: play.bang({ at: target }), note: idOf(card) === as ? far : [called, far].join(words.list) };
    }
    case 'panic':
      return { label: play.panic({ at: target }), note: n === 0 ? '' : away({ n }) };
    case 'duel':
      return { label: play.duel({ at: target }), note: '' };
    case 'jail':
      return { label: play.jail({ at: target }), note: '' };
    case 'cat-balou':
      return { label: play.catBalou({ at: target }), note: '' };
    default:
      return { label: play.at({ card: called, at: target }), note: '' };
  }
}

function answerText(
  words: PlayedWords,
  option: Extract<Option, { kind: 'answer' }>,
  { seat, prompt }: BangDecision,
  view: BangView,
): OptionText {
  const { choose } = words.prompts;
  const label = playedText(words, option.card, option.as);
  switch (option.as) {
    case 'missed':
      return { label, note: missed(view, seat).n > 1 ? choose.oneOfTwo : choose.missed };
    case 'bang':
      return { label, note: prompt === 'duel' ? choose.bangAgainst.duel : choose.bangAgainst.indians };
    case 'beer': {
      const after = livesNeeded(view, seat) - 1;
      return { label: after === 0 ? choose.beer : choose.beerMore({ n: after }), note: choose.beerNote };
    }
    default:
      return option.as satisfies never;
  }
}
