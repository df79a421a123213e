import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS, cardOf } from '../../../src/shared/bang/cards/index.ts';
import type { Copy } from '../../../src/shared/bang/cards/card.ts';
import { CHARACTERS, characterOf } from '../../../src/shared/bang/characters/index.ts';
import { DECK } from '../../../src/shared/bang/deck.ts';
import { idOf, rankOf, suitOf } from '../../../src/shared/bang/face.ts';

const filesOf = (folder: string, ...beside: string[]) =>
  readdirSync(new URL(`../../../src/shared/bang/${folder}`, import.meta.url))
    .map(file => file.replace('.ts', ''))
    .filter(file => file !== 'index' && !beside.includes(file));

describe('the twenty-two cards', () => {
  test('are the files of their folder, by name', () => {
    expect(CARDS.toSorted()).toEqual(filesOf('cards', 'card').toSorted());
    expect(CARDS).toHaveLength(22);
  });

  test('are sixty-three brown cards and seventeen blue ones', () => {
    const colours = DECK.map(card => cardOf(idOf(card)).colour);
    expect(colours.filter(colour => colour === 'brown')).toHaveLength(63);
    expect(colours.filter(colour => colour === 'blue')).toHaveLength(17);
  });

  test('leave a player when he draws for them: only Dynamite and Jail', () => {
    expect(CARDS.filter(id => cardOf(id).check)).toEqual(['jail', 'dynamite']);
  });
});

// By rank from 2 to ace, as printed; two names are two cards.
const TABLE = `
2:  missed | dynamite | bang | bang
3:  missed | wells-fargo | bang | bang
4:  missed | jail | bang | bang
5:  missed | saloon | bang | bang
6:  missed | beer | bang | bang
7:  missed | beer | bang | bang
8:  missed winchester | beer mustang | bang panic | bang duel
9:  stagecoach stagecoach | beer mustang | bang cat-balou | bang general-store
10: volcanic jail | beer gatling | bang cat-balou | missed volcanic
J:  duel jail | beer panic | bang cat-balou | missed schofield
Q:  general-store barrel | bang panic | bang duel | missed schofield
K:  schofield barrel | bang cat-balou | bang indians | missed remington
A:  bang scope | bang panic | bang indians | missed rev-carabine`;

describe('the deck', () => {
  test('is the table of the eighty cards by rank and suit', () => {
    const cards = TABLE.trim()
      .split('\n')
      .flatMap(line => {
        const [rank = '', rest = ''] = line.split(':');
        return rest.split('|').flatMap((names, suit) =>
          names
            .trim()
            .split(' ')
            .map(name => `${name}:${rank}${'SHDC'[suit]}`),
        );
      });
    expect(DECK.toSorted()).toEqual(cards.toSorted());
    expect(DECK).toHaveLength(80);
  });

  test.each(['spades', 'hearts', 'diamonds', 'clubs'])('holds twenty %s', suit => {
    expect(DECK.filter(card => suitOf(card) === suit)).toHaveLength(20);
  });

  test('explodes the Dynamite with ten cards, the spades from 2 to 9', () => {
    const explode = DECK.filter(card => cardOf('dynamite').check?.isGood(card) === false);
    expect(explode.map(card => rankOf(card)).toSorted()).toEqual(['2', '3', '4', '5', '6', '7', '8', '8', '9', '9']);
    expect(explode.every(card => suitOf(card) === 'spades')).toBe(true);
  });

  test('frees from Jail with the twenty hearts', () => {
    const free = DECK.filter(card => cardOf('jail').check?.isGood(card));
    expect(free.every(card => suitOf(card) === 'hearts')).toBe(true);
    expect(free).toHaveLength(20);
  });

  test.each([
    ['bang', 25],
    ['missed', 12],
    ['beer', 6],
    ['saloon', 1],
    ['stagecoach', 2],
    ['wells-fargo', 1],
    ['general-store', 2],
    ['panic', 4],
    ['cat-balou', 4],
    ['gatling', 1],
    ['indians', 2],
    ['duel', 3],
    ['volcanic', 2],
    ['schofield', 3],
    ['remington', 1],
    ['rev-carabine', 1],
    ['winchester', 1],
    ['mustang', 2],
    ['scope', 1],
    ['barrel', 2],
    ['jail', 3],
    ['dynamite', 1],
  ] as const)('holds %s %i times', (id, copies) => {
    expect(cardOf(id).copies).toHaveLength(copies);
  });

  test('says of a card what it is', () => {
    const copies: Copy[] = ['10H', 'QS'];
    expect(copies.map(copy => rankOf(`gatling:${copy}`))).toEqual(['10', 'Q']);
    expect(suitOf('gatling:10H')).toBe('hearts');
    expect(idOf('rev-carabine:AC')).toBe('rev-carabine');
  });
});

describe('the sixteen characters', () => {
  test('are the files of their folder, by name', () => {
    expect(CHARACTERS.toSorted()).toEqual(filesOf('characters', 'character').toSorted());
    expect(CHARACTERS).toHaveLength(16);
  });

  test('have four lives, but El Gringo and Paul Regret three', () => {
    expect(CHARACTERS.filter(id => characterOf(id).life === 3)).toEqual(['el-gringo', 'paul-regret']);
    expect(CHARACTERS.filter(id => characterOf(id).life === 4)).toHaveLength(14);
  });
});
