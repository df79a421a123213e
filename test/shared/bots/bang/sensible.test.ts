import { describe, expect, test } from 'vitest';
import { bang } from '../../../../src/shared/bang/index.ts';
import type { Option } from '../../../../src/shared/bang/model.ts';
import type { BotName } from '../../../../src/shared/bots/index.ts';
import { BANG_BOTS } from '../../../../src/shared/bots/index.ts';
import { picksFault } from '../../../../src/shared/engine/decision.ts';
import { seedOf, stateRng } from '../../../../src/shared/engine/rng.ts';
import { simulate } from '../../../../src/shared/engine/simulate.ts';
import type { Role } from '../../../../src/shared/roles.ts';
import { bangScene } from '../../../scenario.ts';

/** What the sensible bot answers now, in words. */
function chosen(scene: ReturnType<typeof bangScene>): string {
  const { view, own, decision } = scene.sight();
  const picks = BANG_BOTS.sensible(view, own, decision, stateRng({ rng: seedOf(1) }));
  expect(picksFault(decision, picks)).toBeNull();
  return picks.map(pick => inWords(decision.options[pick])).join(', ');
}

function inWords(option: Option | undefined): string {
  switch (option?.kind) {
    case 'play':
      return option.at === null ? option.as : `${option.as} at ${option.at}`;
    case 'answer':
      return option.as;
    case 'card':
      return option.card.split(':')[0] ?? '';
    case 'hand':
      return `hand of ${option.of}`;
    case 'character':
      return option.character;
    default:
      return option?.kind ?? 'nothing';
  }
}

const PLAIN = ['ben', 'cal', 'dan', 'eve'];

describe('in his turn the bot', () => {
  test('takes up the better weapon and leaves the worse in his hand', () => {
    expect(chosen(bangScene(['ann holds winchester missed', ...PLAIN]))).toBe('winchester');
    expect(chosen(bangScene(['ann holds winchester missed with schofield', ...PLAIN]))).toBe('winchester');
    expect(chosen(bangScene(['ann holds schofield missed with winchester', ...PLAIN]))).toBe('end');
  });

  test('puts Barrel, Mustang and Scope before himself', () => {
    expect(chosen(bangScene(['ann holds barrel missed', ...PLAIN]))).toBe('barrel');
    expect(chosen(bangScene(['ann holds mustang missed', ...PLAIN]))).toBe('mustang');
    expect(chosen(bangScene(['ann holds scope missed', ...PLAIN]))).toBe('scope');
  });

  test('keeps his only Beer for the last life, drinks a second one when hurt, and none at full life', () => {
    expect(chosen(bangScene(['ann 2 life holds beer missed', ...PLAIN]))).toBe('end');
    expect(chosen(bangScene(['ann 2 life holds beer beer', ...PLAIN]))).toBe('beer');
    expect(chosen(bangScene(['ann holds beer beer', ...PLAIN]))).toBe('end');
  });

  test('as a Deputy does not shoot the Sheriff, as an Outlaw nobody else', () => {
    expect(chosen(bangScene(['ann deputy holds bang', 'ben sheriff', 'cal', 'dan', 'eve']))).toBe('bang at 4');
    expect(chosen(bangScene(['ann outlaw holds bang', 'ben sheriff', 'cal', 'dan', 'eve']))).toBe('bang at 1');
    expect(
      chosen(bangScene(['ann deputy holds cat-balou', 'ben sheriff with barrel', 'cal dead', 'dan dead', 'eve dead'])),
    ).toBe('end');
  });

  const missed = Array.from({ length: 10 }, () => 'missed');

  test('as the Sheriff shoots whoever shot him, as an Outlaw spares him', () => {
    const afterwards = (ann: string, dan: string) =>
      bangScene([`ann ${ann} holds bang`, 'ben holds bang beer', dan, 'cal', 'eve'], { turn: 'ben', deck: missed });
    const shot = afterwards('sheriff', 'dan')
      .plays('ben', 'bang', 'ann')
      .takes('ann')
      .ends('ben')
      .ends('dan')
      .ends('cal')
      .ends('eve');
    expect(chosen(shot)).toBe('bang at 1');
    const outlaws = afterwards('outlaw', 'dan sheriff holds beer')
      .plays('ben', 'bang', 'dan')
      .takes('dan')
      .ends('ben')
      .ends('dan')
      .ends('cal')
      .ends('eve');
    expect(chosen(outlaws)).toBe('bang at 4');
  });

  test('fights a Duel only with a BANG! to answer with', () => {
    expect(chosen(bangScene(['ann outlaw holds duel missed', 'ben sheriff', 'cal', 'dan', 'eve']))).toBe('end');
    const armed = bangScene(['ann outlaw holds bang bang duel', 'ben sheriff holds beer', 'cal', 'dan', 'eve']);
    expect(chosen(armed.plays('ann', 'bang', 'ben').takes('ben'))).toBe('duel at 1');
  });

  test('sends Indians! and Gatling where more enemies than friends are hurt, and not at a dying Sheriff', () => {
    expect(chosen(bangScene(['ann sheriff holds gatling', ...PLAIN]))).toBe('gatling');
    expect(chosen(bangScene(['ann deputy holds indians', 'ben sheriff 1 life', 'cal', 'dan', 'eve']))).toBe('end');
  });

  test('robs the Sheriff as an Outlaw, and of the best', () => {
    const scene = bangScene(['ann outlaw holds panic missed', 'ben sheriff with scope barrel', 'cal', 'dan', 'eve']);
    expect(chosen(scene)).toBe('panic at 1');
    expect(chosen(scene.plays('ann', 'panic', 'ben'))).toBe('barrel');
  });

  test('as a Deputy takes no card of the Sheriff’s', () => {
    expect(chosen(bangScene(['ann deputy holds panic', 'ben sheriff with barrel', 'cal', 'dan', 'eve']))).toBe('end');
  });

  test('puts an enemy in Jail', () => {
    expect(chosen(bangScene(['ann sheriff holds jail', ...PLAIN]))).toMatch(/^jail at [1-4]$/);
  });
});

