import { expect, test } from 'vitest';
import { BANG_CENTRE } from '../../../src/renderer/table/stage/bang-layout.ts';
import { atNote, BUBBLE, bubblePlace, bubbleRoom } from '../../../src/renderer/table/stage/bubble-layout.ts';
import { LOBBY, NOTE, notePlaces } from '../../../src/renderer/table/stage/lobby-layout.ts';
import { CENTRE, CORNERS, SAFE, seatPlaces, type Rect } from '../../../src/renderer/table/stage/layout.ts';

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('the longest bubble covers no name, deck, question or corner, at any number of seats', () => {
  for (let seats = 3; seats <= 8; seats++) {
    const places = seatPlaces(seats);
    const names = places.map(({ x, y }) => ({ x: x + 118, y: y + 16, width: 240, height: 52 }));
    for (const [seat, place] of places.entries()) {
      const room = bubbleRoom(place);
      // Sixty wide letters.
      const lines = Math.ceil((60 * BUBBLE.size) / room);
      const size = { width: room + 2 * BUBBLE.padding, height: lines * BUBBLE.leading + 14 };
      const { box } = bubblePlace(place, size);
      const kept: [string, Rect][] = [
        ...names.map((name, i): [string, Rect] => [`name of ${i}`, name]),
        ['deck', BANG_CENTRE.deck],
        ['question of the cards', BANG_CENTRE.question],
        ['question of the dice', CENTRE.question],
        ...Object.entries(CORNERS),
      ];
      const covered = kept.flatMap(([what, rect]) => (overlap(box, rect) ? [what] : []));
      expect(covered, `seat ${seat} of ${seats}, ${lines} lines`).toEqual([]);
      expect(box.x >= SAFE.x && box.x + box.width <= SAFE.x + SAFE.width, `seat ${seat} of ${seats}`).toBe(true);
      expect(lines).toBeLessThanOrEqual(place.edge === 'top' || place.edge === 'bottom' ? 2 : 4);
    }
  }
});

test('before a game the longest bubble covers no name and no way in, whoever speaks', () => {
  const notes = notePlaces(8);
  const names = notes.map(({ x, y }) => ({ x, y: y + 156, width: NOTE.width, height: 40 }));
  for (const [place, note] of notes.entries()) {
    const speaker = atNote(note);
    // Sixty wide letters.
    const lines = Math.ceil((60 * BUBBLE.size) / speaker.room);
    const size = { width: speaker.room + 2 * BUBBLE.padding, height: lines * BUBBLE.leading + 14 };
    const { box, tip } = speaker.bubble(size);
    const covered = [...names, LOBBY.poster, LOBBY.sign, LOBBY.rules, ...LOBBY.games].filter(rect =>
      overlap(box, rect),
    );
    expect(covered, `place ${place}, ${lines} lines`).toEqual([]);
    expect(box.x + box.width, `place ${place}`).toBeLessThanOrEqual(SAFE.x + SAFE.width);
    expect(tip.y, `place ${place}`).toBeLessThanOrEqual(note.y + 156);
  }
});
