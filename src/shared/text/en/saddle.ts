/** Two seats on one phone. */
export const saddle = {
  hand: (p: { name: string }) => `Hand the phone to ${p.name}`,
  handNew: 'Hand the phone to whoever rides along',
  why: 'Nothing shows before the tap. Everybody else looks away.',
  am: (p: { name: string }) => `I am ${p.name}`,
  amNew: 'That is me',
  stays: (p: { name: string }) => `${p.name} keeps the phone`,
  keep: 'Keep the phone',
  open: (p: { name: string }) => `${p.name}’s seat`,
  openNew: 'Second seat',
  pass: (p: { name: string }) => `To ${p.name}`,
  passNew: 'To the second seat',
  asked: (p: { name: string }) => `${p.name} is asked`,
  alone: 'Only one plays here',
};
