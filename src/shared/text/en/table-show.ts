/** How this screen tells the story, and what is said across the table. */
export const show = {
  /** Over the phases of a turn. */
  turnOf: (p: { name: string }) => `${p.name}’s turn`,
  screen: {
    title: 'Sound and motion',
    sound: 'Sound',
    volume: 'Volume',
    volumes: { 0.25: 'Low', 0.5: 'Half', 0.75: 'Loud', 1: 'Full' },
    murmur: 'People murmuring in the saloon',
    narrator: 'Read the important lines out',
    noVoice: 'This computer has no voice of its own for English.',
    calm: 'Motion',
    calms: { system: 'as this computer is set', calm: 'calm', lively: 'lively' },
    on: 'On',
    off: 'Off',
    key: 'sound and motion',
  },
  log: {
    title: 'What happened last',
    none: 'Nothing has happened yet.',
    key: 'what happened last',
  },
  skip: {
    button: 'Skip',
    key: 'skip to where the game is',
  },
};
