import { CHARACTERS } from '../../../shared/dice/characters/index.ts';
import { FACES } from '../../../shared/dice/model.ts';
import type { GameId } from '../../../shared/games.ts';
import type { Language } from '../../../shared/protocol/room.ts';
import { ROLES, type Role } from '../../../shared/roles.ts';
import { loadBangHelp } from '../../../shared/text/bang/help.ts';
import { loadBang } from '../../../shared/text/bang/words.ts';
import { loadDice } from '../../../shared/text/dice.ts';
import { loadHelp } from '../../../shared/text/help.ts';
import { art } from '../art.ts';
import { nameArt } from '../bang/art.ts';
import type { Entry } from './search.ts';

const roleArt = (...roles: Role[]): string[] => roles.map(role => art('roles', role));
const dieArt = (...faces: string[]): string[] => faces.map(face => art('dice', face));
const cardArt = (...cards: string[]): string[] => cards.map(nameArt);

/** In the order of the sections. */
const DICE_PICTURES: readonly string[][] = [
  roleArt(...ROLES),
  dieArt(...FACES),
  [art('tokens', 'arrow')],
  dieArt('dynamite'),
  dieArt('one', 'two'),
  dieArt('beer'),
  dieArt('gatling'),
  [art('tokens', 'bullet-spent')],
  roleArt('sheriff', 'outlaw'),
  roleArt('deputy', 'outlaw', 'renegade'),
  roleArt('renegade', 'renegade'),
  roleArt(...ROLES),
];
const BANG_PICTURES: readonly string[][] = [
  roleArt(...ROLES),
  cardArt('back', 'back'),
  [art('tokens', 'bullet')],
  cardArt('scope', 'mustang', 'winchester'),
  cardArt('beer', 'barrel'),
  cardArt('bang', 'missed'),
  cardArt('barrel', 'jail', 'dynamite'),
  cardArt('beer'),
  roleArt('outlaw', 'deputy'),
  roleArt('sheriff', 'outlaw'),
  roleArt('deputy', 'outlaw', 'renegade'),
  roleArt('renegade', 'renegade'),
  roleArt(...ROLES),
];

interface Section {
  readonly title: string;
  readonly text: string;
}

function sections(all: readonly Section[], pictures: readonly string[][]): Entry[] {
  return all.map(({ title, text }, at) => ({
    id: `section-${at}`,
    kind: 'section',
    pictures: pictures[at] ?? [],
    title,
    text,
  }));
}

function roles(names: Readonly<Record<Role, string>>, goals: Readonly<Record<Role, string>>): Entry[] {
  return ROLES.map(id => ({ id, kind: 'role', pictures: roleArt(id), title: names[id], text: goals[id] }));
}

/** Everything there is to read about one game. */
export async function entriesOf(game: GameId, language: Language): Promise<readonly Entry[]> {
  switch (game) {
    case 'dice':
      return diceEntries(language);
    case 'bang':
      return bangEntries(language);
    default:
      return game satisfies never;
  }
}

async function diceEntries(language: Language): Promise<readonly Entry[]> {
  const [words, help] = await Promise.all([loadDice(language), loadHelp(language)]);
  return [
    ...sections(help.sections, DICE_PICTURES),
    ...roles(words.roles, words.goals),
    ...FACES.map(id => ({
      id,
      kind: 'face' as const,
      pictures: dieArt(id),
      title: words.faces[id].name,
      text: help.faces[id],
    })),
    ...CHARACTERS.map(id => ({
      id,
      kind: 'character' as const,
      pictures: [art('portraits', id)],
      title: words.characters[id].name,
      text: help.characters[id],
    })),
  ];
}

async function bangEntries(language: Language): Promise<readonly Entry[]> {
  const [words, help] = await Promise.all([loadBang(language), loadBangHelp(language)]);
  const cards: Readonly<Record<string, string>> = help.cards;
  const characters: Readonly<Record<string, string>> = help.characters;
  return [
    ...sections(help.sections, BANG_PICTURES),
    ...roles(words.roles, words.goals),
    ...Object.entries(words.cards).map(([id, { name, effect }]) => ({
      id,
      kind: 'card' as const,
      pictures: cardArt(id),
      title: name,
      text: cards[id] ?? effect,
    })),
    ...Object.entries(words.characters).map(([id, { name, ability }]) => ({
      id,
      kind: 'character' as const,
      pictures: [art('portraits', id)],
      title: name,
      text: characters[id] ?? ability,
    })),
  ];
}
