import type { CardId } from '../../../bang/cards/index.ts';
import type { Rank } from '../../../bang/cards/card.ts';
import type { CharacterId } from '../../../bang/characters/index.ts';
import type { Suit } from '../../../bang/face.ts';
import { people } from '../people.ts';

export const suits = {
  spades: 'spades',
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
} satisfies Record<Suit, string>;

export const ranks = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
} satisfies Record<Rank, string>;

/** What it is called, and what it does in one line. */
export const cards = {
  bang: { name: 'BANG!', effect: 'Shoot somebody in reach. One a turn.' },
  missed: { name: 'Missed!', effect: 'Dodge a shot at you.' },
  beer: { name: 'Beer', effect: 'Gain 1 life, or survive your last wound.' },
  saloon: { name: 'Saloon', effect: 'Everybody alive gains 1 life.' },
  stagecoach: { name: 'Stagecoach', effect: 'Draw 2 cards.' },
  'wells-fargo': { name: 'Wells Fargo', effect: 'Draw 3 cards.' },
  'general-store': { name: 'General Store', effect: 'One card for everybody; you pick first.' },
  panic: { name: 'Panic!', effect: 'Take a card from somebody 1 away.' },
  'cat-balou': { name: 'Cat Balou', effect: 'Somebody, anywhere, discards a card.' },
  gatling: { name: 'Gatling', effect: 'A shot at everybody else.' },
  indians: { name: 'Indians!', effect: 'All others discard a BANG! or lose 1 life.' },
  duel: { name: 'Duel', effect: 'BANG! by turns; who stops loses 1 life.' },
  volcanic: { name: 'Volcanic', effect: 'Reach 1, any number of BANG!' },
  schofield: { name: 'Schofield', effect: 'Reach 2.' },
  remington: { name: 'Remington', effect: 'Reach 3.' },
  'rev-carabine': { name: 'Rev. Carabine', effect: 'Reach 4.' },
  winchester: { name: 'Winchester', effect: 'Reach 5.' },
  mustang: { name: 'Mustang', effect: 'Others see you 1 further away.' },
  scope: { name: 'Scope', effect: 'You see others 1 closer.' },
  barrel: { name: 'Barrel', effect: 'Shot at? draw!: a heart is a Missed!' },
  jail: { name: 'Jail', effect: 'No heart at the draw!, no turn.' },
  dynamite: { name: 'Dynamite', effect: 'Goes round until 2 to 9 of spades: 3 lives.' },
} satisfies Record<CardId, { name: string; effect: string }>;

/** In the card game. */
export const characters = {
  'bart-cassidy': { name: people.characters['bart-cassidy'], ability: 'Lose a life, draw a card' },
  'black-jack': { name: people.characters['black-jack'], ability: 'Shows the second card; if red, draws a third' },
  'calamity-janet': {
    name: people.characters['calamity-janet'],
    ability: 'BANG! is also Missed!, and the other way round',
  },
  'el-gringo': { name: people.characters['el-gringo'], ability: 'Who takes a life of yours loses a card to you' },
  'jesse-jones': { name: people.characters['jesse-jones'], ability: 'May draw the first card from somebody’s hand' },
  jourdonnais: { name: people.characters.jourdonnais, ability: 'Always has a Barrel' },
  'kit-carlson': { name: people.characters['kit-carlson'], ability: 'Looks at three cards and keeps two' },
  'lucky-duke': { name: people.characters['lucky-duke'], ability: 'Turns up two cards for a draw! and picks one' },
  'paul-regret': { name: people.characters['paul-regret'], ability: 'Others see you 1 further away' },
  'pedro-ramirez': {
    name: people.characters['pedro-ramirez'],
    ability: 'May draw the first card from the discard pile',
  },
  'rose-doolan': { name: people.characters['rose-doolan'], ability: 'You see others 1 closer' },
  'sid-ketchum': { name: people.characters['sid-ketchum'], ability: 'May discard two cards to gain 1 life' },
  'slab-the-killer': { name: people.characters['slab-the-killer'], ability: 'Your BANG! takes two Missed! to dodge' },
  'suzy-lafayette': { name: people.characters['suzy-lafayette'], ability: 'Draws a card when the hand is empty' },
  'vulture-sam': { name: people.characters['vulture-sam'], ability: 'Takes all cards of whoever falls' },
  'willy-the-kid': { name: people.characters['willy-the-kid'], ability: 'Any number of BANG! in a turn' },
} satisfies Record<CharacterId, { name: string; ability: string }>;
