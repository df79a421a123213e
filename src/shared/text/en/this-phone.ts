/** How one's own phone should behave. */
export const thisPhone = {
  title: 'This phone',
  why: 'Only this phone knows and keeps it.',
  on: 'On',
  off: 'Off',
  asks: 'Ask again',
  asksWhy: 'Before a move that would only hurt you.',
  covers: 'Hide my cards',
  coversWhy: 'They show their backs. Hold one to see them all, tap one to take it up.',
  shakes: 'Shake on my turn',
  shakesWhy: 'Where the browser can.',
  sounds: 'Ring on my turn',
  soundsWhy: 'A small bell. Everybody hears it.',
  size: 'Size of the letters',
};
