import { describe, expect, test } from 'vitest';
import type { BotName } from '../../../../src/shared/bots/index.ts';
import { DICE_BOTS } from '../../../../src/shared/bots/index.ts';
import { dice } from '../../../../src/shared/dice/index.ts';
import type { Option } from '../../../../src/shared/dice/model.ts';
import { picksFault } from '../../../../src/shared/engine/decision.ts';
import { seedOf, stateRng } from '../../../../src/shared/engine/rng.ts';
import { simulate } from '../../../../src/shared/engine/simulate.ts';
import type { Role } from '../../../../src/shared/roles.ts';
import { diceScene } from '../../../scenario.ts';

/** What the sensible bot answers now, as options. */
function chosen(game: ReturnType<typeof diceScene>): (Option | undefined)[] {
  const { view, own, decision } = game.sight();
  const picks = DICE_BOTS.sensible(view, own, decision, stateRng({ rng: seedOf(1) }));
  expect(picksFault(decision, picks)).toBeNull();
  return picks.map(pick => decision.options[pick]);
}

const OTHERS = ['ben sheriff rose-doolan', 'cal outlaw jourdonnais', 'dan renegade paul-regret', 'eve outlaw'];

/** Five at the table, of whom `me` has the turn and has thrown `faces`; `others` sit instead of those of their name. */
function thrown(me: string, faces: string, ...others: string[]) {
  const named = (name: string) => others.find(other => other.startsWith(name));
  return diceScene([me, ...OTHERS.map(seat => named(seat.slice(0, 3)) ?? seat)]).throws(faces);
}

describe('the sensible bot', () => {
  test('as a Deputy shoots past the Sheriff, as an Outlaw at him', () => {
    const deputy = thrown('ann deputy lucky-duke', '1BBDG').stops();
    expect(chosen(deputy)).toEqual([{ kind: 'shoot', die: 0, at: 4 }]);
    const outlaw = thrown('ann outlaw lucky-duke', '1BBDG', 'cal deputy jourdonnais').stops();
    expect(chosen(outlaw)).toEqual([{ kind: 'shoot', die: 0, at: 1 }]);
  });

  test('drinks when hurt, gives the Sheriff the beer of a sound Deputy, and an enemy nothing', () => {
    const hurt = thrown('ann deputy lucky-duke 3 life', 'BDDGG').stops();
    expect(chosen(hurt)).toEqual([{ kind: 'drink', die: 0, to: 0 }]);
    const sound = thrown('ann deputy lucky-duke', 'BDDGG', 'ben sheriff rose-doolan 4 life').stops();
    expect(chosen(sound)).toEqual([{ kind: 'drink', die: 0, to: 1 }]);
    const sheriff = thrown(
      'ann sheriff lucky-duke',
      'BDDGG',
      'ben deputy rose-doolan',
      'cal outlaw jourdonnais 2 life',
    ).stops();
    expect(chosen(sheriff)).toEqual([{ kind: 'drink', die: 0, to: 0 }]);
  });

  test('throws arrows and useless beers again and keeps a shot', () => {
    const game = thrown('ann outlaw lucky-duke', '1BAGG', 'cal deputy jourdonnais');
    expect(chosen(game)).toEqual([
      { kind: 'die', die: 1 },
      { kind: 'die', die: 2 },
    ]);
  });

  test('stops before an attack that would be its last', () => {
    const game = thrown('ann outlaw lucky-duke 4 life 3 arrows', 'AABDG', 'eve outlaw 3 arrows').shows({ pile: 1 });
    expect(chosen(game)).toEqual([]);
  });

  test('stops at its last life when a third dynamite would take it', () => {
    expect(chosen(thrown('ann outlaw lucky-duke 1 life', 'DDBAG'))).toEqual([]);
  });

  test('as Bart takes arrows for his last lives', () => {
    const game = thrown('ann sheriff lucky-duke', '11BDG', 'ben outlaw bart-cassidy 2 life 4 arrows')
      .stops()
      .shoots('ben', 'ben');
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
          const picks = DICE_BOTS.sensible(view, own, decision, rng);
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
