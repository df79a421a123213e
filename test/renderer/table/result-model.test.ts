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

  test('counts shots, kills and lives given of each, whoever they were for', () => {
    expect(model.winners[0]?.tally).toBeNull();
    const { winners } = resultModel(
      {
        ...room,
        deeds: [
          [],
          [
            [0, 'shot', 4],
            [2, 'shot', 1],
            [0, 'felled', 1],
            [3, 'healed', 2],
            [0, 'hurt', 3],
          ],
          [],
          [],
        ],
      },
      game,
    );
    expect(winners.map(({ tally }) => tally)).toEqual([
      { shot: 5, felled: 1, healed: 2 },
      { shot: 0, felled: 0, healed: 0 },
    ]);
  });

  test('names the shot that turned it when the host does', () => {
    expect(model.turning).toBeNull();
    const after = { bets: [], books: [], turning: { by: 1, at: 0, round: 6 } };
    const { turning } = resultModel({ ...room, after }, game);
    expect([turning?.by.name, turning?.at.name, turning?.round]).toEqual(['Tom', 'Rose', 6]);
  });

  test('tells bets first, then every trail book that was shown, each guess right or wrong', () => {
    const after = {
      bets: [
        { guest: 7, side: 'law' as const, right: false },
        { guest: 4, side: 'outlaws' as const, right: true },
      ],
      books: [
        {
          guest: 5,
          marks: [
            { guest: 3, role: 'outlaw' as const },
            { guest: 4, role: 'deputy' as const },
          ],
        },
        { guest: 9, marks: [] },
      ],
      turning: null,
    };
    const said = resultModel({ ...room, after }, game).guesses.map(sheet =>
      sheet.kind === 'bets'
        ? sheet.lines.map(({ guest, side, right }) => [guest.name, side, right])
        : [sheet.of.name, ...sheet.lines.map(({ guest, role, right }) => [guest.name, role, right])],
    );
    expect(said).toEqual([
      [
        ['Rose', 'law', false],
        ['Aiko', 'outlaws', true],
      ],
      ['Ben', ['Tom', 'outlaw', true], ['Aiko', 'deputy', false]],
    ]);
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
});
