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
    'wrong-pin': (p: { left: number }) =>
      p.left === 1
        ? 'That is not the number of this seat. One try is left.'
        : `That is not the number of this seat. ${p.left} tries are left.`,
    'pin-locked': (p: { seconds: number }) =>
      `Too many wrong numbers. Try again in ${p.seconds} seconds, or ask at the table.`,
    barred: 'You were shown the door. Knock, and somebody at the table may let you in.',
    'nobody-knocks': 'Nobody is at the door any more.',
    'lead-is-here': 'The lead is still here.',
    paused: 'The game stands still. Whoever leads the table goes on with it.',
    'not-paused': 'The game is not standing still.',
    'unknown-address': 'This computer does not have that address any more.',
    'unknown-past': 'That game is gone already.',
    'past-over': 'That game is over. Deal a new one.',
    'past-unfit': 'Only the version of this program that dealt that game can go on with it. Its file stays as it is.',
    'past-damaged': (p: { file: string }) =>
      `That game cannot be read. Its file stays as it is: put a copy in the place of ${p.file}, or choose another.`,
    muted: 'The lead has asked you to be quiet.',
    hushed: 'The lead has asked for silence at the table.',
    'talks-too-fast': (p: { seconds: number }) =>
      p.seconds === 1 ? 'Not so fast: again in 1 second.' : `Not so fast: again in ${p.seconds} seconds.`,
    'text-empty': 'There is nothing to say in it yet.',
    'text-too-long': (p: { length: number; limit: number }) =>
      `That is ${p.length} letters; ${p.limit} fit in a bubble.`,
    'has-seen': 'You have seen every hand, so you say no more in this game.',
    'not-a-ghost': 'Only those who are out of the game may do that.',
    'ghosts-are-blind': 'At this table the fallen may not look at hands.',
    'bet-already': 'Your bet is placed.',
    'not-over': 'The game is not over yet.',
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
    'shown-out': 'You were shown the door. A bot plays your seat; knock if you want back in.',
    'old-page': 'This page is older than the table.',
    'host-closed': 'The table was closed.',
  },
};
