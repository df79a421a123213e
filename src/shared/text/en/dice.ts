import type { CharacterId } from '../../dice/characters/index.ts';
import type { Face } from '../../dice/model.ts';
import { people } from './people.ts';

const lives = (n: number): string => (n === 1 ? '1 life' : `${n} lives`);
const arrows = (n: number): string => (n === 1 ? '1 arrow' : `${n} arrows`);
const some = (n: number): string => (n === 1 ? 'an arrow' : `${n} arrows`);

const faces = {
  arrow: { name: 'Arrow', help: 'Take an arrow at once. The last one brings the Indians.' },
  dynamite: { name: 'Dynamite', help: 'Stays as it lies. Three end your throwing and cost 1 life.' },
  one: { name: '1', help: 'Shoot a neighbour, left or right.' },
  two: { name: '2', help: 'Shoot somebody exactly two places away.' },
  beer: { name: 'Beer', help: 'Somebody gains 1 life: you, or a friend.' },
  gatling: { name: 'Gatling', help: 'Three hit everybody else and clear your arrows.' },
} satisfies Record<Face, { name: string; help: string }>;

const characters = {
  'bart-cassidy': {
    name: people.characters['bart-cassidy'],
    ability: 'Take arrows instead of wounds, never the last one',
  },
  'black-jack': { name: people.characters['black-jack'], ability: 'May throw dynamite again, until three show' },
  'calamity-janet': { name: people.characters['calamity-janet'], ability: 'Your 1s may be 2s and your 2s may be 1s' },
  'el-gringo': { name: people.characters['el-gringo'], ability: 'Whoever shoots you takes an arrow for it' },
  'jesse-jones': {
    name: people.characters['jesse-jones'],
    ability: 'With 4 lives or fewer, your own beers give you 2',
  },
  jourdonnais: { name: people.characters.jourdonnais, ability: 'Indians cost you 1 life at most' },
  'kit-carlson': { name: people.characters['kit-carlson'], ability: 'Each Gatling may send back one arrow, anybody’s' },
  'lucky-duke': { name: people.characters['lucky-duke'], ability: 'One throw more than the others: four' },
  'paul-regret': { name: people.characters['paul-regret'], ability: 'The Gatling never hurts you' },
  'pedro-ramirez': { name: people.characters['pedro-ramirez'], ability: 'Lose a life, put back an arrow' },
  'rose-doolan': { name: people.characters['rose-doolan'], ability: 'Your 1s and 2s may reach one place further' },
  'sid-ketchum': { name: people.characters['sid-ketchum'], ability: 'Before you throw, somebody gains 1 life' },
  'slab-the-killer': {
    name: people.characters['slab-the-killer'],
    ability: 'Once a turn a beer doubles one of your shots',
  },
  'suzy-lafayette': { name: people.characters['suzy-lafayette'], ability: 'End on no 1 and no 2: gain 2 lives' },
  'vulture-sam': { name: people.characters['vulture-sam'], ability: 'Gain 2 lives whenever another falls' },
  'willy-the-kid': { name: people.characters['willy-the-kid'], ability: 'Two Gatlings are enough for you' },
} satisfies Record<CharacterId, { name: string; ability: string }>;

