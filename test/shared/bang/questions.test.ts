import { describe, expect, test } from 'vitest';
import { bang } from '../../../src/shared/bang/index.ts';
import type { BangState } from '../../../src/shared/bang/state.ts';
import { playerAt } from '../../../src/shared/bang/state.ts';
import { randomPicks } from '../../../src/shared/bots/index.ts';
import type { Rng } from '../../../src/shared/engine/rng.ts';
import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import { bangSubject, redealtWhole } from './subject.ts';

/** Random games, looked at before every answer until so many states were seen. */
function inRandomStates(
  { players, states, options = bang.defaults }: { players: number; states: number; options?: typeof bang.defaults },
  look: (state: BangState, rng: Rng) => void,
): void {
  let seen = 0;
  for (let seed = 0; seen < states; seed++) {
    const rng = stateRng({ rng: seedOf(seed * 8 + players) });
    const { state } = bang.setup(players, options, seedOf(seed));
    for (let open = bang.decisions(state)[0]; open && seen < states; open = bang.decisions(state)[0]) {
      look(state, rng);
      seen++;
      bang.answerInPlace(state, open.seat, randomPicks(open, rng));
    }
  }
}

const EVERY_COUNT = [3, 4, 5, 6, 7, 8];

describe('why not', () => {
  test.each(EVERY_COUNT)('every card and seat that is not offered has a reason, with %i players', players => {
    const missing: string[] = [];
    const codes = new Set<string>();
    for (const ownCards of ['refused', 'allowed'] as const)
      inRandomStates({ players, states: 1000, options: { ...bang.defaults, ownCards } }, state => {
        for (let seat = 0; seat < players; seat++) missing.push(...unexplained(state, seat, codes));
      });
    expect(missing).toEqual([]);
    expect([...codes].toSorted()).toEqual(
      expect.arrayContaining(['bang-limit', 'must-be', 'not-oneself', 'only-when-shot', 'out-of-reach']),
    );
  });
});

function unexplained(state: BangState, seat: number, codes: Set<string>): string[] {
  const { hand, decision, refused } = bang.ownView(state, seat);
  for (const { why } of refused) codes.add(why.code);
  if (!decision || !['play', 'dodge', 'indians', 'duel', 'save'].includes(decision.prompt)) return [];
  const where = `seat ${seat}, ${decision.prompt}, ${JSON.stringify(decision.options)}`;
  const offers = decision.options.flatMap(option =>
    option.kind === 'play' || option.kind === 'answer' ? [option] : [],
  );
  const missing: string[] = [];
  for (const card of hand ?? []) {
    const id = card.slice(0, card.indexOf(':'));
    const offered = offers.filter(option => option.card === card);
    if (offered.length === 0 && !refused.some(({ as, at }) => as === id && at === null))
      missing.push(`${card}: ${where}`);
    for (const as of new Set(offered.map(option => option.as))) {
      const at = offered.flatMap(option => (option.kind === 'play' && option.as === as ? [option.at] : []));
      if (at.length === 0 || at.includes(null)) continue;
      for (let other = 0; other < state.players.length; other++)
        if (!at.includes(other) && !refused.some(why => why.as === as && why.at === other))
          missing.push(`${card} as ${as} at ${other}: ${where}`);
    }
  }
  return missing;
}

describe('what a viewer is shown', () => {
  test.each(EVERY_COUNT)('depends on no hand but his own, the one of whoever is asked included, with %i', players => {
    const shown = (state: BangState, viewer: number | 'table') =>
      JSON.stringify([
        bang.publicView(state),
        viewer === 'table' ? null : bang.ownView(state, viewer),
        bang.decisions(state).map(decision => bangSubject.seenOf(decision, viewer)),
      ]);
    const chosen = { ...bang.defaults, characters: 'choice' } as const;
    inRandomStates({ players, states: 400, options: chosen }, (state, rng) => {
      for (const viewer of ['table', ...Array.from({ length: players }, (_, seat) => seat)] as const)
        if (shown(redealtWhole(state, viewer, rng), viewer) !== shown(state, viewer))
          throw new Error(`what ${viewer} is shown depends on a secret: ${JSON.stringify(bang.decisions(state)[0])}`);
    });
  });
});

describe('Sid Ketchum’s standing question', () => {
  test('has another number if and only if it asks about another hand, and answering it disturbs nobody', () => {
    let healed = 0;
    let disturbed = 0;
    const asked = new Map<BangState, { no: number; options: string }>();
    for (const players of EVERY_COUNT)
      inRandomStates({ players, states: 4000 }, (state, rng) => {
        const [open, standing] = bang.decisions(state);
        if (!open || !standing) return;
        const options = JSON.stringify(standing.options);
        const last = asked.get(state);
        if (last && (last.no === standing.no) !== (last.options === options))
          throw new Error(`number ${last.no} became ${standing.no}, options ${last.options} became ${options}`);
        asked.set(state, { no: standing.no, options });
        if (rng.int(4) > 0) return;
        const picks = randomPicks(standing, rng);
        const life = playerAt(state, standing.seat).life;
        bang.answerInPlace(state, standing.seat, picks);
        healed += playerAt(state, standing.seat).life - life;
        const [now] = bang.decisions(state);
        const same = JSON.stringify(now?.options) === JSON.stringify(open.options);
        if (!same) disturbed++;
        if (now?.seat !== open.seat || (now.no === open.no) !== same)
          throw new Error(`question ${open.no} to ${open.seat} became ${now?.no} to ${now?.seat}`);
      });
    expect(healed).toBeGreaterThan(20);
    expect(disturbed).toBeGreaterThan(0);
  });

  test('is not asked where the house lets him act only when he is asked himself', () => {
    inRandomStates({ players: 8, states: 3000, options: { ...bang.defaults, sidActs: 'asked' } }, state => {
      if (bang.decisions(state).length > 1) throw new Error('he is asked aside');
    });
  });
});
