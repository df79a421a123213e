import { describe, expect, test } from 'vitest';
import { idOf } from '../../../src/shared/bang/face.ts';
import type { BangTypes } from '../../../src/shared/bang/index.ts';
import { bang } from '../../../src/shared/bang/index.ts';
import type { Ruleset } from '../../../src/shared/engine/ruleset.ts';
import { HOUSE_RULES } from '../../../src/shared/house-rules.ts';
import { endsSoundly, keepsSecrets } from '../../random-game.ts';
import { describeRandomGames } from '../../random-games.ts';
import { bangSubject } from './subject.ts';

describeRandomGames(bangSubject, { games: 200, secrets: 3, readings: HOUSE_RULES.bang });

describe('a planted leak of the card game is found', () => {
  const leaking = (leak: Partial<Ruleset<BangTypes>>) => () => {
    const subject = { ...bangSubject, ruleset: { ...bang, ...leak } };
    for (let seed = 0; seed < 5; seed++) keepsSecrets(subject, { players: 5, seed, options: bang.defaults });
  };
  const holds = (state: BangTypes['State'], seat: number, id: string) =>
    state.players[seat]?.hand.some(card => idOf(card) === id) ?? false;

  test('in the public view, which tells that somebody holds a Missed!', () => {
    const publicView: Ruleset<BangTypes>['publicView'] = state => {
      const view = bang.publicView(state);
      return holds(state, 1, 'missed') ? { ...view, deck: view.deck + 100 } : view;
    };
    expect(leaking({ publicView })).toThrow(/what (table|\d) is shown .*depends on a secret/);
  });

  test('in the view of a seat, which tells the top of the deck', () => {
    const ownView: Ruleset<BangTypes>['ownView'] = (state, seat) => {
      const own = bang.ownView(state, seat);
      return { ...own, refused: state.deck.at(-1)?.startsWith('bang') ? [] : own.refused };
    };
    expect(leaking({ ownView })).toThrow(/what \d is shown .*depends on a secret/);
  });

  test('in the events, which tell everybody what was drawn', () => {
    const eventFor: Ruleset<BangTypes>['eventFor'] = (event, viewer) =>
      event.type === 'drew'
        ? { ...event, cards: event.cards.map(card => (card.startsWith('bang') ? card : null)) }
        : bang.eventFor(event, viewer);
    expect(leaking({ eventFor })).toThrow(/the events that (table|\d) is told depend on a secret/);
  });

  test('in a question that is another one when a neighbour holds a Beer', () => {
    const decisions: Ruleset<BangTypes>['decisions'] = state =>
      bang.decisions(state).map(one => (holds(state, (one.seat + 1) % 5, 'beer') ? one : { ...one, prompt: 'save' }));
    expect(leaking({ decisions })).toThrow(/what (table|\d) is shown .*depends on a secret/);
  });
});

describe('a broken rule of the card game is found', () => {
  test('when a card is lost', () => {
    const answerInPlace: Ruleset<BangTypes>['answerInPlace'] = (state, seat, picks, rng) => {
      const events = bang.answerInPlace(state, seat, picks, rng);
      if (events.some(event => event.type === 'dodged')) state.discard.pop();
      return events;
    };
    const subject = { ...bangSubject, ruleset: { ...bang, answerInPlace } };
    const games = () => {
      for (let seed = 0; seed < 20; seed++) endsSoundly(subject, { players: 5, seed, options: bang.defaults });
    };
    expect(games).toThrow('there are 79 cards');
  });
});
