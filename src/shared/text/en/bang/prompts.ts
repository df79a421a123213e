import type { CheckFor, Prompt } from '../../../bang/model.ts';

const lives = (n: number): string => (n === 1 ? '1 life' : `${n} lives`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const missed = (n: number): string => (n === 1 ? 'one Missed!' : n === 2 ? 'two Missed!' : `${n} Missed!`);
const left = (p: { life: number }): string => (p.life <= 1 ? 'This is your last life.' : `You have ${lives(p.life)}.`);

/** To the one who is asked. `by` is whoever made it necessary. */
const ask = {
  character: 'Who do you want to be?',
  play: 'Your turn. Play a card.',
  dodge: (p: { by: string }) => `${p.by} shoots you`,
  dodgeGatling: (p: { by: string }) => `${p.by}’s Gatling fires at you`,
  indians: (p: { by: string }) => `${p.by} sends the Indians`,
  duel: (p: { by: string }) => `${p.by} wants a duel`,
  duelAgain: (p: { by: string }) => `${p.by} shoots back`,
  save: 'Your last life is gone',
  panic: (p: { of: string }) => `Which card do you take from ${p.of}?`,
  catBalou: (p: { of: string }) => `Which card must ${p.of} discard?`,
  store: 'Take a card from the General Store',
  luck: 'Which card counts?',
  keep: (p: { n: number }) => `Keep ${cards(p.n)}`,
  source: 'Where does your first card come from?',
  discard: (p: { n: number }) => `Discard ${cards(p.n)}`,
  heal: 'Discard two cards for a life?',
};

/** To everybody else. */
const others = {
  character: (p: { name: string }) => `${p.name} chooses a character`,
  play: (p: { name: string }) => `${p.name} thinks about what to play`,
  dodge: (p: { name: string; n: number; more: boolean }) =>
    p.more ? `${p.name}: one more Missed! or lose a life` : `${p.name}: ${missed(p.n)} or lose a life`,
  indians: (p: { name: string }) => `${p.name}: a BANG! or lose a life`,
  duel: (p: { name: string }) => `${p.name}: a BANG! or lose the duel`,
  save: (p: { name: string; n: number }) =>
    p.n === 1 ? `${p.name}: a Beer or dead` : `${p.name}: ${p.n} Beers or dead`,
  rob: (p: { name: string; of: string }) => `${p.name} picks a card of ${p.of}`,
  store: (p: { name: string }) => `${p.name} picks in the General Store`,
  luck: (p: { name: string }) => `${p.name} picks which card counts`,
  keep: (p: { name: string }) => `${p.name} picks what to keep`,
  source: (p: { name: string }) => `${p.name} decides where to draw`,
  discard: (p: { name: string; n: number }) => `${p.name} discards ${cards(p.n)}`,
  heal: (p: { name: string }) => `${p.name} may discard two for a life`,
} satisfies Record<Prompt, (p: { name: string; n: number; more: boolean; of: string }) => string>;

/** Why, in sentences that are put one after the other. */
const why = {
  character: 'The other one goes back into the box.',
  bangsFree: 'As many BANG! as you like.',
  bangsLeft: (p: { n: number }) => (p.n === 1 ? 'One BANG! this turn.' : `${p.n} more BANG! this turn.`),
  bangsShot: 'Your BANG! for this turn is shot.',
  over: (p: { hand: number; life: number; n: number }) =>
    `${cards(p.hand)}, ${lives(p.life)}: ending now, you discard ${p.n}.`,
  shot: 'One Missed! saves you.',
  shotTwice: (p: { n: number; more: boolean }) => (p.more ? 'One more Missed! saves you.' : `You need ${missed(p.n)}`),
  life: left,
  indians: 'Discard a BANG! or lose 1 life.',
  duel: (p: { n: number }) =>
    p.n === 0 ? 'Discard a BANG! or lose 1 life.' : `BANG! number ${p.n} lies there. Yours, or lose 1 life.`,
  save: (p: { n: number }) => (p.n === 1 ? 'One life more keeps you in.' : `${p.n} lives more keep you in.`),
  rob: (p: { hand: number; inPlay: number }) => `${cards(p.hand)} in hand, ${p.inPlay} in play.`,
  store: (p: { next: string }) => (p.next === '' ? 'You are the last one.' : `Next: ${p.next}.`),
  luck: {
    dynamite: 'Two to nine of spades set the Dynamite off.',
    jail: 'A heart gets you out of Jail.',
    barrel: 'A heart counts as a Missed!',
    jourdonnais: 'A heart counts as a Missed!',
  } satisfies Record<CheckFor, string>,
  keep: 'The other goes back on top of the deck.',
  source: 'The second one comes from the deck.',
  discard: (p: { hand: number; life: number }) =>
    `You hold ${cards(p.hand)} and have ${lives(p.life)}. The last one lies on top.`,
  heal: (p: { life: number; max: number }) => `You have ${p.life} of ${lives(p.max)}.`,
};

/** What can be chosen: a label, and a line under it. */
const choose = {
  play: {
    alone: (p: { card: string }) => `Play ${p.card}`,
    wear: (p: { card: string }) => `Put ${p.card} in play`,
    bang: (p: { at: string }) => `Shoot ${p.at}`,
    duel: (p: { at: string }) => `Duel ${p.at}`,
    jail: (p: { at: string }) => `Jail ${p.at}`,
    panic: (p: { at: string }) => `Take a card from ${p.at}`,
    catBalou: (p: { at: string }) => `${p.at} discards a card`,
    at: (p: { card: string; at: string }) => `${p.card} at ${p.at}`,
  },
  away: (p: { n: number }) => `${p.n} away`,
  reach: (p: { n: number; reach: number }) => `${p.n} away, you reach ${p.reach}`,
  end: 'End the turn',
  endNote: (p: { n: number }) => (p.n === 0 ? 'You keep every card' : `You discard ${cards(p.n)}`),
  missed: 'You dodge; the card is gone',
  oneOfTwo: 'One of the two you need',
  bangAgainst: { indians: 'It drives them off', duel: 'It goes back and forth' },
  beer: 'Beer: stay alive',
  beerMore: (p: { n: number }) => `Beer: ${p.n} more needed after it`,
  beerNote: 'The card is gone',
  draw: { barrel: 'Barrel: draw!', jourdonnais: 'Jourdonnais: draw!' },
  drawNote: 'A heart saves you, 1 in 4',
  drawNoteTwo: 'A heart is one of the two, 1 in 4',
  drawNoteLucky: 'Two cards; a heart saves you',
  take: (p: { life: number; left: number }) => `Take the hit: ${p.life} → ${p.left}`,
  giveUp: (p: { life: number; left: number }) => `Give up: ${p.life} → ${p.left}`,
  die: 'No more: leave the game',
  inPlay: 'in play',
  hand: (p: { of: string; n: number }) => (p.n === 1 ? `The card in ${p.of}’s hand` : `One of ${p.of}’s ${p.n} cards`),
  handNote: 'From the hand, by chance',
  deck: 'From the deck',
  deckNote: 'As usual',
  pile: 'Top of the discard pile',
  heal: 'First discard two for a life',
  lives: (p: { n: number }) => lives(p.n),
};

export const prompts = { ask, others, why, choose };
