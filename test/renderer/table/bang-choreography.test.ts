import { describe, expect, test } from 'vitest';
import { perform } from '../../../src/renderer/table/choreography/bang.ts';
import { keepsAway, type Player } from '../../../src/renderer/table/choreography/skills.ts';
import type { SeenBangEvent } from '../../../src/shared/bang/facts.ts';
import { bangRecorder } from './bang-recorder.ts';

async function performed(events: readonly SeenBangEvent[], options = {}): Promise<string[]> {
  const stage = bangRecorder(options);
  for (const [i, event] of events.entries()) await perform(stage, event, events.slice(i + 1));
  return stage.told;
}

const bang: SeenBangEvent = { type: 'played', seat: 0, card: 'bang:AS', as: 'bang', at: 1 };
const wound: SeenBangEvent = { type: 'lostLife', seat: 1, amount: 1, life: 3, cause: { kind: 'bang', by: 0 } };
const death: SeenBangEvent = { type: 'eliminated', seat: 1, role: 'outlaw', cause: { kind: 'bang', by: 0 }, by: 0 };

describe('a played card', () => {
  test('is shown, then what it aims at, then it goes to the discard pile', async () => {
    expect(await performed([bang])).toEqual(['present bang:AS of 0', 'aim 1', 'bang:AS middle > discard']);
  });

  test('that stays lies down before its owner, Jail before whom it is for', async () => {
    expect(
      await performed([
        { type: 'played', seat: 2, card: 'barrel:QS', as: 'barrel', at: null },
        { type: 'played', seat: 2, card: 'jail:JS', as: 'jail', at: 1 },
      ]),
    ).toEqual([
      'present barrel:QS of 2',
      'barrel:QS middle > inPlay 2',
      'present jail:JS of 2',
      'point 2 > 1',
      'jail:JS middle > inPlay 1',
    ]);
  });

  test('a Missed! that Calamity Janet shoots with is aimed', async () => {
    expect(await performed([{ type: 'played', seat: 0, card: 'missed:2S', as: 'bang', at: 2 }])).toContain('aim 2');
  });

  test('the Gatling aims at everybody else', async () => {
    expect(await performed([{ type: 'played', seat: 1, card: 'gatling:10H', as: 'gatling', at: null }])).toContain(
      'aim 0 2',
    );
  });
});

describe('a set piece', () => {
  const others = { seat: 1, at: null } as const;

  test('Indians! come out of the dark at everybody else, before anybody is hurt', async () => {
    expect(await performed([{ type: 'played', card: 'indians:KD', as: 'indians', ...others }])).toEqual([
      'present indians:KD of 1',
      'lamp dimmed',
      'volley 0 2',
      'lamp lit',
      'indians:KD middle > discard',
    ]);
  });

  test('the Gatling turns to everybody else and hurts nobody yet', async () => {
    expect(await performed([{ type: 'played', card: 'gatling:10H', as: 'gatling', ...others }])).toEqual([
      'present gatling:10H of 1',
      'aim 0 2',
      'gatling 1 > 0 2',
      'gatling:10H middle > discard',
    ]);
  });

  test('in a Duel the two face each other, then shots go to and fro, and the last one hits', async () => {
    const bangs = (seat: number): SeenBangEvent => ({ type: 'answered', seat, card: 'bang:2D', as: 'bang', by: 0 });
    const told = await performed([
      { type: 'played', seat: 0, card: 'duel:QD', as: 'duel', at: 2 },
      bangs(2),
      bangs(0),
      { type: 'lostLife', seat: 2, amount: 1, life: 2, cause: { kind: 'duel', by: 0 } },
    ]);
    expect(told.filter(line => /face|bullet|life/.test(line))).toEqual([
      'face off 0 2',
      'bullet 2 > 0 past',
      'bullet 0 > 2 past',
      'bullet 0 > 2 hit',
      'life 2 2',
    ]);
  });

  test('a BANG! thrown to the Indians is no shot', async () => {
    expect(await performed([{ type: 'answered', seat: 1, card: 'bang:2D', as: 'bang', by: 0 }])).toEqual([
      'present bang:2D of 1',
      'bang:2D middle > discard',
    ]);
  });

  test('the last life beats', async () => {
    expect(await performed([{ ...wound, life: 1 } as SeenBangEvent])).toContain('last life 1');
    expect(await performed([{ ...wound, life: 0 } as SeenBangEvent])).not.toContain('last life 1');
  });
});

