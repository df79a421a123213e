import type { AllRules, GameId, RulesOf } from '../games.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import type { Language } from '../protocol/room.ts';
import { loadBang } from './bang/words.ts';
import { loadDice } from './dice.ts';

/** The words for one game's house rules: for each its name, where it comes from, and every reading. */
export type HouseRuleWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fetched apart: a phone in the lobby needs nothing else of a game. */
export async function loadHouseRules(game: GameId, language: Language): Promise<HouseRuleWords> {
  switch (game) {
    case 'dice':
      return (await loadDice(language)).options;
    case 'bang':
      return (await loadBang(language)).options;
    default:
      return game satisfies never;
  }
}

export interface Reading {
  readonly word: string;
  readonly isChosen: boolean;
  /** What is played where nobody says otherwise. */
  readonly isUsual: boolean;
  /** The game's rules with this reading in place of the chosen one. */
  readonly instead: RulesOf;
}

export interface HouseRule {
  readonly name: string;
  readonly source: string;
  readonly readings: readonly Reading[];
}

/** The house rules of `game` as a lobby shows them. */
export function houseRules(game: GameId, all: AllRules, words: HouseRuleWords): HouseRule[] {
  const chosen: Readonly<Record<string, string>> = { ...all[game] };
  return Object.entries<readonly string[]>(HOUSE_RULES[game]).map(([rule, readings]) => ({
    name: words[rule]?.['name'] ?? rule,
    source: words[rule]?.['source'] ?? '',
    readings: readings.map((reading, place) => ({
      word: words[rule]?.[reading] ?? reading,
      isChosen: chosen[rule] === reading,
      isUsual: place === 0,
      instead: { game, rules: { ...chosen, [rule]: reading } } as object as RulesOf,
    })),
  }));
}

/** What is not played as usual, with the reading that is. */
export function changedRules(rules: readonly HouseRule[]): { readonly rule: string; readonly reading: string }[] {
  return rules.flatMap(({ name, readings }) =>
    readings.filter(({ isChosen, isUsual }) => isChosen && !isUsual).map(({ word }) => ({ rule: name, reading: word })),
  );
}
