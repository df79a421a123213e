import { describe, expect, test } from 'vitest';
import { handFor, targetsOf, whyNot } from '../../../src/renderer/phone/bang/selection.ts';
import { choicesOf, tooFar } from '../../../src/renderer/phone/dice/selection.ts';
import { bang } from '../../../src/shared/bang/index.ts';
import { randomPicks } from '../../../src/shared/bots/index.ts';
import { dice } from '../../../src/shared/dice/index.ts';
import type { Rng } from '../../../src/shared/engine/rng.ts';
import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import type { GameTypes, Ruleset } from '../../../src/shared/engine/ruleset.ts';
import { anyOf } from '../../../src/shared/engine/simulate.ts';
import { refusedText } from '../../../src/shared/text/bang/refused.ts';
import { bang as en } from '../../../src/shared/text/en/bang/index.ts';
import { bang as ja } from '../../../src/shared/text/ja/bang/index.ts';

/** Shows `look` every question of a game of random answers. */
function walk<G extends GameTypes>(
  ruleset: Ruleset<G>,
  { seed, players }: { seed: number; players: number },
  look: (state: G['State'], decision: ReturnType<Ruleset<G>['decisions']>[number]) => void,
): void {
  const chance: Rng = stateRng({ rng: seedOf(seed + 1) });
  const { state } = ruleset.setup(players, ruleset.defaults, seedOf(seed));
  for (;;) {
    const open = ruleset.decisions(state);
    for (const decision of open) look(state, decision);
    const asked = anyOf(open, chance);
    if (!asked) return;
    ruleset.answerInPlace(state, asked.seat, randomPicks(asked, chance));
  }
}

const GAMES = [3, 4, 5, 6, 7, 8].flatMap(players => [1, 2, 3].map(seed => ({ players, seed: 100 * players + seed })));

describe('in the card game', () => {
  test('every card and every player that cannot be chosen says why, in words with their numbers', () => {
    const codes = new Set<string>();
    for (const game of GAMES)
      walk(bang, game, (state, decision) => {
        if (decision.prompt !== 'play') return;
        const { seat } = decision;
        const own = bang.ownView(state, seat);
        const view = bang.publicView(state);
        const hand = handFor(own.hand ?? [], decision);
        for (const held of hand) {
          const where = `${held.card} of seat ${seat} in ${JSON.stringify(game)}`;
          const refused = held.ways.length === 0 ? whyNot(held.card, own.refused) : null;
          if (held.ways.length === 0 && !refused) throw new Error(`nothing says why ${where} cannot be played`);
          const targets = targetsOf(held, own.refused, view, seat);
          const others = view.fell.flatMap((fell, at) => (fell === null && at !== seat ? [at] : []));
          const missing = targets.length === 0 ? [] : others.filter(at => !targets.some(one => one.seat === at));
          if (missing.length > 0) throw new Error(`nothing is said of seats ${missing.join()} for ${where}`);
          for (const why of [refused, ...targets.map(target => target.refused)]) {
            if (!why) continue;
            codes.add(why.why.code);
            for (const words of [en, ja]) {
              const text = refusedText(words, why, seat, at => `N${at}`);
              if (text.length < 6 || /undefined|NaN|\?\?/.test(text))
                throw new Error(`"${text}" is no reason: ${where}`);
              const numbers = Object.values(why.why).filter(value => typeof value === 'number' && value > 1);
              if (why.why.code === 'out-of-reach' && !numbers.every(n => text.includes(String(n))))
                throw new Error(`"${text}" lacks ${numbers.join()}: ${where}`);
            }
          }
        }
      });
    expect([...codes].toSorted()).toEqual([
      'bang-limit',
      'beer-last-two',
      'in-play-already',
      'no-cards',
      'nobody-has-cards',
      'nobody-in-reach',
      'nobody-to-jail',
      'only-when-shot',
      'out-of-reach',
      'sheriff-not-jailed',
    ]);
  });

  test('a card that is no answer to a shot, Indians or a Duel says which would be one', () => {
    const asked = new Set<string>();
    for (const game of GAMES)
      walk(bang, game, (state, decision) => {
        const { prompt, seat, options } = decision;
        if (prompt !== 'dodge' && prompt !== 'indians' && prompt !== 'duel' && prompt !== 'save') return;
        asked.add(prompt);
        const own = bang.ownView(state, seat);
        const offered = options.flatMap(option => (option.kind === 'answer' ? [option.card] : []));
        for (const card of own.hand ?? []) {
          const why = whyNot(card, own.refused);
          if ((why === null) !== offered.includes(card))
            throw new Error(`${card} is ${why ? 'refused and offered' : 'neither offered nor refused'}: ${prompt}`);
        }
      });
    expect([...asked].toSorted()).toEqual(['dodge', 'duel', 'indians', 'save']);
  });
});

test('in the dice game every living player whom a die cannot hit is shown with how far away he is', () => {
  let far = 0;
  for (const game of GAMES)
    walk(dice, game, (state, decision) => {
      if (decision.prompt !== 'shoot') return;
      const view = dice.publicView(state);
      const others = view.fell.flatMap((fell, at) => (fell === null && at !== decision.seat ? [at] : []));
      for (const choice of choicesOf(decision)) {
        const reach = choice.options.flatMap(({ option }) => (option.kind === 'shoot' ? [option.at] : []));
        if (reach.length === 0) continue;
        const refused = tooFar(view, decision.seat, choice);
        far += refused.length;
        const told = view.fell.flatMap((_, at) =>
          reach.includes(at) || refused.some(one => one.seat === at) ? [at] : [],
        );
        if (told.join() !== others.join()) throw new Error(`${told.join()} are told of, not ${others.join()}`);
        if (refused.some(({ away }) => away < 1)) throw new Error(`${JSON.stringify(refused)} are no distances`);
      }
    });
  expect(far).toBeGreaterThan(20);
});
