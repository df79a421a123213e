import type { Knock, RoomView } from '../protocol/room.ts';

interface KnockWords {
  /** Somebody asks for the seat of `name`. */
  seat(p: { name: string }): string;
  /** `name`, who was shown the door, asks to be let in again. */
  door(p: { name: string }): string;
  readonly stranger: string;
}

/** Who is at the door, and for what. */
export function knockText(
  words: KnockWords,
  { guests, waiting }: Pick<RoomView, 'guests' | 'waiting'>,
  { guest, name }: Knock,
): string {
  const owner = [...guests, ...waiting].find(one => one.guest === guest);
  if (owner) return words.seat({ name: owner.name });
  return name === null ? words.stranger : words.door({ name });
}
