import { describe, expect, test } from 'vitest';
import type { Option } from '../../../src/shared/dice/model.ts';
import type { Sitting } from './position.ts';
import { position } from './position.ts';

const throwAll: Option = { kind: 'throw' };
const shoot = (die: number, at: number): Option => ({ kind: 'shoot', die, at });
const drink = (die: number, to: number): Option => ({ kind: 'drink', die, to });
const duke: Sitting = ['outlaw', 'lucky-duke', 8, 0];

/** Throws, stops, and leaves the table at the next question. */
function stopsAfter(players: readonly Sitting[], faces: string, options = {}) {
  const game = position(players, faces, options);
  game.answer(throwAll);
  if (game.asked() === '0 reroll') game.answer();
  return game;
}

const types = (game: ReturnType<typeof position>, ...wanted: string[]) =>
  game.events.map(event => event.type).filter(type => wanted.includes(type));

describe('D1: after shots and the Gatling', () => {
  const table: Sitting[] = [
    ['outlaw', 'kit-carlson', 7, 1],
    ['deputy', 'bart-cassidy', 8, 0],
    ['sheriff', 'vulture-sam', 5, 0],
    ['outlaw', 'el-gringo', 1, 0],
    ['renegade', 'pedro-ramirez', 8, 2],
    ['outlaw', 'rose-doolan', 9, 0],
  ];

  test('come Bart, the losses, the deaths, Vulture Sam, Pedro, El Gringo, and Kit last', () => {
    const game = stopsAfter(table, 'GGGDD');
    expect(game.asked()).toBe('1 swap');
    game.answer({ kind: 'swap', arrows: 1 });
    expect(game.asked()).toBe('4 return');
    game.answer({ kind: 'return', arrows: 1 });
    expect(game.asked()).toBe('0 remove');
    game.answer({ kind: 'stop' });
    const order = game.events.slice(3, -2).map(event => {
      if (event.type === 'tookArrow' || event.type === 'returnedArrows') return `${event.type} ${event.why}`;
      return event.type;
    });
    expect(order).toEqual([
      'firedGatling',
      'returnedArrows gatling',
      'usedAbility',
      'tookArrow bart-cassidy',
      'lostLife',
      'eliminated',
      'usedAbility',
      'gainedLife',
      'usedAbility',
      'returnedArrows pedro-ramirez',
      'usedAbility',
      'tookArrow el-gringo',
    ]);
    expect(game.lives()).toEqual([7, 8, 6, 0, 7, 8]);
    expect(game.arrows()).toEqual([1, 1, 0, 0, 1, 0]);
  });
});

describe('El Gringo', () => {
  const withGringo = (life: number, held: number, rollerHolds: number): Sitting[] => [
    ['outlaw', 'lucky-duke', 8, rollerHolds],
    ['deputy', 'el-gringo', life, held],
    ['sheriff', 'rose-doolan', 11, 0],
    ['renegade', 'paul-regret', 9, 0],
    ['outlaw', 'willy-the-kid', 8, 8 - held - rollerHolds],
  ];

  test('D4: his own arrows go back before the shooter takes one for his death, so no Indians come', () => {
    const game = stopsAfter(withGringo(1, 3, 5), '1BDDG');
    game.answer(shoot(0, 1));
    expect(types(game, 'indiansAttacked')).toEqual([]);
    expect(game.state().pile).toBe(3);
    expect(game.arrows()).toEqual([6, 0, 0, 0, 0]);
  });

  test('his arrow may be the last one, and then the Indians attack', () => {
    const game = stopsAfter(withGringo(7, 0, 3), '1GDDG');
    game.answer(shoot(0, 1));
    expect(types(game, 'indiansAttacked')).toEqual(['indiansAttacked']);
    expect(game.lives()).toEqual([4, 6, 11, 9, 3]);
    expect(game.state().pile).toBe(9);
  });

  test('D2: Vulture Sam gains for his death before the Indians come', () => {
    const table: Sitting[] = [
      ['outlaw', 'lucky-duke', 8, 0],
      ['deputy', 'el-gringo', 1, 0],
      ['sheriff', 'vulture-sam', 3, 4],
      ['renegade', 'paul-regret', 9, 0],
      ['outlaw', 'willy-the-kid', 8, 4],
    ];
    const game = stopsAfter(table, '1GDDG');
    game.answer(shoot(0, 1));
    expect(game.lives()).toEqual([7, 0, 1, 9, 4]);
  });

  test('D3: Pedro gives an arrow back first, so that the one taken is not the last', () => {
    const table: Sitting[] = [
      ['outlaw', 'lucky-duke', 8, 0],
      ['deputy', 'el-gringo', 7, 0],
      ['sheriff', 'rose-doolan', 11, 0],
      ['renegade', 'paul-regret', 9, 0],
      ['outlaw', 'pedro-ramirez', 8, 8],
    ];
    const game = stopsAfter(table, '11DDG');
    game.answer(shoot(0, 1), shoot(1, 4));
    expect(game.asked()).toBe('4 return');
    game.answer({ kind: 'return', arrows: 1 });
    expect(game.arrows()).toEqual([1, 0, 0, 0, 7]);
  });

  test('D6: the roller gives his arrows back first, so that the one for El Gringo stays', () => {
    const game = stopsAfter(withGringo(7, 0, 3), 'GGGDD');
    expect(game.arrows()).toEqual([1, 0, 0, 0, 5]);
  });

  test('D6, house rule: the roller gives all back last, that one too', () => {
    const table = withGringo(7, 1, 2).with(4, ['outlaw', 'willy-the-kid', 8, 0]);
    const game = stopsAfter(table, 'GGGDD', { gatlingArrows: 'last' });
    expect(game.arrows()).toEqual([0, 1, 0, 0, 0]);
    expect(game.state().pile).toBe(8);
  });

  test('D7: of the two for shots and Gatling in one turn one stays', () => {
    const game = stopsAfter(withGringo(7, 0, 2), '1GGGD');
    game.answer(shoot(0, 1));
    expect(game.events.filter(event => event.type === 'tookArrow')).toHaveLength(2);
    expect(game.arrows()[0]).toBe(1);
  });
});