describe('an ability that only changes what a card is', () => {
  const shown = async (player: Player, event: SeenBangEvent): Promise<boolean> =>
    (await performed([event], { player })).some(line => line.startsWith('ability'));
  const usual: Player = { character: null, bangs: 0, stretches: false };

  test('is shown with the card', async () => {
    const missed: SeenBangEvent = { type: 'played', seat: 0, card: 'missed:2S', as: 'bang', at: 1 };
    const dodge: SeenBangEvent = { type: 'answered', seat: 0, card: 'bang:AS', as: 'missed', by: 1 };
    expect(await shown({ ...usual, character: 'calamity-janet' }, missed)).toBe(true);
    expect(await shown({ ...usual, character: 'calamity-janet' }, dodge)).toBe(true);
    expect(await shown({ ...usual, character: 'slab-the-killer' }, bang)).toBe(true);
    expect(await shown({ ...usual, character: 'willy-the-kid', bangs: 1 }, bang)).toBe(true);
    expect(await shown({ ...usual, character: 'rose-doolan', stretches: true }, bang)).toBe(true);
  });

  test('is shown when it keeps somebody out of reach, to whoever begins his turn', async () => {
    const began: SeenBangEvent = { type: 'turnBegan', seat: 2, round: 4 };
    expect(await performed([began], { outOfReach: [4] })).toEqual(['turn to 2', 'ability 4 on 2']);
    expect(await performed([began])).toEqual(['turn to 2']);
  });

  test('Paul Regret is farther away for those alone who would reach him', () => {
    expect(keepsAway('paul-regret', { away: 1, reach: 1 })).toBe(true);
    expect(keepsAway('paul-regret', { away: 3, reach: 3 })).toBe(true);
    expect(keepsAway('paul-regret', { away: 2, reach: 1 })).toBe(false);
    expect(keepsAway('paul-regret', { away: 1, reach: 2 })).toBe(false);
    // A Scope sees him next to itself all the same.
    expect(keepsAway('paul-regret', { away: 0, reach: 1 })).toBe(false);
    expect(keepsAway('rose-doolan', { away: 1, reach: 1 })).toBe(false);
  });

  test('is not shown where it changes nothing', async () => {
    expect(await shown({ ...usual, character: 'calamity-janet' }, bang)).toBe(false);
    expect(await shown({ ...usual, character: 'willy-the-kid' }, bang)).toBe(false);
    expect(await shown({ ...usual, character: 'rose-doolan' }, bang)).toBe(false);
    expect(await shown({ ...usual, character: 'paul-regret', bangs: 1, stretches: true }, bang)).toBe(false);
  });
});

describe('a shot', () => {
  test('flies and hits before the life is gone', async () => {
    expect(await performed([wound])).toEqual([
      'lean 0',
      'flash 0',
      'bullet 0 > 1 hit',
      'hold 60',
      'shake 1',
      'relax',
      'life 1 3',
      'smoke 1',
    ]);
  });

  test('that is dodged bends past after the Missed! is shown', async () => {
    expect(
      await performed([
        { type: 'answered', seat: 1, card: 'missed:2C', as: 'missed', by: 0 },
        { type: 'dodged', seat: 1, by: 0 },
      ]),
    ).toEqual(['present missed:2C of 1', 'missed:2C middle > discard', 'bullet 0 > 1 past', 'relax']);
  });

  test('in calm mode keeps order and holds, without flash, shake and smoke', async () => {
    expect(await performed([wound], { calm: true })).toEqual(['bullet 0 > 1 hit', 'hold 60', 'relax', 'life 1 3']);
  });

  test('nobody shoots whoever gives up his own Duel', async () => {
    expect(
      await performed([{ type: 'lostLife', seat: 0, amount: 1, life: 2, cause: { kind: 'duel', by: 0 } }]),
    ).toEqual(['relax', 'life 0 2', 'smoke 0']);
  });
});

