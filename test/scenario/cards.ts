import { DECK } from '../../src/shared/bang/deck.ts';
import type { Card } from '../../src/shared/bang/face.ts';
import { idOf, suitOf } from '../../src/shared/bang/face.ts';

const SUIT_NAMES: readonly string[] = ['spades', 'hearts', 'diamonds', 'clubs'];

/**
 * The 80 cards, dealt to lists of names: `beer:6H` is that card, `beer` any Beer that nobody names, `hearts` any card of
 * that suit. `rest` is what is left, black cards first, so that Black Jack draws no third card from it.
 */
export function dealt(lists: readonly (readonly string[])[]): { readonly lists: Card[][]; readonly rest: Card[] } {
  const rest = [...DECK];
  const out: Card[][] = lists.map(() => []);
  const wishes = lists.flatMap((names, list) => names.map((name, place) => ({ name, list, place })));
  for (const { name, list, place } of wishes.toSorted((a, b) => looseness(a.name) - looseness(b.name))) {
    const found = rest.findIndex(card => fits(card, name));
    if (found < 0) throw new Error(`no ${name} is left of the 80 cards`);
    const [card] = rest.splice(found, 1);
    if (card) (out[list] ??= [])[place] = card;
  }
  const isRed = (card: Card) => suitOf(card) === 'hearts' || suitOf(card) === 'diamonds';
  return { lists: out, rest: rest.toSorted((a, b) => Number(isRed(a)) - Number(isRed(b))) };
}

function looseness(name: string): number {
  if (name.includes(':')) return 0;
  return SUIT_NAMES.includes(name) ? 2 : 1;
}

/** Is it this card, or one of this name or suit? */
export function fits(card: Card, name: string): boolean {
  return card === name || idOf(card) === name || suitOf(card) === name;
}

/** `texts` in the words and the order of `wanted` as far as they agree; what is not wanted follows. */
export function inWordsOf(texts: readonly string[], wanted: readonly string[]): string[] {
  const left = [...texts];
  const found = wanted.flatMap(name => {
    const exact = left.indexOf(name);
    const place = exact >= 0 ? exact : left.findIndex(text => withoutCopies(text) === name);
    if (place < 0) return [];
    left.splice(place, 1);
    return [name];
  });
  return [...found, ...left];
}

/** `bang:4C at tom` is a `bang at tom`. */
export function withoutCopies(text: string): string {
  return text.replaceAll(/:\S+/g, '');
}
