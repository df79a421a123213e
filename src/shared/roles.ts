/** The four roles of both games, in the order in which screens list them. */
export const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;
export type Role = (typeof ROLES)[number];

const BY_PLAYERS: Readonly<Record<number, Readonly<Record<Role, number>>>> = {
  3: { sheriff: 0, deputy: 1, outlaw: 1, renegade: 1 },
  4: { sheriff: 1, deputy: 0, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
  8: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 2 },
};

/** How many of each role are dealt. @throws {RangeError} outside 3–8 players. */
export function roleCounts(players: number): Readonly<Record<Role, number>> {
  const counts = BY_PLAYERS[players];
  if (!counts) throw new RangeError(`no roles for ${players} players: 3 to 8 can play`);
  return counts;
}

/** The roles to shuffle, one a player. */
export function rolesFor(players: number): Role[] {
  const counts = roleCounts(players);
  return ROLES.flatMap(role => Array.from({ length: counts[role] }, () => role));
}