describe('a draw!', () => {
  test('is shown, held, flipped and decided before its effect', async () => {
    expect(
      await performed([
        { type: 'flipped', seat: 1, cards: ['bang:7S'], why: 'dynamite' },
        { type: 'checked', seat: 1, card: 'bang:7S', why: 'dynamite', good: false },
        { type: 'dynamiteExploded', seat: 1 },
        { type: 'lostLife', seat: 1, amount: 3, life: 1, cause: { kind: 'dynamite' } },
      ]),
    ).toEqual([
      'draw! 1 dynamite',
      'suspense',
      'flip bang:7S',
      'draw! 1 dynamite',
      'bang:7S bad',
      'hold 900',
      'light',
      'hold 200',
      'boom 1',
      'shake 1',
      'relax',
      'life 1 1',
      'smoke 1',
      'last life 1',
    ]);
  });

  test('without a card left to flip is decided all the same', async () => {
    expect(await performed([{ type: 'checked', seat: 0, card: null, why: 'jail', good: false }])).toEqual([
      'draw! 0 jail',
      'no card bad',
      'hold 900',
      'light',
    ]);
  });
});

describe('cards', () => {
  test('fly from and to where they really go, face down where the table may not look', async () => {
    expect(
      await performed([
        { type: 'drew', seat: 0, cards: [null, null], why: 'turn' },
        { type: 'tookFromHand', seat: 0, from: 2, card: null, why: 'panic' },
        { type: 'tookInPlay', seat: 0, from: 1, card: 'scope:AS' },
        { type: 'tookDiscard', seat: 0, card: 'beer:6H' },
        { type: 'putBack', seat: 0, card: null },
        { type: 'dynamitePassed', from: 1, to: 2, card: 'dynamite:2H' },
        { type: 'tookFromStore', seat: 2, card: 'bang:KH' },
        { type: 'discarded', seat: 0, cards: ['bang:AS', 'beer:6H'], why: 'hand-limit', by: null },
        { type: 'discarded', seat: 1, cards: ['volcanic:10S'], why: 'replaced', by: null },
        { type: 'discarded', seat: 1, cards: ['barrel:QS'], why: 'cat-balou', by: 2 },
      ]),
    ).toEqual([
      '? ? deck > hand 0',
      '? hand 2 > hand 0',
      'scope:AS inPlay 1 > hand 0',
      'beer:6H discard > hand 0',
      '? hand 0 > deck',
      'dynamite:2H inPlay 1 > inPlay 2',
      'bang:KH store > hand 2',
      'bang:AS beer:6H hand 0 > discard',
      'volcanic:10S inPlay 1 > discard',
      'point 2 > 1',
      'barrel:QS of 1 > discard',
    ]);
  });

  test('a new deck is shuffled before it is counted', async () => {
    expect(await performed([{ type: 'reshuffled', cards: 41 }])).toEqual(['? ? ? discard > deck', 'deck 41']);
  });
});

describe('a death', () => {
  test('is silent first, names who takes what, and turns grey before the cards move', async () => {
    expect(
      await performed([
        death,
        { type: 'inherited', seat: 2, from: 1, hand: [null, null], inPlay: ['mustang:8H'] },
        { type: 'drew', seat: 0, cards: [null, null, null], why: 'reward' },
      ]),
    ).toEqual([
      'hold 400',
      'fallen 1 outlaw: inherited, drew',
      'hold 2200',
      'bury 1',
      '? ? mustang:8H of 1 > hand 2',
      '? ? ? deck > hand 0',
    ]);
  });

  test('tells of the Sheriff who pays for a Deputy, and of nothing that comes with the next turn', async () => {
    const deputy: SeenBangEvent = { ...death, role: 'deputy' };
    const [, line] = await performed([
      deputy,
      { type: 'discarded', seat: 1, cards: ['bang:2D'], why: 'eliminated', by: null },
      { type: 'discarded', seat: 0, cards: ['beer:6H', 'beer:7H'], why: 'penalty', by: null },
      { type: 'turnBegan', seat: 2, round: 4 },
      { type: 'drew', seat: 0, cards: [null], why: 'reward' },
    ]);
    expect(line).toBe('fallen 1 deputy: discarded, discarded');
  });
});
