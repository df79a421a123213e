import { PANEL, portraitAt, type Point, type Rect, type SeatPlace } from './layout.ts';
import { NOTE } from './lobby-layout.ts';

/** Where somebody speaks from. */
export interface Speaker {
  /** The middle of his portrait or of his mark, and how much of it a feeling may hide. */
  readonly face: Point & { readonly radius: number };
  /** Widest line of words. */
  readonly room: number;
  /** Where a bubble of this size is, and the tip of its tail. */
  bubble(size: { width: number; height: number }): { readonly box: Rect; readonly tip: Point };
}

export function atSeat(place: SeatPlace): Speaker {
  return {
    face: { ...portraitAt(place), radius: 78 },
    room: bubbleRoom(place),
    bubble: size => bubblePlace(place, size),
  };
}

/** Before a game: over the marks of his row, towards his own name and over nobody's. @param note upper left corner of his paper */
export function atNote(note: Point): Speaker {
  const middle = note.x + NOTE.width / 2;
  return {
    face: { x: middle, y: note.y + 84, radius: 68 },
    room: WALL.room,
    bubble({ width, height }) {
      const x = Math.max(WALL.from, Math.min(WALL.to - width, middle - width / 2));
      const y = note.y + WALL.foot - height;
      return { box: { x, y, width, height }, tip: { x: middle, y: y + height + BUBBLE.tail } };
    },
  };
}

/** Room for words in a bubble: long ones take two lines before and behind the table, more of them at its sides. */
export const BUBBLE = { ends: 724, sides: 376, padding: 16, leading: 30, size: 24, tail: 14 } as const;
const GAP = 6;
/** Between the corners of the room. */
const ROW = { top: { from: 96, to: 1824 }, bottom: { from: 392, to: 1528 } } as const;
/** Where the papers hang before a game; `foot` is right over the name. */
const WALL = { from: 706, to: 1824, room: 490, foot: 140 } as const;
const SIDE = { left: 96, right: 1824 } as const;

/** Widest line of words for somebody who sits here. */
export function bubbleRoom({ edge }: SeatPlace): number {
  return edge === 'left' || edge === 'right' ? BUBBLE.sides : BUBBLE.ends;
}

/** Where a bubble of this size is, and the tip of its tail: towards its own seat, over nobody's name. */
export function bubblePlace(
  place: SeatPlace,
  { width, height }: { width: number; height: number },
): { readonly box: Rect; readonly tip: Point } {
  const middle = place.x + PANEL.width / 2;
  const within = (from: number, to: number): number => Math.max(from, Math.min(to - width, middle - width / 2));
  switch (place.edge) {
    case 'top': {
      const y = place.y + PANEL.height + GAP - 2;
      const x = within(ROW.top.from, ROW.top.to);
      return { box: { x, y, width, height }, tip: { x: middle, y: y - BUBBLE.tail } };
    }
    case 'bottom': {
      const y = place.y + GAP - height;
      const x = within(ROW.bottom.from, ROW.bottom.to);
      return { box: { x, y, width, height }, tip: { x: middle - 110, y: y + height + BUBBLE.tail } };
    }
    case 'left':
    case 'right': {
      const y = place.y - GAP - height;
      const x = place.edge === 'left' ? SIDE.left : SIDE.right - width;
      return { box: { x, y, width, height }, tip: { x: place.x + 84, y: y + height + BUBBLE.tail } };
    }
    default:
      return place.edge satisfies never;
  }
}

/** The mark of what somebody says that he is, from the middle of his portrait: between the coin of the turn and the words for who is away. */
export const CLAIM: Point = { x: -60, y: 0 };
