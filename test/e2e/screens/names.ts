import type { Language } from '../../../src/shared/protocol/room.ts';
import type { Seen } from '../../../src/renderer/table/scenes/scene.ts';

/** What people may call themselves, and a table must have room for. */
const LONG: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Benjamin the Kid',
    'W'.repeat(16),
    'Rosalind Montgom',
    '龘'.repeat(16),
    'Maximiliannovich',
    '👨‍👩‍👧‍👦'.repeat(16),
    'Uncle Bob Senior',
    'Maya',
  ],
  ja: [
    'ベンジャミン・ザ・キッド',
    '龘'.repeat(16),
    'カウボーイの太郎',
    'ローズマリー',
    'アレクサンドラ',
    '👨‍👩‍👧‍👦'.repeat(16),
    'W'.repeat(16),
    '村の保安官さん',
  ],
};

export function withLongNames(seen: Seen): Seen {
  const { room } = seen;
  const guests = room.guests.map((guest, seat) => ({ ...guest, name: LONG[room.language][seat] ?? guest.name }));
  return { ...seen, room: { ...room, guests } };
}
