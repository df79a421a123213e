import type { AllRules, GameId, Games } from './games.ts';

type Readings<Rules> = { readonly [Rule in keyof Rules]: readonly [Rules[Rule], Rules[Rule], ...Rules[Rule][]] };

/** The points on which tables differ, each with its readings, the default first. `rulings.md` of a game tells why. */
export const HOUSE_RULES: { readonly [Id in GameId]: Readings<Games[Id]['Options']> } = {
  dice: {
    gatlingArrows: ['first', 'last'],
    allFall: ['outlaw', 'nobody'],
  },
  bang: {
    characters: ['dealt', 'choice'],
    deputyPenalty: ['hand', 'all'],
    lastTwoBeer: ['refused', 'wasted'],
    barrelAgainstSlab: ['one', 'avoids'],
    slabGatling: ['one', 'two'],
    playedCard: ['before', 'after'],
    reshuffle: ['needed', 'empty'],
    suzyAnswers: ['at-once', 'after'],
    sidActs: ['any-time', 'asked'],
    ownCards: ['refused', 'allowed'],
  },
};

/** Until a table agrees on something else. */
export const DEFAULT_RULES = Object.fromEntries(
  Object.entries(HOUSE_RULES).map(([game, rules]) => [
    game,
    Object.fromEntries(Object.entries(rules).map(([rule, [usual]]) => [rule, usual])),
  ]),
) as object as AllRules;
