import type { BangOptions, RefusedWhy } from '../../../bang/model.ts';

/** Why a card cannot be played, or not at that seat. Names of cards are from the catalogue. */
export const refused = {
  'bang-limit': p =>
    p.limit === 1 ? 'One BANG! a turn, and yours is shot.' : `${p.limit} BANG! a turn, and you shot ${p.bangs}.`,
  'out-of-reach': p => `Distance ${p.distance}, you reach ${p.reach}.`,
  'nobody-in-reach': p => `Nobody in reach: the nearest is ${p.distance} away, you reach ${p.reach}.`,
  'in-play-already': p =>
    p.name === '' ? `You already have a ${p.card} in play.` : `${p.name} already has a ${p.card}.`,
  'no-cards': p => (p.name === '' ? 'You have no cards for that.' : `${p.name} has no cards.`),
  'nobody-has-cards': _ => 'Nobody has a card to lose.',
  'sheriff-not-jailed': _ => 'The Sheriff cannot be put in Jail.',
  'nobody-to-jail': _ => 'Nobody can be jailed: the others are the Sheriff or in Jail.',
  'not-oneself': _ => 'Not on yourself.',
  fallen: p => (p.name === '' ? 'You are out of the game.' : `${p.name} is out of the game.`),
  'beer-last-two': _ => 'No Beer while only two of you are left.',
  'only-when-shot': _ => 'A Missed! only answers a shot.',
  'must-be': p => `Only a ${p.card} helps here.`,
} satisfies Record<RefusedWhy['code'], (p: Gaps) => string>;

/** `name` is empty for oneself. */
interface Gaps {
  readonly name: string;
  readonly card: string;
  readonly bangs: number;
  readonly limit: number;
  readonly distance: number;
  readonly reach: number;
}

/** House rules: what is open, and both readings; the first is the usual one. */
export const options = {
  characters: {
    name: 'Where characters come from',
    dealt: 'each is dealt one',
    choice: 'each chooses one of two',
    source: 'The rules deal one; many tables like to choose.',
  },
  deputyPenalty: {
    name: 'The Sheriff fells a Deputy and discards',
    hand: 'his hand',
    all: 'his hand and all he has in play',
    source: 'Our rules say the hand; the printed ones add what is in play.',
  },
  lastTwoBeer: {
    name: 'A Beer with two players left',
    refused: 'cannot be played',
    wasted: 'can be played for nothing',
    source: 'Our rules forbid it; the maker’s answers let it be wasted. It never heals.',
  },
  barrelAgainstSlab: {
    name: 'A heart on the Barrel against Slab the Killer',
    one: 'is one of the two Missed!',
    avoids: 'dodges the whole shot',
    source: 'The maker’s answers count it as one; word for word, a heart dodges.',
  },
  slabGatling: {
    name: 'The Gatling of Slab the Killer',
    one: 'takes one Missed! to dodge',
    two: 'takes two, as his BANG! does',
    source: 'The maker’s answers say one; some read the Gatling as a BANG! at everybody.',
  },
  playedCard: {
    name: 'A card that is played is discarded',
    before: 'before it takes effect',
    after: 'after it has taken effect',
    source: 'The maker’s page says before. It matters when the pile is shuffled meanwhile.',
  },
  reshuffle: {
    name: 'The discard pile is shuffled',
    needed: 'when a card is needed',
    empty: 'as soon as the deck is empty',
    source: 'The printed rules say at once; most tables wait until somebody has to draw.',
  },
  suzyAnswers: {
    name: 'Suzy Lafayette answers with her last card and draws',
    'at-once': 'at once',
    after: 'when the card against her is done',
    source: 'The rules say “at once”; her own cards are always finished first.',
  },
  sidActs: {
    name: 'Sid Ketchum may trade two cards for a life',
    'any-time': 'whenever somebody is playing',
    asked: 'only when it is up to him',
    source: 'The maker’s answers say at any time; some tables keep it calmer.',
  },
  ownCards: {
    name: 'Panic! and Cat Balou on one’s own cards in play',
    refused: 'are not allowed',
    allowed: 'are allowed',
    source: 'The cards say “a player”, which some read as anybody.',
  },
} satisfies {
  readonly [Key in keyof BangOptions]: { name: string; source: string } & Record<BangOptions[Key], string>;
};
