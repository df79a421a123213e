import { describe, expect, test } from 'vitest';
import { resultModel } from '../../../src/renderer/table/scenes/result-model.ts';
import type { DiceView } from '../../../src/shared/dice/model.ts';
import type { GuestView } from '../../../src/shared/protocol/room.ts';
import { aGuest, aRoom } from '../../a-room.ts';

const room = aRoom({
  phase: 'result',
  guests: [aGuest(7, 'Rose'), aGuest(3, 'Tom'), aGuest(4, 'Aiko'), aGuest(5, 'Ben')],
  waiting: [aGuest(9, 'Luis')],
  lead: 3,
  tonight: [
    { guest: 4, wins: 1 },
    { guest: 7, wins: 0 },
    { guest: 9, wins: 2 },
  ],
});

const game: DiceView = {
  characters: ['rose-doolan', 'black-jack', 'jourdonnais', 'kit-carlson'],
  maxLife: [9, 8, 7, 7],
  life: [0, 4, 0, 3],
  arrows: [0, 0, 0, 0],
  roles: ['sheriff', 'outlaw', 'outlaw', 'renegade'],
  fell: [{ kind: 'shot', by: 1 }, null, { kind: 'indians' }, null],
  pile: 9,
  turn: null,
  asked: null,
  outcome: { winners: [1, 2], reason: 'outlaws' },
  options: { gatlingArrows: 'first', allFall: 'outlaw' },
};

const names = (people: readonly { guest: GuestView }[]): string[] => people.map(({ guest }) => guest.name);

describe('the result', () => {
  const model = resultModel(room, game);

  test('shows the winning side big, its dead included, and everybody else below', () => {
    expect(names(model.winners)).toEqual(['Tom', 'Aiko']);
    expect(names(model.losers)).toEqual(['Rose', 'Ben']);
    expect(model.winners.map(({ dead }) => dead)).toEqual([false, true]);
    expect(model.emblem).toBe('outlaw');
  });

  test('names the shot that felled the Sheriff', () => {
    expect(model.blow?.by?.guest.name).toBe('Tom');
    expect(model.blow?.at.guest.name).toBe('Rose');
  });

  test('names no blow when the law won over several, since the view does not say who fell last', () => {
    const won = resultModel(room, {
      ...game,
      roles: ['sheriff', 'outlaw', 'outlaw', 'renegade'],
      fell: [null, { kind: 'indians' }, { kind: 'shot', by: 0 }, { kind: 'shot', by: 0 }],
      outcome: { winners: [0], reason: 'law' },
    });
    expect(won.blow).toBeNull();
  });

  test('counts the evening, most wins first, those who wait now included', () => {
    expect(model.tonight.map(({ guest, wins }) => [guest.name, wins])).toEqual([
      ['Luis', 2],
      ['Aiko', 1],
    ]);
    expect(model.lead?.name).toBe('Tom');
  });

  test('a game called off has no winners and shows everybody', () => {
    const off = resultModel(room, { ...game, outcome: null });
    expect([off.reason, names(off.winners), names(off.losers)]).toEqual([null, [], ['Rose', 'Tom', 'Aiko', 'Ben']]);
  });

  test('of the card game tells a Duel lost to oneself as nobody else’s blow', () => {
    const fell = [{ kind: 'duel' as const, by: 0 }, null, null, null];
    const { blow } = resultModel(room, { ...game, fell, outcome: { winners: [1, 2], reason: 'outlaws' } });
    expect(blow).toMatchObject({ cause: { kind: 'duel' }, by: null, at: { guest: { name: 'Rose' } } });
  });
});
