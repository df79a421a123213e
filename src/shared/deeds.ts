import type { Seat } from './engine/seats.ts';

/** What people do to each other for everybody to see. `hurt`: lives taken by any means but one's own fault. */
export const DEEDS = ['shot', 'hurt', 'felled', 'healed', 'jailed', 'robbed', 'duelled'] as const;
export type DeedKind = (typeof DEEDS)[number];
/** What one player did to `at` so far, and how often (`hurt`, `healed`: how many lives). */
export type Deed = readonly [at: Seat, kind: DeedKind, times: number];

/** What is remembered of an event when it is long over; all of it was public. */
export type Noted =
  | { readonly note: 'round'; readonly round: number }
  /** `by` and `at` are two people. */
  | {
      readonly note: 'deed';
      readonly by: Seat;
      readonly at: Seat;
      readonly kind: DeedKind;
      readonly times: number;
    }
  /** `life` is what is left; `by`: whose hand took it, when another's. */
  | { readonly note: 'life'; readonly seat: Seat; readonly life: number; readonly by: Seat | null };

/** A deed at another; what one does to oneself, or does not do at all, is none. */
export function deed(kind: DeedKind, by: Seat | null, at: Seat | null, times = 1): Noted[] {
  return by === null || at === null || by === at || times === 0 ? [] : [{ note: 'deed', by, at, kind, times }];
}

/** The deeds of all seats after one more. */
export function withDeed(
  deeds: readonly (readonly Deed[])[],
  { by, at, kind, times }: Extract<Noted, { note: 'deed' }>,
): readonly (readonly Deed[])[] {
  const own = deeds[by] ?? [];
  const before = own.find(([whom, what]) => whom === at && what === kind);
  const more: Deed = [at, kind, (before?.[2] ?? 0) + times];
  return deeds.with(by, before ? own.map(one => (one === before ? more : one)) : [...own, more]);
}
