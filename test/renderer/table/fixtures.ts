import type { DiceView } from '../../../src/shared/dice/model.ts';
import { CHARACTERS } from '../../../src/shared/dice/characters/index.ts';
import { COLOURS, MARKS, type Language, type RoomView } from '../../../src/shared/protocol/room.ts';
import { rolesFor } from '../../../src/shared/roles.ts';
import { aGuest, aRoom, NOBODY } from '../../a-room.ts';
import type { Seen } from '../../../src/renderer/table/scenes/scene.ts';

const NAMES = {
  en: ['Rose', 'Tom', 'Aiko', 'Ben', 'Maya', 'Luis', 'Nora', 'Kenji'],
  ja: ['ローズ', 'トム', 'アイコ', 'ベン', 'マヤ', 'ルイス', 'ノラ', 'ケンジ'],
};

/** A room of `seats` guests in a game. `long` names have sixteen wide letters. */
export function room(seats: number, { language = 'en' as Language, long = false } = {}): RoomView {
  return aRoom({
    phase: 'game',
    guests: Array.from({ length: seats }, (_, i) =>
      aGuest(i + 1, long ? (language === 'ja' ? '鬱'.repeat(16) : 'W'.repeat(16)) : (NAMES[language][i] ?? ''), {
        mark: MARKS[i] ?? 'cactus',
        colour: COLOURS[i] ?? 'sky',
        bot: i === 6,
        awaySince: i === 4 ? 0 : null,
      }),
    ),
    lead: 1,
    language,
    address: { url: 'http://192.168.1.20:8080/', typed: '192.168.1.20:8080', local: null },
  });
}

/** Mid-roll: seat 0 decides, two dynamites lock, the last seat but three is out when eight play. */
export function view(seats: number): DiceView {
  const roles = rolesFor(seats);
  const maxLife = Array.from({ length: seats }, (_, i) => 7 + (i % 3));
  return {
    characters: Array.from({ length: seats }, (_, i) => CHARACTERS[(i * 5 + 2) % CHARACTERS.length] ?? 'rose-doolan'),
    maxLife,
    life: maxLife.map((max, i) => (i === 3 ? 0 : i === 2 ? 2 : max - (i % 4))),
    arrows: Array.from({ length: seats }, (_, i) => [2, 1, 4, 0, 0, 1, 0, 0][i] ?? 0),
    roles: Array.from({ length: seats }, (_, i) =>
      i === 1 ? 'sheriff' : i === 3 ? 'outlaw' : seats === 3 ? (roles[i] ?? null) : null,
    ),
    fell: Array.from({ length: seats }, (_, i) => (i === 3 ? { kind: 'shot' as const, by: 0 } : null)),
    pile: 1,
    turn: {
      seat: 0,
      round: 3,
      dice: ['dynamite', 'arrow', 'one', 'dynamite', 'beer'],
      throws: 2,
      allowed: 3,
      locked: [0, 3],
    },
    asked: { no: 7, seat: 0, prompt: 'reroll', by: null },
    outcome: null,
    options: { gatlingArrows: 'first', allFall: 'outlaw' },
  };
}

export function seen(seats: number, options: { language?: Language; long?: boolean } = {}): Seen {
  return {
    room: room(seats, options),
    game: { id: 'dice', ...view(seats) },
    offset: 0,
    you: NOBODY,
    desk: null,
  };
}
