import type { CardId } from '../../../bang/cards/index.ts';
import type { CharacterId } from '../../../bang/characters/index.ts';
import type { DiscardReason, DrawReason } from '../../../bang/facts.ts';
import type { CheckFor, LossCause } from '../../../bang/model.ts';

const lives = (n: number): string => (n === 1 ? '1 life' : `${n} lives`);
const left = (n: number): string => (n <= 0 ? 'none left' : `${n} left`);
/** A sentence that may end in the name of a card, as `Missed!` does. */
const stop = (sentence: string): string => (sentence.endsWith('!') ? sentence : `${sentence}.`);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const story = {
  gameBegan: (p: { name: string }) => `${p.name} goes first.`,
  tookCharacter: (p: { name: string; character: string; life: number }) =>
    `${p.name} is ${p.character}, with ${lives(p.life)}.`,
  turnBegan: (p: { name: string }) => `${p.name}’s turn.`,
  turnEnded: (p: { name: string }) => `${p.name}’s turn is over.`,
  /** Cards nobody names. */
  cards: (p: { n: number }) => (p.n === 1 ? 'a card' : `${p.n} cards`),
  played: {
    bang: p => `${p.name} shoots ${p.at}.`,
    missed: p => `${p.name} plays Missed!`,
    beer: p => `${p.name} drinks a Beer.`,
    saloon: p => `${p.name} buys everybody a drink.`,
    stagecoach: p => `The Stagecoach stops for ${p.name}.`,
    'wells-fargo': p => `${p.name} collects at Wells Fargo.`,
    'general-store': p => `${p.name} opens the General Store.`,
    panic: p => `${p.name} plays Panic! on ${p.at}.`,
    'cat-balou': p => `${p.name} plays Cat Balou on ${p.at}.`,
    gatling: p => `${p.name} fires the Gatling at everybody!`,
    indians: p => `${p.name} sends the Indians at everybody!`,
    duel: p => `${p.name} challenges ${p.at} to a duel.`,
    volcanic: p => `${p.name} takes up the Volcanic.`,
    schofield: p => `${p.name} takes up the Schofield: reach 2.`,
    remington: p => `${p.name} takes up the Remington: reach 3.`,
    'rev-carabine': p => `${p.name} takes up the Rev. Carabine: reach 4.`,
    winchester: p => `${p.name} takes up the Winchester: reach 5.`,
    mustang: p => `${p.name} mounts the Mustang.`,
    scope: p => `${p.name} looks through the Scope.`,
    barrel: p => `${p.name} rolls out the Barrel.`,
    jail: p => `${p.name} puts ${p.at} in Jail.`,
    dynamite: p => `${p.name} lights the Dynamite!`,
  } satisfies Record<CardId, (p: { name: string; at: string }) => string>,
  /** After a sentence of `played`, for a card that was another one. */
  instead: (p: { card: string }) => `(${p.card})`,
  answered: {
    missed: (p: { name: string; card: string }) => stop(`${p.name} answers with ${p.card}`),
    bang: (p: { name: string; card: string }) => stop(`${p.name} answers with ${p.card}`),
    beer: (p: { name: string; card: string }) => `${p.name} gulps down a Beer.`,
  },
  dodged: (p: { name: string; by: string }) => `${p.by}’s shot misses ${p.name}.`,
  flipped: {
    dynamite: p => `${p.name} draws for the Dynamite: ${p.faces}.`,
    jail: p => `${p.name} draws to leave Jail: ${p.faces}.`,
    barrel: p => `${p.name} draws behind the Barrel: ${p.faces}.`,
    jourdonnais: p => `${p.name} draws as Jourdonnais: ${p.faces}.`,
  } satisfies Record<CheckFor, (p: { name: string; faces: string }) => string>,
  checked: {
    dynamite: { good: p => `${upper(p.face)}: the fuse burns on.`, bad: p => `${upper(p.face)}: that sets it off!` },
    jail: {
      good: p => `${upper(p.face)}: ${p.name} walks free.`,
      bad: p => `${upper(p.face)}: the door stays shut for ${p.name}.`,
    },
    barrel: {
      good: p => `${upper(p.face)}: the Barrel stops it.`,
      bad: p => `${upper(p.face)}: the Barrel is no help.`,
    },
    jourdonnais: {
      good: p => `${upper(p.face)}: ${p.name} is quick enough.`,
      bad: p => `${upper(p.face)}: ${p.name} is too slow.`,
    },
  } satisfies Record<CheckFor, Record<'good' | 'bad', (p: { name: string; face: string }) => string>>,
  /** In place of the flipped card. */
  noCard: 'no card left to turn',
  dynamitePassed: (p: { to: string }) => `The Dynamite moves on to ${p.to}.`,
  dynamiteExploded: (p: { name: string }) => `Boom! The Dynamite blows up in front of ${p.name}.`,
  turnSkipped: (p: { name: string }) => `${p.name} sits this turn out in Jail.`,
  drew: {
    turn: p => stop(`${p.name} draws ${p.cards}`),
    stagecoach: p => stop(`The Stagecoach brings ${p.name} ${p.cards}`),
    'wells-fargo': p => stop(`Wells Fargo pays ${p.name} ${p.cards}`),
    reward: p => stop(`${p.name} earns the bounty: ${p.cards}`),
    'bart-cassidy': p => stop(`${p.name} draws ${p.cards}`),
    'black-jack': p => stop(`${p.name} draws ${p.cards}`),
    'kit-carlson': p => stop(`${p.name} keeps ${p.cards}`),
    'suzy-lafayette': p => stop(`${p.name} draws ${p.cards}`),
  } satisfies Record<DrawReason, (p: { name: string; cards: string }) => string>,
  drewNothing: (p: { name: string }) => `No card is left for ${p.name}.`,
  putBack: (p: { name: string; card: string }) => `${p.name} puts ${p.card} back on the deck.`,
  tookFromHand: {
    panic: (p: { name: string; from: string; card: string }) => `${p.name} takes ${p.card} from ${p.from}’s hand.`,
    'el-gringo': (p: { name: string; from: string; card: string }) =>
      stop(`${p.from} pays ${p.name} for that wound: ${p.card}`),
    'jesse-jones': (p: { name: string; from: string; card: string }) =>
      `${p.name} draws ${p.card} from ${p.from}’s hand.`,
  },
  inherited: (p: { name: string; from: string; n: number }) =>
    p.n === 0
      ? `${p.from} leaves ${p.name} nothing.`
      : `${p.name} takes what ${p.from} leaves: ${p.n === 1 ? '1 card' : `${p.n} cards`}.`,
  tookInPlay: (p: { name: string; from: string | null; card: string }) =>
    p.from === null ? `${p.name} takes the ${p.card} back.` : `${p.name} takes ${p.from}’s ${p.card}.`,
  tookDiscard: (p: { name: string; card: string }) => `${p.name} takes ${p.card} from the discard pile.`,
  showed: (p: { name: string; face: string; red: boolean }) =>
    p.red ? `${p.name} shows the ${p.face}: red.` : `${p.name} shows the ${p.face}: black, no third card.`,
  storeOpened: (p: { cards: string }) => stop(`For sale: ${p.cards}`),
  tookFromStore: (p: { name: string; card: string }) => stop(`${p.name} picks ${p.card}`),
  discarded: {
    'hand-limit': p => stop(`${p.name} discards ${p.cards}`),
    replaced: p => `${p.name} puts the ${p.cards} away.`,
    spent: p => `${p.name} is rid of the ${p.cards}.`,
    'cat-balou': p =>
      p.by === '' ? stop(`${p.name} discards ${p.cards}`) : stop(`${p.by} makes ${p.name} discard ${p.cards}`),
    'sid-ketchum': p => stop(`${p.name} discards ${p.cards}`),
    penalty: p => stop(`Shot his own man: ${p.name} discards ${p.cards}`),
    eliminated: p => stop(`${p.name} leaves behind ${p.cards}`),
  } satisfies Record<DiscardReason, (p: { name: string; cards: string; by: string }) => string>,
  reshuffled: (p: { n: number }) => `The discard pile is shuffled: ${p.n} cards in the deck.`,
  /** `on` is the other one, or empty. */
  usedAbility: {
    'bart-cassidy': p => `Every wound brings ${p.name} a card.`,
    'black-jack': p => `Red pays for ${p.name}.`,
    'calamity-janet': p => `${p.name} turns the card round.`,
    'el-gringo': p =>
      p.on === '' ? `${p.name} wants something back.` : `${p.name} wants something back from ${p.on}.`,
    'jesse-jones': p => (p.on === '' ? `${p.name} reaches out.` : `${p.name} reaches into ${p.on}’s hand.`),
    jourdonnais: p => `${p.name} ducks like a barrel.`,
    'kit-carlson': p => `${p.name} looks ahead.`,
    'lucky-duke': p => `${p.name} turns up two cards.`,
    'paul-regret': p => `${p.name} is further away than it seems.`,
    'pedro-ramirez': p => `${p.name} finds a use for what others throw away.`,
    'rose-doolan': p => `${p.name} sees further than most.`,
    'sid-ketchum': p => `${p.name} trades two cards for a life.`,
    'slab-the-killer': p => `One Missed! is not enough against ${p.name}.`,
    'suzy-lafayette': p => `${p.name} never stays empty-handed.`,
    'vulture-sam': p => `${p.name} goes through the pockets of the dead.`,
    'willy-the-kid': p => `${p.name} shoots and shoots.`,
  } satisfies Record<CharacterId, (p: { name: string; on: string }) => string>,
  lostLife: {
    bang: p => `${p.by}’s shot costs ${p.name} ${lives(p.n)}: ${left(p.life)}.`,
    gatling: p => `${p.by}’s Gatling costs ${p.name} ${lives(p.n)}: ${left(p.life)}.`,
    indians: p => `The Indians cost ${p.name} ${lives(p.n)}: ${left(p.life)}.`,
    duel: p => `The duel costs ${p.name} ${lives(p.n)}: ${left(p.life)}.`,
    dynamite: p => `The Dynamite costs ${p.name} ${lives(p.n)}: ${left(p.life)}.`,
  } satisfies Record<LossCause['kind'], (p: { name: string; by: string; n: number; life: number }) => string>,
  gainedLife: (p: { name: string; n: number; life: number }) =>
    p.n === 0 ? `It does nothing for ${p.name}.` : `${p.name} gains ${lives(p.n)} and has ${p.life}.`,
  eliminated: (p: { name: string; role: string; why: string }) => `${p.name} (${p.role}) falls: ${p.why}.`,
  /** What felled somebody. */
};