describe('when he is asked, the bot', () => {
  test('answers a shot with Barrel, then Missed!, and keeps a Missed! that is not enough', () => {
    const scene = bangScene(['ann holds bang', 'ben holds missed with barrel', 'cal', 'dan', 'eve'], {
      deck: ['spades'],
    });
    scene.plays('ann', 'bang', 'ben');
    expect(chosen(scene)).toBe('draw');
    expect(chosen(scene.draws('ben', 'barrel'))).toBe('missed');
    const slab = bangScene(['ann slab-the-killer holds bang', 'ben holds missed', 'cal', 'dan', 'eve']);
    expect(chosen(slab.plays('ann', 'bang', 'ben'))).toBe('take');
    const twice = bangScene(['ann slab-the-killer holds bang', 'ben holds missed missed', 'cal', 'dan', 'eve']);
    expect(chosen(twice.plays('ann', 'bang', 'ben'))).toBe('missed');
  });

  test('drinks his Beer when the last life is gone', () => {
    const scene = bangScene(['ann holds bang', 'ben 1 life holds beer', 'cal', 'dan', 'eve']);
    expect(chosen(scene.plays('ann', 'bang', 'ben').takes('ben'))).toBe('beer');
  });

  test('as Sid Ketchum gives his two worst cards to stay alive', () => {
    const scene = bangScene([
      'ann holds bang',
      'ben sid-ketchum 1 life holds duel missed dynamite',
      'cal',
      'dan',
      'eve',
    ]);
    scene.plays('ann', 'bang', 'ben').takes('ben');
    expect(chosen(scene)).toBe('heal');
  });

  test('discards what is worth least', () => {
    const scene = bangScene(['ann 2 life holds beer missed duel dynamite', ...PLAIN]).ends('ann');
    expect(chosen(scene)).toBe('dynamite, duel');
  });

  test('takes the best of the General Store', () => {
    const scene = bangScene(['ann holds general-store missed', ...PLAIN], {
      deck: ['duel', 'dynamite', 'beer', 'jail', 'scope'],
    });
    expect(chosen(scene.plays('ann', 'general-store'))).toBe('beer');
  });

  test('as Kit Carlson keeps the better two, as Pedro Ramirez takes a good discard, as Jesse Jones an enemy’s card', () => {
    const kit = bangScene(['ann kit-carlson', ...PLAIN], { begins: 'ann', deck: ['dynamite', 'missed', 'beer'] });
    expect(chosen(kit)).toBe('beer, missed');
    const pedro = bangScene(['ann pedro-ramirez', ...PLAIN], { begins: 'ann', discard: ['missed'] });
    expect(chosen(pedro)).toBe('missed');
    const jesse = bangScene(['ann outlaw jesse-jones', 'ben sheriff holds missed', 'cal holds beer', 'dan', 'eve'], {
      begins: 'ann',
    });
    expect(chosen(jesse)).toBe('hand of 1');
  });
});