const prompts = {
  /** To the one who is asked. */
  ask: {
    throw: 'Your turn. Throw the dice.',
    reroll: 'Throw again? Pick the dice.',
    shoot: 'Whom do you shoot?',
    drink: 'Who gets the beer?',
    heal: 'Who gains a life?',
    swap: 'Arrows instead of wounds?',
    return: 'Put arrows back?',
    remove: 'Whose arrow goes back?',
  },
  /** To everybody else. */
  others: {
    throw: (p: { name: string }) => `${p.name} is about to throw`,
    reroll: (p: { name: string }) => `${p.name} decides what to throw again`,
    shoot: (p: { name: string }) => `${p.name} takes aim`,
    drink: (p: { name: string }) => `${p.name} decides who drinks`,
    heal: (p: { name: string }) => `${p.name} decides who gains a life`,
    swap: (p: { name: string }) => `${p.name} weighs arrows against wounds`,
    return: (p: { name: string }) => `${p.name} may put arrows back`,
    remove: (p: { name: string }) => `${p.name} decides whose arrow goes back`,
  },
  /** Why, in sentences that are put one after the other. */
  why: {
    throwsLeft: (p: { n: number }) => (p.n === 1 ? 'One throw left.' : `${p.n} throws left.`),
    pile: (p: { n: number }) =>
      p.n === 1
        ? 'Only 1 arrow in the pile: the next one brings the Indians.'
        : `Only ${p.n} arrows in the pile before the Indians come.`,
    dynamites: (p: { n: number }) =>
      p.n === 1 ? 'One dynamite lies.' : 'Two dynamites lie: a third ends your throwing and costs 1 life.',
    shots: (p: { n: number }) => (p.n === 1 ? 'One shot.' : `${p.n} shots, and all hit at once.`),
    reach: 'A 1 hits a neighbour, a 2 exactly two places away.',
    close: (p: { n: number }) => `Only ${p.n} of you left: a 2 counts as a 1.`,
    double: 'A beer may double one of them.',
    beers: (p: { n: number; life: number; max: number }) =>
      `${p.n === 1 ? 'One beer' : `${p.n} beers`}. You have ${p.life} of ${lives(p.max)}.`,
    heal: (p: { life: number; max: number }) =>
      `A gift before your first throw. You have ${p.life} of ${lives(p.max)}.`,
    swap: (p: { by: string; most: number; life: number; pile: number }) =>
      `${p.by} hit you. Up to ${arrows(p.most)} in place of as many lives; you have ${lives(p.life)}, the pile ${arrows(p.pile)}.`,
    return: (p: { by: string | null; most: number; life: number; arrows: number }) =>
      `${p.by === null ? 'That hurt' : `${p.by} hurt you`}: ${lives(p.life)} left. Up to ${p.most} of your ${arrows(p.arrows)} may go back.`,
    remove: (p: { arrows: number; pile: number }) =>
      `One for each Gatling. You hold ${arrows(p.arrows)}, the pile ${p.pile}.`,
  },
};

const story = {
  gameBegan: (p: { name: string }) => `${p.name} goes first.`,
  turnBegan: (p: { name: string }) => `${p.name}’s turn.`,
  rolled: (p: { name: string; faces: string; again: boolean }) =>
    p.again ? `${p.name} throws again: ${p.faces}.` : `${p.name} throws ${p.faces}.`,
  tookArrow: {
    roll: (p: { name: string; pile: number }) =>
      p.pile === 0 ? `${p.name} takes the last arrow!` : `${p.name} takes an arrow; ${p.pile} left.`,
    'bart-cassidy': (p: { name: string; pile: number }) =>
      `${p.name} takes an arrow instead of a wound; ${p.pile} left.`,
    'el-gringo': (p: { name: string; pile: number }) =>
      p.pile === 0 ? `${p.name} pays with the last arrow!` : `${p.name} pays with an arrow; ${p.pile} left.`,
  },
  returnedArrows: {
    attack: (p: { name: string; n: number }) => `${p.name} puts ${some(p.n)} back.`,
    gatling: (p: { name: string; n: number }) => `The Gatling rids ${p.name} of ${some(p.n)}.`,
    eliminated: (p: { name: string; n: number }) => `${p.name} leaves ${some(p.n)} behind.`,
    'pedro-ramirez': (p: { name: string; n: number }) => `${p.name} puts ${some(p.n)} back.`,
    'kit-carlson': (p: { name: string; n: number }) => `${p.name} is rid of ${some(p.n)}.`,
  },
  indiansAttacked: 'The Indians attack!',
  dynamiteExploded: (p: { name: string }) => `Boom! ${p.name}’s dynamite goes off.`,
  keptDice: (p: { name: string; faces: string }) => `${p.name} keeps ${p.faces}.`,
  shot: (p: { name: string; at: string }) => `${p.name} shoots ${p.at}.`,
  times: (p: { what: string; n: number }) => (p.n === 1 ? p.what : `${p.what} ×${p.n}`),
  drank: (p: { name: string; to: string | null }) =>
    p.to === null ? `${p.name} drinks a beer.` : `${p.name} slides ${p.to} a beer.`,
  firedGatling: (p: { name: string }) => `${p.name} fires the Gatling at everybody.`,
  /** `on` is the other one, or empty. */
  usedAbility: {
    'bart-cassidy': p => `${p.name} would rather have arrows than holes.`,
    'black-jack': p => `${p.name} picks the dynamite up again.`,
    'calamity-janet': p => `${p.name} reads the die the other way: ${p.on}.`,
    'el-gringo': p => `${p.on} hurt ${p.name}, and that costs an arrow.`,
    'jesse-jones': p => `${p.name} makes that beer count twice.`,
    jourdonnais: p => `${p.name} ducks: 1 life at most.`,
    'kit-carlson': p => `${p.name} sends back an arrow of ${p.on}’s.`,
    'lucky-duke': p => `${p.name} has one throw more.`,
    'paul-regret': p => `The Gatling misses ${p.name}.`,
    'pedro-ramirez': p => `${p.name} shakes off arrows.`,
    'rose-doolan': p => `${p.name} shoots further than most: ${p.on}.`,
    'sid-ketchum': p => `${p.name} has a life to spare for ${p.on}.`,
    'slab-the-killer': p => `${p.name} pours a beer into the barrel: double for ${p.on}.`,
    'suzy-lafayette': p => `${p.name} shot at nobody and feels the better for it.`,
    'vulture-sam': p => `${p.name} never lets a death go to waste.`,
    'willy-the-kid': p => `Two Gatlings are enough for ${p.name}.`,
  } satisfies Record<CharacterId, (p: { name: string; on: string }) => string>,
  /** `losses` are parts made by `loses`, joined by `parts`. */
  lostLife: {
    indians: (p: { by: string; losses: string }) => `Indians: ${p.losses}.`,
    dynamite: (p: { by: string; losses: string }) => `Dynamite: ${p.losses}.`,
    shot: (p: { by: string; losses: string }) => `Shot by ${p.by}: ${p.losses}.`,
    gatling: (p: { by: string; losses: string }) => `${p.by}’s Gatling: ${p.losses}.`,
  },
  loses: (p: { who: string; several: boolean; n: number }) => `${p.who} ${p.several ? 'lose' : 'loses'} ${lives(p.n)}`,
  parts: (p: { parts: readonly string[] }) => p.parts.join(', '),
  gainedLife: (p: { name: string; n: number; life: number }) =>
    p.n === 0 ? `${p.name} is full already.` : `${p.name} gains ${lives(p.n)} and has ${p.life}.`,
  /** `who` are parts made by `withRole`. */
  eliminated: (p: { who: string; several: boolean; why: string }) =>
    `${p.who} ${p.several ? 'fall' : 'falls'}: ${p.why}.`,
  withRole: (p: { name: string; role: string }) => `${p.name} (${p.role})`,
  turnEnded: (p: { name: string }) => `${p.name} passes the dice on.`,
  cause: {
    indians: (_: { by: string }) => 'Indians',
    dynamite: (_: { by: string }) => 'own dynamite',
    shot: (p: { by: string }) => `shot by ${p.by}`,
    gatling: (p: { by: string }) => `${p.by}’s Gatling`,
  },
};