describe('Bart Cassidy', () => {
  test('D5: may swap at a pile of one when the roller of the Gatling gives arrows back first', () => {
    const table: Sitting[] = [
      ['outlaw', 'lucky-duke', 8, 3],
      ['deputy', 'bart-cassidy', 8, 5],
      ['sheriff', 'rose-doolan', 11, 0],
      ['renegade', 'paul-regret', 9, 0],
    ];
    expect(stopsAfter(table, 'GGGDD').asked()).toBe('1 swap');
    expect(stopsAfter(table, 'GGGDD', { gatlingArrows: 'last' }).asked()).toBe('1 throw');
  });

  test('D15: swaps no more than the pile less one, also when he falls all the same', () => {
    const table: Sitting[] = [
      ['outlaw', 'lucky-duke', 8, 7],
      ['deputy', 'bart-cassidy', 1, 0],
      ['sheriff', 'rose-doolan', 11, 0],
      ['renegade', 'paul-regret', 9, 0],
    ];
    const game = stopsAfter(table, '11DDG');
    game.answer(shoot(0, 1), shoot(1, 1));
    expect(game.open()?.options).toEqual([
      { kind: 'swap', arrows: 0 },
      { kind: 'swap', arrows: 1 },
    ]);
    game.answer({ kind: 'swap', arrows: 1 });
    expect(game.lives()[1]).toBe(0);
    expect(game.state().pile).toBe(2);
  });
});

describe('three players', () => {
  test('D9: who falls to the Indians of the arrow for El Gringo is nobody’s kill', () => {
    const table: Sitting[] = [
      ['deputy', 'lucky-duke', 8, 0],
      ['outlaw', 'el-gringo', 7, 0],
      ['renegade', 'rose-doolan', 1, 8],
    ];
    const game = stopsAfter(table, '1GDDG');
    game.answer(shoot(0, 1));
    expect(game.lives()).toEqual([7, 6, 0]);
    expect(game.state().outcome).toBeNull();
    expect(game.asked()).toBe('1 throw');
  });
});

describe('D11 and D16: dynamite', () => {
  const table = (life: number): Sitting[] => [
    ['outlaw', 'pedro-ramirez', life, 2],
    ['deputy', 'lucky-duke', 8, 0],
    ['sheriff', 'rose-doolan', 11, 0],
    ['renegade', 'paul-regret', 9, 0],
  ];

  test('lets Pedro give an arrow back before he shoots', () => {
    const game = position(table(5), 'DDD1B');
    game.answer(throwAll);
    expect(game.asked()).toBe('0 return');
    game.answer({ kind: 'return', arrows: 1 });
    expect(game.asked()).toBe('0 shoot');
  });

  test('that kills the roller leaves nothing to resolve', () => {
    const game = position(table(1), 'DDD1B');
    game.answer(throwAll);
    expect(game.asked()).toBe('1 throw');
    expect(game.lives()).toEqual([0, 8, 11, 9]);
    expect(game.state().pile).toBe(9);
  });

  test('does not take Suzy her two lives', () => {
    const suzy: Sitting[] = [['outlaw', 'suzy-lafayette', 5, 0], ...table(5).slice(1)];
    const game = position(suzy, 'DDDGG');
    game.answer(throwAll);
    expect(game.lives()[0]).toBe(6);
  });
});

