import { expect, test } from 'vitest';
import { perform as performBang } from '../../../src/renderer/table/choreography/bang.ts';
import { perform as performDice } from '../../../src/renderer/table/choreography/dice.ts';
import { BRIGHT, Flashes } from '../../../src/renderer/table/choreography/flashes.ts';
import type { TableStage } from '../../../src/renderer/table/choreography/stage.ts';
import { STAGE } from '../../../src/renderer/table/stage/layout.ts';
import { settle } from '../../../src/renderer/table/stage/tween.ts';
import { bang } from '../../../src/shared/bang/index.ts';
import { randomPicks } from '../../../src/shared/bots/index.ts';
import { dice } from '../../../src/shared/dice/index.ts';
import { seedOf, stateRng } from '../../../src/shared/engine/rng.ts';
import type { GameTypes, Ruleset } from '../../../src/shared/engine/ruleset.ts';
import { anyOf } from '../../../src/shared/engine/simulate.ts';
import { DEFAULT_RULES } from '../../../src/shared/house-rules.ts';
import { bangRecorder } from './bang-recorder.ts';
import { recorder } from './recorder.ts';

/** How long what is seen between two flashes takes, in milliseconds; all else is taken to be over at once. */
const TAKES: Partial<Record<keyof TableStage | 'fly' | 'shoot' | 'tumble', number>> = {
  lean: 260,
  shake: 180,
  aim: 180,
  fly: 200,
  shoot: 200,
  smoke: 500,
};

interface Clocked {
  now: number;
  readonly flashes: number[];
  asked: number;
}

/** The same stage, with a clock that goes on with what is shown, hurried by `speed`, and flashes granted as on the screen. */
function clocked<Stage extends TableStage>(stage: Stage, speed: number, clock: Clocked): Stage {
  const grants = new Flashes();
  return new Proxy(stage, {
    get(target, key: string) {
      const act: unknown = Reflect.get(target, key);
      if (typeof act !== 'function') return act;
      return (...given: unknown[]): unknown => {
        const brightens = key === 'flash' || key === 'explode';
        if (brightens) clock.asked++;
        if (brightens && grants.grant(clock.now)) clock.flashes.push(clock.now);
        const ms = key === 'hold' ? Number(given[0]) : (TAKES[key as keyof typeof TAKES] ?? (brightens ? 60 : 0));
        clock.now += ms * speed;
        return (act as (...all: unknown[]) => unknown).apply(target, given);
      };
    },
  });
}

async function told<G extends GameTypes>(
  ruleset: Ruleset<G>,
  options: G['Options'],
  perform: (event: G['Event']) => Promise<void>,
): Promise<void> {
  for (let seed = 1; seed <= 4; seed++) {
    const rng = stateRng({ rng: seedOf(seed) });
    const { state } = ruleset.setup(3 + seed, options, seedOf(seed + 50));
    for (let no = 0; no < 2000; no++) {
      const decision = anyOf(ruleset.decisions(state), rng);
      if (!decision) break;
      for (const event of ruleset.answerInPlace(state, decision.seat, randomPicks(decision, rng))) await perform(event);
    }
  }
}

function mostInASecond(at: readonly number[]): number {
  return Math.max(0, ...at.map(start => at.filter(other => other >= start && other < start + 1000).length));
}

test('no game at any pace flashes more than three times a second', async () => {
  for (const speed of [1, 0.6, 0.05]) {
    const clock: Clocked = { now: 0, flashes: [], asked: 0 };
    const dices = clocked(recorder(), speed, clock);
    await told(dice, DEFAULT_RULES.dice, event => performDice(dices, event));
    const cards = clocked(bangRecorder(), speed, clock);
    await told(bang, DEFAULT_RULES.bang, event => performBang(cards, event));
    expect(clock.asked).toBeGreaterThan(100);
    expect(clock.flashes.length).toBeGreaterThan(20);
    expect(mostInASecond(clock.flashes)).toBeLessThanOrEqual(3);
  }
});

test('a shot in calm mode does not flash', async () => {
  const clock: Clocked = { now: 0, flashes: [], asked: 0 };
  const stage = clocked(recorder({ calm: true }), 1, clock);
  await performDice(stage, { type: 'shot', by: 0, shots: [{ die: 0, at: 1, points: 1 }] });
  expect(clock.asked).toBe(0);
});

test('nothing that flashes ever covers a quarter of the screen', () => {
  const swing = Math.max(...Array.from({ length: 101 }, (_, i) => settle(i / 100)));
  const screen = STAGE.width * STAGE.height;
  expect(BRIGHT.shot ** 2 / screen).toBeLessThan(0.02);
  expect((BRIGHT.explosion * swing) ** 2 / screen).toBeLessThan(0.16);
});
