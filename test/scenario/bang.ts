import { bang, resume } from '../../src/shared/bang/index.ts';
import type { BangTypes } from '../../src/shared/bang/index.ts';
import type { Card } from '../../src/shared/bang/face.ts';
import type { BangEvent } from '../../src/shared/bang/facts.ts';
import type { BangDecision, Option } from '../../src/shared/bang/model.ts';
import type { Player } from '../../src/shared/bang/state.ts';
import { randomPicks } from '../../src/shared/bots/index.ts';
import { seedOf, stateRng } from '../../src/shared/engine/rng.ts';
import { bangSubject } from '../shared/bang/subject.ts';
import type { BangTable } from './bang-table.ts';
import { bangTable, chanceOf } from './bang-table.ts';
import { bangWords } from './bang-words.ts';
import { fits, inWordsOf, withoutCopies } from './cards.ts';
import type { CommonFacts } from './core.ts';
import { namesOf, Scene } from './core.ts';

/** A table of the card game; see `test/scenario.ts`. */
export function bangScene(seats: readonly string[], more?: BangTable): BangScene {
  return new BangScene(bangSubject, namesOf(seats), bangTable(seats, more)).begins();
}

type Cards = number | readonly string[];

interface BangFacts extends CommonFacts {
  /** Cards of a hand: how many, or exactly which, in any order. */
  readonly hand?: Readonly<Record<string, Cards>>;
  /** Exactly which cards lie before somebody, in any order. */
  readonly inPlay?: Readonly<Record<string, readonly string[]>>;
  /** How many cards, or the uppermost ones from the top. */
  readonly deck?: Cards;
  readonly discard?: Cards;
  /** Exactly the cards of the open General Store, in any order. */
  readonly store?: readonly string[];
  /** As each sees the others, by seat. */
  readonly distances?: Readonly<Record<string, readonly number[]>>;
  readonly reach?: Readonly<Record<string, number>>;
  /** Exactly what is being resolved, oldest first; a shot with the Missed! found and needed, such as `shot 1 of 2`. */
  readonly pending?: readonly string[];
  /** Exactly what is offered to whoever is asked, in any order; a card without its copy stands for all its copies. */
  readonly offers?: readonly string[];
  /** The code of the reason why whoever is asked cannot do something, such as `bang at tom`. */
  readonly whyNot?: Readonly<Record<string, string>>;
  /** All whom Sid Ketchum's standing question waits for. */
  readonly mayHeal?: readonly string[];
}

class BangScene extends Scene<BangTypes, BangFacts> {
  private lots: string[] = [];

  plays = (who: string, card: string, at?: string) =>
    this.act(who, option => {
      const [name = '', as = null] = card.split(' as ');
      return (
        option.kind === 'play' &&
        fits(option.card, name) &&
        option.as === (as ?? withoutCopies(name)) &&
        option.at === (at === undefined ? null : this.seat(at))
      );
    });
  ends = (who: string) => this.act(who, option => option.kind === 'end');
  answers = (who: string, card: string) => this.act(who, option => option.kind === 'answer' && fits(option.card, card));
  /** draw! against a shot. */
  draws = (who: string, using: 'barrel' | 'jourdonnais') =>
    this.act(who, option => option.kind === 'draw' && option.with === using);
  /** Answers nothing, or nothing more. */
  takes = (who: string) => this.act(who, option => option.kind === 'take');
  /** Cards, `hand of tom`, `deck` or a character, in the order named. */
  picks = (who: string, ...choices: string[]) =>
    this.act(
      who,
      ...choices.map(choice => (option: Option) => {
        const label = this.label(option);
        return label === choice || (option.kind === 'card' && fits(option.card, choice));
      }),
    );
  /** Sid Ketchum's two cards, in place of an answer if he owes one. */
  heals(who: string, ...cards: string[]): this {
    if (this.openTo(who).prompt !== 'heal') this.act(who, option => option.kind === 'heal');
    return this.picks(who, ...cards);
  }

  /** The next cards that are taken from hands by chance. Left unsaid, it is the last one of the hand. */
  byChance(...cards: string[]): this {
    this.lots = cards;
    return this;
  }

  /** Raw picks, as a wrong or hostile phone may send them. */
  sends(who: string, picks: readonly number[]): this {
    const lots = this.lots;
    this.lots = [];
    return this.pick(who, picks, state => chanceOf(state, lots));
  }