test('D12: in a decided game only Vulture Sam still gains', () => {
  const table: Sitting[] = [
    ['outlaw', 'lucky-duke', 8, 0],
    ['sheriff', 'el-gringo', 1, 0],
    ['deputy', 'vulture-sam', 3, 0],
    ['renegade', 'pedro-ramirez', 8, 2],
  ];
  const game = stopsAfter(table, '1BGGG');
  game.answer(shoot(0, 1));
  expect(game.events.slice(-4).map(event => event.type)).toEqual([
    'eliminated',
    'usedAbility',
    'gainedLife',
    'gameEnded',
  ]);
  expect(game.state().outcome).toEqual({ winners: [0], reason: 'outlaws' });
  expect(game.asked()).toBe('nobody');
});

describe('D14: what makes no difference is not asked', () => {
  const full: Sitting[] = [
    ['outlaw', 'sid-ketchum', 8, 0],
    ['deputy', 'jourdonnais', 7, 0],
    ['sheriff', 'rose-doolan', 11, 0],
    ['renegade', 'paul-regret', 9, 0],
  ];

  test('a gift and beers while everybody is full', () => {
    const game = position(full, 'BBDDG');
    expect(game.asked()).toBe('0 throw');
    game.answer(throwAll);
    game.answer();
    expect(game.asked()).toBe('1 throw');
  });

  test('a 2 with a single target, unless another die has a choice', () => {
    const game = stopsAfter(full, '2DDGA');
    expect(game.asked()).toBe('1 throw');
    expect(game.lives()[2]).toBe(10);
    expect(stopsAfter(full, '21DGA').open()?.groups).toEqual([
      { size: 1, min: 1, max: 1 },
      { size: 2, min: 1, max: 1 },
    ]);
  });

  test('Kit, when nobody holds arrows; but as often as he has Gatlings otherwise (D17)', () => {
    const kit = (held: number): Sitting[] => [
      ['outlaw', 'kit-carlson', 7, 0],
      ['deputy', 'jourdonnais', 7, held],
      ...full.slice(2),
    ];
    expect(stopsAfter(kit(0), 'GGDDB').asked()).toBe('1 throw');
    const game = stopsAfter(kit(3), 'GGDDB');
    game.answer({ kind: 'remove', from: 1 });
    expect(game.asked()).toBe('0 remove');
    game.answer({ kind: 'remove', from: 1 });
    expect(game.asked()).toBe('1 throw');
    expect(game.arrows()[1]).toBe(1);
  });
});

test('D18: Slab says with the targets which shot a beer doubles, and that beer heals nobody', () => {
  const game = stopsAfter(
    [['outlaw', 'slab-the-killer', 5, 0], duke, ['sheriff', 'rose-doolan', 11, 0], ['renegade', 'paul-regret', 9, 0]],
    '1BBDD',
  );
  expect(game.open()?.groups).toEqual([
    { size: 2, min: 1, max: 1 },
    { size: 2, min: 0, max: 1 },
  ]);
  game.answer(shoot(0, 3), { kind: 'double', die: 0, beer: 2 });
  expect(game.lives()).toEqual([5, 8, 11, 7]);
  expect(game.open()?.groups).toHaveLength(1);
  game.answer(drink(1, 0));
  expect(game.lives()[0]).toBe(6);
});

describe('D13 and the throws', () => {
  const table: Sitting[] = [
    duke,
    ['deputy', 'jourdonnais', 7, 0],
    ['sheriff', 'rose-doolan', 11, 0],
    ['renegade', 'paul-regret', 9, 0],
  ];

  test('an empty re-roll stops and uses up no throw', () => {
    const game = position(table, 'GGBBD');
    game.answer(throwAll);
    game.answer();
    expect(types(game, 'rolled', 'keptDice')).toEqual(['rolled', 'keptDice']);
  });

  test('an arrow that was left lying is not taken again', () => {
    const game = position(table, 'AGBBD 1');
    game.answer(throwAll);
    game.answer({ kind: 'die', die: 1 });
    expect(game.arrows()[0]).toBe(1);
  });

  test('leftover arrows come from the new pile when the roller lives, and from nowhere when he falls', () => {
    const holding = (life: number): Sitting[] => [
      ['outlaw', 'lucky-duke', life, 1],
      ['deputy', 'jourdonnais', 7, 7],
      ...table.slice(2),
    ];
    const alive = position(holding(5), 'AABGD');
    alive.answer(throwAll);
    expect([alive.lives(), alive.arrows(), alive.state().pile]).toEqual([[3, 6, 11, 9], [1, 0, 0, 0], 8]);
    const dead = position(holding(2), 'AABGD');
    dead.answer(throwAll);
    expect([dead.lives(), dead.state().pile, dead.asked()]).toEqual([[0, 6, 11, 9], 9, '1 throw']);
  });
});