/** The dice game. Its long help is in `help.ts`, so that a phone may fetch it when somebody asks. */
export const dice = {
  ...people,
  faces,
  characters,
  prompts,
  story,
  /** House rules: what is open, and both readings. */
  options: {
    gatlingArrows: {
      name: 'The Gatling takes its owner’s arrows',
      first: 'before anybody is hurt',
      last: 'after everything else it does',
      source: 'The rules name both effects, but not which comes first.',
    },
    allFall: {
      name: 'Three players, and the last ones fall together',
      outlaw: 'the Outlaw wins',
      nobody: 'nobody wins',
      source: 'The rules do not speak of it; with more players the Outlaws win.',
    },
  },
  tray: {
    keep: 'Keep',
    again: 'Throw again',
    tap: 'tap to move',
    stays: 'stays',
    nothing: 'Tap a die above to throw it again.',
    count: (p: { n: number }) => (p.n === 1 ? '1 die' : `${p.n} dice`),
    keepAll: (p: { n: number }) => `Keep all ${p.n}`,
    keepAllNow: 'Put the dice back up to keep them all.',
    throwSome: (p: { n: number }) => (p.n === 1 ? 'Throw 1 die' : `Throw ${p.n} dice`),
    pickFirst: 'Pick dice to throw',
    throwAll: 'Throw the dice',
    locked: 'This die stays: it may not be thrown again.',
  },
  choose: {
    die: (p: { face: string }) => `Die: ${p.face}`,
    double: 'Double one shot with a beer?',
    doubleAt: (p: { name: string }) => `Double the shot at ${p.name}`,
    tooFar: (p: { name: string; n: number; reach: string }) =>
      `${p.name} is ${p.n} away. This die can hit only: ${p.reach}.`,
    arrows: (p: { n: number }) =>
      p.n === 0 ? 'No arrow' : p.n === 1 ? '1 arrow instead of 1 life' : `${p.n} arrows instead of ${p.n} lives`,
    giveBack: (p: { n: number }) => (p.n === 1 ? 'Give 1 arrow back' : `Give ${p.n} arrows back`),
    stop: 'No, go on',
    throw: 'Throw',
    shoot: 'Shoot',
    drink: 'Drink up',
    done: 'Done',
    open: (p: { n: number }) => (p.n === 1 ? 'One choice is still open.' : `${p.n} choices are still open.`),
  },
};
