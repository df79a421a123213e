import type { DeedKind, Noted } from '../deeds.ts';
import { deed } from '../deeds.ts';
import type { Seat } from '../engine/seats.ts';
import type { CardId } from './cards/index.ts';
import { killerOf } from './ending.ts';
import type { BangEvent } from './facts.ts';

/** What playing a card at somebody is; the Gatling and the Indians are aimed at nobody, and count by the lives they take. */
const AT: Readonly<Partial<Record<CardId, DeedKind>>> = {
  bang: 'shot',
  duel: 'duelled',
  jail: 'jailed',
  panic: 'robbed',
  'cat-balou': 'robbed',
};

/** What people did to each other by what happened after one answer. */
export function noted(events: readonly BangEvent[]): Noted[] {
  let landlord: Seat | null = null;
  return events.flatMap((event): Noted[] => {
    switch (event.type) {
      case 'turnBegan':
        return [{ note: 'round', round: event.round }];
      case 'played': {
        const { seat, as, at } = event;
        if (as === 'saloon') landlord = seat;
        const kind = AT[as];
        return kind ? deed(kind, seat, at) : [];
      }
      case 'tookFromHand':
        return event.why === 'jesse-jones' ? deed('robbed', event.seat, event.from) : [];
      case 'lostLife': {
        const { seat, amount, life } = event;
        const by = killerOf(seat, event.cause);
        return [...deed('hurt', by, seat, amount), { note: 'life', seat, life, by }];
      }
      case 'gainedLife': {
        const { seat, amount, life, why } = event;
        const by = why === 'saloon' ? landlord : null;
        return [...deed('healed', by, seat, amount), { note: 'life', seat, life, by: null }];
      }
      case 'eliminated':
        return deed('felled', event.by, event.seat);
      case 'gameBegan':
      case 'tookCharacter':
      case 'turnEnded':
      case 'answered':
      case 'dodged':
      case 'flipped':
      case 'checked':
      case 'dynamitePassed':
      case 'dynamiteExploded':
      case 'turnSkipped':
      case 'drew':
      case 'putBack':
      case 'inherited':
      case 'tookInPlay':
      case 'tookDiscard':
      case 'showed':
      case 'storeOpened':
      case 'tookFromStore':
      case 'discarded':
      case 'reshuffled':
      case 'usedAbility':
      case 'gameEnded':
        return [];
      default:
        return event satisfies never;
    }
  });
}
