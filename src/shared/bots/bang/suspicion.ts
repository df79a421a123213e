import type { BangView } from '../../bang/model.ts';

const MOST = 2;

/**
 * By seat: above 0 he acts against the law, below 0 for it. Whoever turns cards on the Sheriff is suspected, and
 * whoever turns them on a suspect is trusted.
 */
export function leanings({ turnedOn, roles }: BangView): number[] {
  const sheriff = roles.indexOf('sheriff');
  if (sheriff < 0) return roles.map(() => 0);
  const atSheriff = turnedOn.map(cards => cards[sheriff] ?? 0);
  return turnedOn.map((cards, seat) => {
    const others = cards.reduce((sum, count, at) => sum + (at === sheriff ? 0 : count * blame(at)), 0);
    return Math.max(-MOST, Math.min(MOST, (atSheriff[seat] ?? 0) + others));
  });

  /** What a card turned on this player says about who played it. */
  function blame(at: number): number {
    switch (roles[at]) {
      case 'outlaw':
        return -0.6;
      case 'deputy':
        return 0.6;
      default:
        return -0.4 * Math.min(1, atSheriff[at] ?? 0);
    }
  }
}
