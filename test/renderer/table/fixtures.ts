import type { BangView } from '../../../src/shared/bang/model.ts';
import type { DiceView } from '../../../src/shared/dice/model.ts';
import { CHARACTERS } from '../../../src/shared/dice/characters/index.ts';
import { COLOURS, MARKS, type Language, type RoomView } from '../../../src/shared/protocol/room.ts';
import { DEFAULT_RULES } from '../../../src/shared/house-rules.ts';
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

/** In the middle of a turn of seat 0, who plays; the last seat but three is out when eight play. */
export function cardView(seats: number): BangView {
  const by = <Value>(each: (seat: number) => Value): Value[] => Array.from({ length: seats }, (_, seat) => each(seat));
  const maxLife = by(seat => (seat % 3 === 0 ? 4 : seat === 1 ? 5 : 3));
  const inPlay: BangView['inPlay'] = [
    ['schofield:JC', 'mustang:8H'],
    ['barrel:QS'],
    ['jail:JS'],
    [],
    ['scope:AS', 'winchester:8S', 'dynamite:2H'],
    ['rev-carabine:AC'],
  ];
  return {
    characters: by(seat => CHARACTERS[(seat * 5 + 2) % CHARACTERS.length] ?? 'rose-doolan'),
    maxLife,
    life: maxLife.map((max, seat) => (seat === 3 ? 0 : seat === 2 ? 1 : max - (seat % 2))),
    roles: by(seat => (seat === 1 ? 'sheriff' : seat === 3 ? 'outlaw' : null)),
    fell: by(seat => (seat === 3 ? { kind: 'bang', by: 0 } : null)),
    hands: by(seat => (seat === 3 ? 0 : ([5, 2, 4, 0, 3, 1, 6, 2][seat] ?? 2))),
    inPlay: by(seat => inPlay[seat] ?? []),
    reach: by(seat => [2, 1, 1, 1, 5, 4][seat] ?? 1),
    distances: by(() => by(() => 1)),
    deck: 34,
    discard: { cards: 12, top: 'missed:5S' },
    turnedOn: by(() => by(() => 0)),
    store: null,
    turn: { seat: 0, round: 3, phase: 'play', bangs: 0, bangLimit: 1 },
    pending: [],
    asked: [{ no: 9, seat: 0, prompt: 'play', by: null }],
    outcome: null,
    options: DEFAULT_RULES.bang,
  };
}
