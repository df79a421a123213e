/** A place at the table, 0…n−1, clockwise (to the left) as the players sit. */
export type Seat = number;

/** Who looks: a seat, or the screen that everybody sees. */
export type Viewer = Seat | 'table';

/** Seats of `ring` clockwise from `seat`, without it. `ring` is in seat order and need not contain `seat`. */
export function others(ring: readonly Seat[], seat: Seat): Seat[] {
  return [...ring.filter(s => s > seat), ...ring.filter(s => s < seat)];
}

/** The next seat of `ring` clockwise after `seat`, which need not be in it: the dead pass the turn on from their place. */
export function after(ring: readonly Seat[], seat: Seat): Seat {
  const next = others(ring, seat)[0];
  if (next === undefined) throw new RangeError(`nobody sits after seat ${seat}`);
  return next;
}

/** Places from `from` to `to` along `ring`, the shorter way round. Both must be in it. */
export function distance(ring: readonly Seat[], from: Seat, to: Seat): number {
  const a = ring.indexOf(from);
  const b = ring.indexOf(to);
  if (a < 0 || b < 0) throw new RangeError(`no distance from seat ${from} to seat ${to} among [${ring.join(',')}]`);
  const steps = Math.abs(a - b);
  return Math.min(steps, ring.length - steps);
}

/** The seats exactly `places` away from `from`, counted along `ring` in either direction, left first, never `from` itself. */
export function seatsAt(ring: readonly Seat[], from: Seat, places: number): Seat[] {
  const here = ring.indexOf(from);
  if (here < 0) throw new RangeError(`seat ${from} is not among [${ring.join(',')}]`);
  const n = ring.length;
  const found = [ring[(here + places) % n], ring[(((here - places) % n) + n) % n]];
  return [...new Set(found)].filter((s): s is Seat => s !== undefined && s !== from);
}
