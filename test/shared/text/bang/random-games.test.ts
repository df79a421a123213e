import { expect, test } from 'vitest';
import { CARDS } from '../../../../src/shared/bang/cards/index.ts';
import { CHARACTERS } from '../../../../src/shared/bang/characters/index.ts';
import { bang } from '../../../../src/shared/bang/index.ts';
import { randomPicks } from '../../../../src/shared/bots/index.ts';
import { seedOf, stateRng } from '../../../../src/shared/engine/rng.ts';
import { anyOf } from '../../../../src/shared/engine/simulate.ts';
import { optionText } from '../../../../src/shared/text/bang/options.ts';
import { bangAskedText, bangQuestionText } from '../../../../src/shared/text/bang/prompts.ts';
import { refusedText } from '../../../../src/shared/text/bang/refused.ts';
import { tellBang } from '../../../../src/shared/text/bang/story.ts';
import { ticketLine } from '../../../../src/shared/text/bang/table.ts';
import type { BangWords } from '../../../../src/shared/text/bang/words.ts';
import { bang as en } from '../../../../src/shared/text/en/bang/index.ts';
import { bang as ja } from '../../../../src/shared/text/ja/bang/index.ts';

const NAMES = ['Ann', 'Ben', 'Cal', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
const name = (seat: number): string => NAMES[seat] ?? '?';
const ID = new RegExp(`\\b(${[...CARDS, ...CHARACTERS].join('|')}):|wells-fargo|cat-balou|rev-carabine`);

/** Everything that any screen says in one random game, with `seat` looking on. */
function* said(words: BangWords, players: number, seed: number): Generator<string> {
  const rng = stateRng({ rng: seedOf(seed) });
  const { state, events } = bang.setup(players, { ...bang.defaults, characters: 'choice' }, seedOf(seed));
  let happened = events;
  for (;;) {
    for (const viewer of ['table', 0] as const)
      for (const event of happened) {
        const seen = bang.eventFor(event, viewer);
        if (seen) yield tellBang(words, seen, name);
      }
    const asked = anyOf(bang.decisions(state), rng);
    if (!asked) return;
    const view = bang.publicView(state);
    for (const other of view.asked) yield bangAskedText(words, other, view, name);
    for (const pending of view.pending) yield ticketLine(words, pending, name);
    const { ask, why } = bangQuestionText(words, asked, view, name);
    yield ask;
    yield why;
    for (const option of asked.options) yield optionText(words, option, asked, view, name).label;
    for (const refused of bang.ownView(state, asked.seat).refused) yield refusedText(words, refused, asked.seat, name);
    happened = bang.answerInPlace(state, asked.seat, randomPicks(asked, rng));
  }
}

test.each([
  ['English', en],
  ['Japanese', ja],
] as const)(
  'whole random games are told in %s, without a gap or the id of anything',
  (_, words) => {
    let sentences = 0;
    for (let players = 3; players <= 8; players++)
      for (let seed = 0; seed < 2; seed++)
        for (const sentence of said(words, players, seed)) {
          sentences++;
          if (sentence === '' || /undefined|NaN|\?\?|^\?| \?/.test(sentence) || ID.test(sentence))
            throw new Error(`“${sentence}” was said with ${players} players, seed ${seed}`);
        }
    expect(sentences).toBeGreaterThan(5_000);
  },
  30_000,
);
