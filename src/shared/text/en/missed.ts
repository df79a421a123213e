/** To somebody whose phone slept. */
export const missed = {
  title: 'While you were away',
  lost: (p: { n: number }) => (p.n === 1 ? 'You lost 1 life.' : `You lost ${p.n} lives.`),
  asked: 'The table waits for you.',
  gap: ' ',
  all: (p: { n: number }) => `Everything that happened (${p.n})`,
  got: 'Got it',
};
