import type { SoundName } from '../../../src/renderer/table/stage/sound.ts';
import type { SeenBangEvent } from '../../../src/shared/bang/facts.ts';
import type { DiceEvent } from '../../../src/shared/dice/model.ts';

/** One event of a kind, and what is heard of it: a new kind without a sound, or a reason for none, does not compile. */
type Heard<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: {
    readonly event: Extract<Event, { type: Type }>;
    readonly heard: readonly SoundName[];
    readonly silent?: string;
  };
};

export const BANG_HEARD: Heard<SeenBangEvent> = {
  gameBegan: { event: { type: 'gameBegan', starter: 0 }, heard: ['shuffle'] },
  tookCharacter: { event: { type: 'tookCharacter', seat: 1, character: 'el-gringo', life: 3 }, heard: ['card'] },
  turnBegan: { event: { type: 'turnBegan', seat: 1, round: 2 }, heard: ['spur'] },
  turnEnded: {
    event: { type: 'turnEnded', seat: 1 },
    heard: [],
    silent: 'the spur of the next turn follows, and death needs its silence',
  },
  played: { event: { type: 'played', seat: 0, card: 'bang:AS', as: 'bang', at: 1 }, heard: ['card', 'reload'] },
  answered: { event: { type: 'answered', seat: 1, card: 'missed:2C', as: 'missed', by: 0 }, heard: ['card'] },
  dodged: { event: { type: 'dodged', seat: 1, by: 0 }, heard: ['ricochet'] },
  flipped: { event: { type: 'flipped', seat: 1, cards: ['bang:7S'], why: 'jail' }, heard: ['tremolo', 'card'] },
  checked: { event: { type: 'checked', seat: 1, card: 'bang:7S', why: 'jail', good: false }, heard: ['doomed'] },
  dynamitePassed: { event: { type: 'dynamitePassed', from: 1, to: 2, card: 'dynamite:2H' }, heard: ['fuse'] },
  dynamiteExploded: { event: { type: 'dynamiteExploded', seat: 1 }, heard: ['fuse', 'boom'] },
  turnSkipped: { event: { type: 'turnSkipped', seat: 1 }, heard: ['iron'] },
  drew: { event: { type: 'drew', seat: 0, cards: [null, null], why: 'turn' }, heard: ['card'] },
  putBack: { event: { type: 'putBack', seat: 0, card: null }, heard: ['card'] },
  tookFromHand: { event: { type: 'tookFromHand', seat: 0, from: 2, card: null, why: 'panic' }, heard: ['card'] },
  inherited: { event: { type: 'inherited', seat: 0, from: 2, hand: [null], inPlay: [] }, heard: ['card'] },
  tookInPlay: { event: { type: 'tookInPlay', seat: 0, from: 1, card: 'scope:AS' }, heard: ['card'] },
  tookDiscard: { event: { type: 'tookDiscard', seat: 0, card: 'beer:6H' }, heard: ['card'] },
  showed: { event: { type: 'showed', seat: 0, card: 'beer:6H' }, heard: ['card'] },
  storeOpened: { event: { type: 'storeOpened', by: 0, cards: ['beer:6H', 'scope:AS'] }, heard: ['shuffle'] },
  tookFromStore: { event: { type: 'tookFromStore', seat: 2, card: 'beer:6H' }, heard: ['card'] },
  discarded: {
    event: { type: 'discarded', seat: 0, cards: ['beer:6H'], why: 'hand-limit', by: null },
    heard: ['card'],
  },
  reshuffled: { event: { type: 'reshuffled', cards: 41 }, heard: ['shuffle'] },
  usedAbility: { event: { type: 'usedAbility', seat: 1, character: 'lucky-duke', on: null }, heard: ['pop'] },
  lostLife: {
    event: { type: 'lostLife', seat: 1, amount: 1, life: 3, cause: { kind: 'bang', by: 0 } },
    heard: ['shot', 'bullet'],
  },
  gainedLife: { event: { type: 'gainedLife', seat: 1, amount: 1, life: 3, why: 'beer' }, heard: ['reload'] },
  eliminated: {
    event: { type: 'eliminated', seat: 1, role: 'outlaw', cause: { kind: 'bang', by: 0 }, by: 0 },
    heard: ['bell', 'stamp'],
  },
  gameEnded: {
    event: {
      type: 'gameEnded',
      outcome: { winners: [0], reason: 'law' },
      roles: ['sheriff', 'outlaw', 'renegade'],
    },
    heard: ['win'],
  },
};

export const DICE_HEARD: Heard<DiceEvent> = {
  gameBegan: { event: { type: 'gameBegan', starter: 0 }, heard: ['shuffle'] },
  turnBegan: { event: { type: 'turnBegan', seat: 1, round: 2 }, heard: ['spur'] },
  rolled: {
    event: { type: 'rolled', seat: 0, throw: 1, thrown: [0, 1], dice: ['dynamite', 'one', 'one', 'two', 'beer'] },
    heard: ['dice', 'fuse'],
  },
  tookArrow: { event: { type: 'tookArrow', seat: 0, pile: 4, why: 'roll' }, heard: ['arrow'] },
  returnedArrows: { event: { type: 'returnedArrows', seat: 0, arrows: 2, pile: 6, why: 'gatling' }, heard: ['card'] },
  indiansAttacked: { event: { type: 'indiansAttacked' }, heard: ['drums', 'arrow'] },
  dynamiteExploded: { event: { type: 'dynamiteExploded', seat: 0 }, heard: ['fuse', 'boom'] },
  keptDice: { event: { type: 'keptDice', seat: 0, dice: ['one', 'one', 'one', 'two', 'beer'] }, heard: ['clack'] },
  shot: { event: { type: 'shot', by: 0, shots: [{ die: 0, at: 1, points: 1 }] }, heard: ['reload', 'shot'] },
  drank: { event: { type: 'drank', by: 0, to: 1, die: 4 }, heard: ['beer'] },
  firedGatling: { event: { type: 'firedGatling', by: 0 }, heard: ['gatling'] },
  usedAbility: { event: { type: 'usedAbility', seat: 1, character: 'paul-regret', on: null }, heard: ['pop'] },
  lostLife: {
    event: { type: 'lostLife', losses: [{ seat: 1, amount: 1, life: 3 }], cause: { kind: 'shot', by: 0 } },
    heard: ['bullet'],
  },
  gainedLife: { event: { type: 'gainedLife', seat: 1, amount: 1, life: 3, why: 'beer' }, heard: ['reload'] },
  eliminated: {
    event: { type: 'eliminated', fallen: [{ seat: 1, role: 'outlaw' }], cause: { kind: 'shot', by: 0 } },
    heard: ['bell', 'stamp'],
  },
  turnEnded: {
    event: { type: 'turnEnded', seat: 1 },
    heard: [],
    silent: 'the spur of the next turn follows, and death needs its silence',
  },
  gameEnded: {
    event: { type: 'gameEnded', outcome: { winners: [0], reason: 'law' }, roles: ['sheriff', 'outlaw', 'renegade'] },
    heard: ['win'],
  },
};
