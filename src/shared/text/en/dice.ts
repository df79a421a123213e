/** Filled in by where it is read. */
export const dice = {};
