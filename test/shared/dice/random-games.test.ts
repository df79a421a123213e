import { describe, expect, test } from 'vitest';
import type { DiceTypes } from '../../../src/shared/dice/index.ts';
import { dice } from '../../../src/shared/dice/index.ts';
import type { Ruleset } from '../../../src/shared/engine/ruleset.ts';
import { HOUSE_RULES } from '../../../src/shared/house-rules.ts';
import { endsSoundly, keepsSecrets } from '../../random-game.ts';
import { describeRandomGames } from '../../random-games.ts';
import { diceSubject } from './subject.ts';

describeRandomGames(diceSubject, { games: 500, secrets: 30, readings: HOUSE_RULES.dice });

describe('a planted leak is found', () => {
  const leaking = (leak: Partial<Ruleset<DiceTypes>>) => () => {
    const subject = { ...diceSubject, ruleset: { ...dice, ...leak } };
    for (let seed = 0; seed < 20; seed++) keepsSecrets(subject, { players: 5, seed, options: dice.defaults });
  };
  const isOutlaw = (state: DiceTypes['State'], seat: number) => state.players[seat]?.role === 'outlaw';

  test('in the public view', () => {
    const publicView: Ruleset<DiceTypes>['publicView'] = state => {
      const view = dice.publicView(state);
      return isOutlaw(state, 1) ? { ...view, pile: view.pile + 100 } : view;
    };
    expect(leaking({ publicView })).toThrow(/what table is shown .*depends on a secret/);
  });

  test('in the view of a seat', () => {
    const ownView: Ruleset<DiceTypes>['ownView'] = (state, seat) => ({
      ...dice.ownView(state, seat),
      decision: isOutlaw(state, (seat + 1) % 5) ? null : dice.ownView(state, seat).decision,
    });
    expect(leaking({ ownView })).toThrow(/what \d is shown depends on a secret/);
  });

  test('in the events', () => {
    const answer: Ruleset<DiceTypes>['answer'] = (state, seat, picks, rng) => {
      const step = dice.answer(state, seat, picks, rng);
      return isOutlaw(state, seat) ? { ...step, events: [...step.events, { type: 'indiansAttacked' }] } : step;
    };
    expect(leaking({ answer })).toThrow('the events that table is told depend on a secret');
  });

  test('in the answer that is given for somebody who is away', () => {
    const decisions: Ruleset<DiceTypes>['decisions'] = state =>
      dice.decisions(state).map(d => (isOutlaw(state, d.seat) ? { ...d, fallback: [] } : d));
    expect(leaking({ decisions })).toThrow(/what table is shown .*depends on a secret/);
  });
});

describe('a broken rule is found', () => {
  test('when an arrow is lost', () => {
    const answerInPlace: Ruleset<DiceTypes>['answerInPlace'] = (state, seat, picks, rng) => {
      const events = dice.answerInPlace(state, seat, picks, rng);
      if (events.some(event => event.type === 'returnedArrows')) state.pile--;
      return events;
    };
    const subject = { ...diceSubject, ruleset: { ...dice, answerInPlace } };
    const games = () => {
      for (let seed = 0; seed < 20; seed++) endsSoundly(subject, { players: 5, seed, options: dice.defaults });
    };
    expect(games).toThrow('there are 8 arrows');
  });
});
