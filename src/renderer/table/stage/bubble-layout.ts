import { PANEL, type Point, type Rect, type SeatPlace } from './layout.ts';

/** Room for words in a bubble: long ones take two lines before and behind the table, more of them at its sides. */
export const BUBBLE = { ends: 724, sides: 376, padding: 16, leading: 30, size: 24, tail: 14 } as const;
const GAP = 6;
/** Between the corners of the room. */
const ROW = { top: { from: 96, to: 1824 }, bottom: { from: 392, to: 1528 } } as const;
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

/** The mark of what somebody says that he is, at the lower left of his portrait. */
export const CLAIM: Point = { x: 24, y: 122 };
