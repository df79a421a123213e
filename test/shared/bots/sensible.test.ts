import { describe, expect, test } from 'vitest';
import type { BotName } from '../../../src/shared/bots/index.ts';
import { choose, DICE_BOTS } from '../../../src/shared/bots/index.ts';
import { dice } from '../../../src/shared/dice/index.ts';
import type { Option } from '../../../src/shared/dice/model.ts';
import { picksFault } from '../../../src/shared/engine/decision.ts';
import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import { simulate } from '../../../src/shared/engine/simulate.ts';
import type { Role } from '../../../src/shared/roles.ts';
import type { Sitting } from '../dice/position.ts';
import { position } from '../dice/position.ts';

/** What the sensible bot answers now, as options. */
function chosen(game: ReturnType<typeof position>): (Option | undefined)[] {
  const decision = game.open();
  if (!decision) throw new Error('nobody is asked');
  const state = game.state();
  const rng = stateRng({ rng: seedOf(1) });
  const picks = choose(dice.publicView(state), dice.ownView(state, decision.seat), decision, rng);
  expect(picksFault(decision, picks)).toBeNull();
  return picks.map(pick => decision.options[pick]);
}

/** Five at the table; seat 0, with `me`, has thrown `faces` and stopped unless the last question is the throw. */
function thrown(me: Sitting, faces: string, others: Partial<Record<number, Sitting>> = {}) {
  const table: Sitting[] = [
    me,
    ['sheriff', 'rose-doolan', 11, 0],
    ['outlaw', 'jourdonnais', 7, 0],
    ['renegade', 'paul-regret', 9, 0],
    ['outlaw', 'willy-the-kid', 8, 0],
  ];
  const game = position(
    table.map((sitting, seat) => others[seat] ?? sitting),
    faces,
  );
  game.answer({ kind: 'throw' });
  return game;
}

describe('the sensible bot', () => {
  test('as a Deputy shoots past the Sheriff, as an Outlaw at him', () => {
    const deputy = thrown(['deputy', 'lucky-duke', 8, 0], '1BBDG');
    deputy.answer();
    expect(chosen(deputy)).toEqual([{ kind: 'shoot', die: 0, at: 4 }]);
    const outlaw = thrown(['outlaw', 'lucky-duke', 8, 0], '1BBDG', { 2: ['deputy', 'jourdonnais', 7, 0] });
    outlaw.answer();
    expect(chosen(outlaw)).toEqual([{ kind: 'shoot', die: 0, at: 1 }]);
  });

  test('drinks when hurt, gives the Sheriff the beer of a sound Deputy, and an enemy nothing', () => {
    const hurt = thrown(['deputy', 'lucky-duke', 3, 0], 'BDDGG');
    hurt.answer();
    expect(chosen(hurt)).toEqual([{ kind: 'drink', die: 0, to: 0 }]);
    const sound = thrown(['deputy', 'lucky-duke', 8, 0], 'BDDGG', { 1: ['sheriff', 'rose-doolan', 4, 0] });
    sound.answer();
    expect(chosen(sound)).toEqual([{ kind: 'drink', die: 0, to: 1 }]);
    const sheriff = thrown(['sheriff', 'lucky-duke', 10, 0], 'BDDGG', {
      1: ['deputy', 'rose-doolan', 9, 0],
      2: ['outlaw', 'jourdonnais', 2, 0],
    });
    sheriff.answer();
    expect(chosen(sheriff)).toEqual([{ kind: 'drink', die: 0, to: 0 }]);
  });

  test('throws arrows and useless beers again and keeps a shot', () => {
    const game = thrown(['outlaw', 'lucky-duke', 8, 0], '1BAGG', { 2: ['deputy', 'jourdonnais', 7, 0] });
    expect(chosen(game)).toEqual([
      { kind: 'die', die: 1 },
      { kind: 'die', die: 2 },
    ]);
  });

  test('stops before an attack that would be its last', () => {
    const game = thrown(['outlaw', 'lucky-duke', 4, 3], 'AABDG', { 4: ['outlaw', 'willy-the-kid', 8, 3] });
    expect(game.state().pile).toBe(1);
    expect(chosen(game)).toEqual([]);
  });

  test('stops at its last life when a third dynamite would take it', () => {
    expect(chosen(thrown(['outlaw', 'lucky-duke', 1, 0], 'DDBAG'))).toEqual([]);
  });

  test('as Bart takes arrows for his last lives', () => {
    const game = thrown(['sheriff', 'lucky-duke', 10, 0], '11BDG', { 1: ['outlaw', 'bart-cassidy', 2, 4] });
    game.answer();
    game.answer({ kind: 'shoot', die: 0, at: 1 }, { kind: 'shoot', die: 1, at: 1 });
    expect(chosen(game)).toEqual([{ kind: 'swap', arrows: 2 }]);
  });
});

/** Who wins how often when each role plays by its own bot. */
function wins(games: number, botOf: (role: Role) => BotName) {
  const counts: Record<string, number> = {};
  for (let game = 0; game < games; game++) {
    const seed = seedOf(2 * game);
    const roles = dice.setup(5, dice.defaults, seed).state.players.map(player => player.role);
    const { outcome } = simulate(dice, {
      players: 5,
      options: dice.defaults,
      seed,
      chance: stateRng({ rng: seedOf(2 * game + 1) }),
      chooserAt: seat => (decision, rng, sight) =>
        DICE_BOTS[botOf(roles[seat] ?? 'outlaw')](sight.view(), sight.own(), decision, rng),
    });
    counts[outcome.reason] = (counts[outcome.reason] ?? 0) + 1;
  }
  return counts;
}

describe('over 300 games of five', () => {
  const isLaw = (role: Role) => role === 'sheriff' || role === 'deputy';
  const allRandom = wins(300, () => 'random');

  test('a sensible law wins far more often than a random one', () => {
    const sensibleLaw = wins(300, role => (isLaw(role) ? 'sensible' : 'random'));
    expect(sensibleLaw['law']).toBeGreaterThan((allRandom['law'] ?? 0) * 1.3);
  });

  test('sensible Outlaws win more often than random ones', () => {
    const sensibleOutlaws = wins(300, role => (role === 'outlaw' ? 'sensible' : 'random'));
    expect(sensibleOutlaws['outlaws']).toBeGreaterThan((allRandom['outlaws'] ?? 0) * 1.1);
  });

  test('a Deputy never shoots the Sheriff when another can be hit', () => {
    let shots = 0;
    for (let game = 0; game < 300; game++) {
      simulate(dice, {
        players: 5,
        options: dice.defaults,
        seed: seedOf(game),
        chance: stateRng({ rng: seedOf(game + 1000) }),
        chooserAt: () => (decision, rng, sight) => {
          const view = sight.view();
          const own = sight.own();
          const picks = choose(view, own, decision, rng);
          if (own.role !== 'deputy' || decision.prompt !== 'shoot') return picks;
          const sheriff = view.roles.indexOf('sheriff');
          let start = 0;
          for (const { size, min } of decision.groups) {
            const group = decision.options.slice(start, start + size);
            const pick = picks.find(p => p >= start && p < start + size);
            const at = (option: Option | undefined) => (option?.kind === 'shoot' ? option.at : null);
            if (min === 1 && size > 1) {
              shots++;
              if (at(decision.options[pick ?? -1]) === sheriff && group.some(option => at(option) !== sheriff))
                throw new Error(`the Deputy shot the Sheriff in game ${game}`);
            }
            start += size;
          }
          return picks;
        },
      });
    }
    expect(shots).toBeGreaterThan(500);
  });
});