  /** Some answer to whatever is asked, the same for the same seed; false when nobody is asked. */
  anyAnswer(seed: number): boolean {
    const [open] = bang.decisions(this.state);
    if (open) this.sends(this.nameOf(open.seat), randomPicks(open, stateRng({ rng: seedOf(seed) })));
    return open !== undefined;
  }

  /** Runs to the first question. */
  begins(): this {
    this.happened(resume(this.state, chanceOf(this.state, [])));
    return this;
  }

  private act(who: string, ...wanted: ((option: Option) => boolean)[]): this {
    const open = this.openTo(who);
    const picks: number[] = [];
    for (const wants of wanted) {
      const place = open.options.findIndex((option, index) => wants(option) && !picks.includes(index));
      if (place < 0) throw new Error(`not offered; ${open.prompt} offers ${this.offers(open).join(', ')}`);
      picks.push(place);
    }
    return this.sends(who, picks);
  }

  private openTo(who: string): BangDecision {
    const seat = this.seat(who);
    const open = bang.decisions(this.state);
    const own = open.find(decision => decision.seat === seat);
    if (own) return own;
    const asked = open.map(decision => `${this.names[decision.seat]} for ${decision.prompt}`).join(', ');
    throw new Error(`${who} is not asked; waiting for ${asked || 'nobody'}`);
  }

  /** Cards and options are told in the words that ask for them. */
  protected override facts(wanted: BangFacts) {
    const { players, deck, discard } = this.state;
    const { fell, distances, reach, store, pending } = bang.publicView(this.state);
    const [open] = bang.decisions(this.state);
    const perName = <T>(valueAt: (player: Player, name: string) => T) =>
      this.byName(players.map((player, seat) => valueAt(player, this.nameOf(seat))));
    return {
      out: this.names.filter((_, seat) => fell[seat] !== null),
      hand: perName(({ hand }, name) => inAnyOrder(hand, wanted.hand?.[name])),
      inPlay: perName(({ inPlay }, name) => inAnyOrder(inPlay, wanted.inPlay?.[name])),
      deck: fromTheTop(deck, wanted.deck),
      discard: fromTheTop(discard, wanted.discard),
      store: store && inWordsOf(store, wanted.store ?? []),
      distances: this.byName(distances),
      reach: this.byName(reach),
      pending: pending.map(one => (one.kind === 'shot' ? `shot ${one.found} of ${one.needed}` : one.kind)),
      offers: open && inAnyOrder(this.offers(open, wanted.offers ?? []), wanted.offers),
      whyNot: open && this.whyNot(open.seat),
      mayHeal: bang.decisions(this.state).flatMap(({ prompt, seat }) => (prompt === 'heal' ? [this.nameOf(seat)] : [])),
    };
  }

  private offers(open: BangDecision, like: readonly string[] = []): string[] {
    const labels = open.options.map(option => this.label(option));
    return like.some(label => label.includes(':')) ? labels : [...new Set(labels.map(withoutCopies))];
  }

  private whyNot(seat: number): Record<string, string> {
    const { refused } = bang.ownView(this.state, seat);
    return Object.fromEntries(
      refused.map(({ as, at, why }) => [at === null ? as : `${as} at ${this.nameOf(at)}`, why.code]),
    );
  }

  protected override words(event: BangEvent): string {
    return bangWords(event, seat => this.nameOf(seat));
  }

  private label(option: Option): string {
    switch (option.kind) {
      case 'character':
        return option.character;
      case 'play': {
        const as = fits(option.card, option.as) ? '' : ` as ${option.as}`;
        return `${option.card}${as}${option.at === null ? '' : ` at ${this.nameOf(option.at)}`}`;
      }
      case 'answer':
        return `${option.card}${fits(option.card, option.as) ? '' : ` as ${option.as}`}`;
      case 'draw':
        return `draw with ${option.with}`;
      case 'card':
        return option.card;
      case 'hand':
        return `hand of ${this.nameOf(option.of)}`;
      case 'end':
      case 'take':
      case 'deck':
      case 'heal':
        return option.kind;
      default:
        return option satisfies never;
    }
  }
}

function inAnyOrder(cards: readonly string[], like: Cards | undefined): number | string[] {
  return typeof like === 'number' ? cards.length : inWordsOf(cards, like ?? []);
}

/** As many of the uppermost cards as are asked for. The last card of a pile is its top. */
function fromTheTop(pile: readonly Card[], like: Cards = []): number | string[] {
  if (typeof like === 'number') return pile.length;
  const tops = pile.toReversed().slice(0, like.length);
  return tops.map((card, place) => (fits(card, like[place] ?? '') ? (like[place] ?? '') : card));
}