/** Who wins how often when each role plays by its own bot. */
function wins(games: number, botOf: (role: Role) => BotName) {
  const counts: Record<string, number> = {};
  for (let game = 0; game < games; game++) {
    const seed = seedOf(2 * game);
    const roles = bang.setup(5, bang.defaults, seed).state.players.map(player => player.role);
    const { outcome } = simulate(bang, {
      players: 5,
      options: bang.defaults,
      seed,
      chance: stateRng({ rng: seedOf(2 * game + 1) }),
      chooserAt: seat => (decision, rng, sight) =>
        BANG_BOTS[botOf(roles[seat] ?? 'outlaw')](sight.view(), sight.own(), decision, rng),
    });
    counts[outcome.reason] = (counts[outcome.reason] ?? 0) + 1;
  }
  return counts;
}

describe('over 60 card games of five', () => {
  const isLaw = (role: Role) => role === 'sheriff' || role === 'deputy';
  const allRandom = wins(60, () => 'random');

  test('a sensible law wins far more often than a random one', () => {
    const sensibleLaw = wins(60, role => (isLaw(role) ? 'sensible' : 'random'));
    expect(sensibleLaw['law']).toBeGreaterThan((allRandom['law'] ?? 0) * 1.3);
  });

  test('sensible Outlaws win far more often than random ones', () => {
    const sensibleOutlaws = wins(60, role => (role === 'outlaw' ? 'sensible' : 'random'));
    expect(sensibleOutlaws['outlaws']).toBeGreaterThan((allRandom['outlaws'] ?? 0) * 1.3);
  });

  test('a Deputy turns no card on the Sheriff, nor the Sheriff on a Deputy who never did', () => {
    let turned = 0;
    for (let game = 0; game < 60; game++) {
      const { state } = bang.setup(5, bang.defaults, seedOf(game));
      const roles = state.players.map(({ role }) => role);
      const sheriff = roles.indexOf('sheriff');
      simulate(bang, {
        players: 5,
        options: bang.defaults,
        seed: seedOf(game),
        chance: stateRng({ rng: seedOf(game + 1000) }),
        chooserAt: seat => (decision, rng, sight) => {
          const picks = BANG_BOTS.sensible(sight.view(), sight.own(), decision, rng);
          for (const pick of picks) {
            const option = decision.options[pick];
            if (option?.kind !== 'play' || option.at === null) continue;
            turned++;
            if (
              roles[seat] === 'deputy' &&
              option.at === sheriff &&
              !sight.view().inPlay[sheriff]?.some(card => /^(jail|dynamite)/.test(card))
            )
              throw new Error(`the Deputy played ${option.as} at the Sheriff in game ${game}`);
          }
          return picks;
        },
      });
    }
    expect(turned).toBeGreaterThan(1000);
  });
});
