import type { Noted } from '../deeds.ts';
import { deed } from '../deeds.ts';
import type { Seat } from '../engine/seats.ts';
import type { DiceEvent, LossCause } from './model.ts';

const handOf = (cause: LossCause): Seat | null => ('by' in cause ? cause.by : null);

/** What people did to each other by what happened after one answer. */
export function noted(events: readonly DiceEvent[]): Noted[] {
  let healer: Seat | null = null;
  return events.flatMap((event): Noted[] => {
    switch (event.type) {
      case 'turnBegan':
        return [{ note: 'round', round: event.round }];
      case 'shot':
        return event.shots.flatMap(({ at }) => deed('shot', event.by, at));
      case 'lostLife': {
        const by = handOf(event.cause);
        return event.losses.flatMap(({ seat, amount, life }) => [
          ...deed('hurt', by, seat, amount),
          { note: 'life', seat, life, by: by === seat ? null : by },
        ]);
      }
      case 'eliminated':
        return event.fallen.flatMap(({ seat }) => deed('felled', handOf(event.cause), seat));
      case 'drank':
        healer = event.by;
        return [];
      case 'usedAbility':
        // Whose gift the next life is; what doubles a beer is on nobody.
        healer = event.on === null ? healer : event.seat;
        return [];
      case 'gainedLife': {
        const { seat, amount, life, why } = event;
        const by = why === 'beer' || why === 'sid-ketchum' ? healer : null;
        return [...deed('healed', by, seat, amount), { note: 'life', seat, life, by: null }];
      }
      case 'gameBegan':
      case 'rolled':
      case 'tookArrow':
      case 'returnedArrows':
      case 'indiansAttacked':
      case 'dynamiteExploded':
      case 'keptDice':
      case 'firedGatling':
      case 'turnEnded':
      case 'gameEnded':
        return [];
      default:
        return event satisfies never;
    }
  });
}
