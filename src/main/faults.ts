import { DECK } from '../shared/bang/deck.ts';
import type { Card } from '../shared/bang/face.ts';
import { idOf } from '../shared/bang/face.ts';
import { bang } from '../shared/bang/index.ts';
import type { BangState } from '../shared/bang/state.ts';
import { ARROWS } from '../shared/dice/model.ts';
import type { DiceState } from '../shared/dice/state.ts';

/** What is wrong with a state in which somebody is asked or the game is over, or null. */
export function faultInDice(state: Readonly<DiceState>): string | null {
  let arrows = state.pile;
  for (const [seat, player] of state.players.entries()) {
    arrows += player.arrows;
    if (player.life < 0 || player.life > player.maxLife) return `seat ${seat} has ${player.life} lives`;
    if ((player.life === 0) !== (player.fell !== null)) return `seat ${seat} has ${player.life} lives and is not out`;
    if (player.fell !== null && player.arrows > 0) return `seat ${seat} is out and holds ${player.arrows} arrows`;
  }
  if (arrows !== ARROWS) return `there are ${arrows} arrows`;
  return state.pile < 1 ? 'the pile is empty' : null;
}

const COPIES = new Map<Card, number>();
for (const card of DECK) COPIES.set(card, (COPIES.get(card) ?? 0) + 1);

/** As `faultInDice`: 80 cards, each once, and everybody's life and cards as they may be. */
export function faultInBang(state: Readonly<BangState>): string | null {
  const inHands = state.players.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]);
  const all = [...state.deck, ...state.discard, ...state.stack.flatMap(cardsAside), ...inHands];
  if (all.length !== DECK.length) return `there are ${all.length} cards`;
  const counts = new Map<Card, number>();
  for (const card of all) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const [card, count] of counts) if (count !== COPIES.get(card)) return `${card} is there ${count} times`;
  const [open] = bang.decisions(state);
  for (const [seat, player] of state.players.entries()) {
    const { life, maxLife, hand, inPlay, fell, character } = player;
    if (character === null) continue;
    if (life > maxLife || maxLife > 5) return `seat ${seat} has ${life} of ${maxLife} lives`;
    if (fell && (life !== 0 || hand.length + inPlay.length > 0)) return `seat ${seat} is out and has not nothing`;
    const isDying =
      state.fallen.some(fallen => fallen.seat === seat) ||
      (open?.seat === seat && (open.prompt === 'save' || open.prompt === 'heal'));
    if (!fell && life <= 0 && !isDying) return `seat ${seat} lives on ${life} lives`;
    if (new Set(inPlay.map(idOf)).size !== inPlay.length) return `seat ${seat} has one twice`;
  }
  return open && state.players[open.seat]?.fell ? `seat ${open.seat} is out and asked` : null;
}

/** Cards of a frame that lie neither in a pile nor before anybody. */
export function cardsAside(frame: BangState['stack'][number]): readonly Card[] {
  if (frame.kind === 'store') return frame.cards;
  if (frame.kind === 'check') return frame.cards ?? [];
  if (frame.kind === 'draw') return frame.looked ?? [];
  return frame.kind === 'finish' ? [frame.card] : [];
}
