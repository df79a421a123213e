import type { GameId } from '../../games.ts';

/** On a phone: the first minute, and the rules at any time. */
export const guide = {
  tour: {
    title: (p: { n: number; of: number }) => `How it goes ${p.n}/${p.of}`,
    next: 'Next',
    skip: 'Skip',
    done: 'I am ready',
    role: {
      title: 'A secret role',
      text: 'Sheriff, Deputy, Outlaw or Renegade: only the Sheriff shows his. Hold down the thumb button behind the eye to see yours.',
    },
    turn: {
      dice: {
        title: 'Your turn: five dice',
        text: 'Throw them up to three times and keep what you like. Then every die does what it shows.',
      },
      bang: {
        title: 'Your turn: cards',
        text: 'Draw two, play as many as you like, but only one BANG!. Then keep no more cards than you have lives.',
      },
    } satisfies Record<GameId, unknown>,
    shooting: {
      dice: {
        title: 'Shooting',
        text: 'A 1 hits somebody next to you, a 2 somebody two places away, left or right. Each hit costs a life.',
      },
      bang: {
        title: 'Shooting',
        text: 'Count places round the table: without a weapon you reach your neighbours. Better guns shoot further. Each hit costs a life.',
      },
    } satisfies Record<GameId, unknown>,
    reacting: {
      dice: {
        title: 'Arrows and beer',
        text: 'Every arrow stays in front of you. When the pile is empty, each costs a life. Beers give lives back, to you or to a friend.',
      },
      bang: {
        title: 'When you are the target',
        text: 'Your phone asks, and shows what helps: a Missed! against a shot, a BANG! against Indians! or in a Duel, a Beer at the last life.',
      },
    } satisfies Record<GameId, unknown>,
    winning: {
      title: 'Talk, bluff and win',
      text: 'The law wins when every Outlaw and Renegade is down, the Outlaws when the Sheriff is. Say what you like, but never show your role. The fallen win with their side.',
    },
  },
  rules: {
    title: 'How to play',
    search: 'Search',
    found: (p: { n: number }) => (p.n === 1 ? '1 entry' : `${p.n} entries`),
    nothing: 'Nothing of that name. Try one word of it.',
    tour: 'The short tour',
    kinds: {
      section: 'The game',
      role: 'Roles',
      face: 'Dice',
      card: 'Cards',
      character: 'Characters',
    },
  },
};
