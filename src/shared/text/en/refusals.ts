/** Why the host refused something, or hung up. */
export const refusals = {
  refused: {
    malformed: 'The table did not understand this phone. Load the page again.',
    'too-long': 'That is too long.',
    'too-fast': 'Slowly! Try again in a moment.',
    'hello-first': 'The table does not know this phone yet. Load the page again.',
    'not-seated': 'You have no seat at this table.',
    'already-seated': 'You have a seat already.',
    'no-game': 'No game is on.',
    'game-running': 'Not while a game is on.',
    'not-asked': 'You are not asked right now.',
    stale: 'Too late: the game has moved on.',
    'not-yours-to-steer': 'Only the lead may do that.',
    'name-empty': 'Please write your name.',
    'name-too-long': (p: { limit: number }) => `Your name is too long: ${p.limit} letters at most.`,
    'mark-taken': 'Somebody was faster: that mark is taken.',
    'colour-taken': 'Somebody was faster: that colour is taken.',
    'table-full': (p: { seats: number }) => `All ${p.seats} chairs are taken.`,
    'too-few': (p: { have: number; need: number }) => `${p.need} players are needed, ${p.have} are here.`,
    'unknown-guest': 'That guest has left.',
    'wrong-order': 'The seats have changed meanwhile. Try again.',
    'picks-unknown': 'That cannot be chosen any more.',
    'picks-twice': 'The same thing was chosen twice.',
    'picks-count': (p: { picked: number; min: number; max: number }) =>
      p.min === p.max
        ? `Choose ${p.min}; you chose ${p.picked}.`
        : `Choose ${p.min} to ${p.max}; you chose ${p.picked}.`,
  },
  bye: {
    'taken-over': 'Your seat was opened on another screen.',
    removed: 'You were taken out of the lobby.',
    minded: 'You have left the game. A bot plays your seat, and keeps it for you.',
    'old-page': 'This page is older than the table.',
    'host-closed': 'The table was closed.',
  },
};
