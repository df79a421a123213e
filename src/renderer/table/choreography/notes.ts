import type { SeenBangEvent } from '../../../shared/bang/facts.ts';
import type { DiceEvent, Face } from '../../../shared/dice/model.ts';
import type { BangNews } from './bang-stage.ts';
import type { DiceNews } from './dice-stage.ts';
import type { Note } from './stage.ts';

/** What the corner of the last events, and the list of them, show of one; most lines are `from` → `what` → `to`. */
export function bangNotes(event: SeenBangEvent): Note<BangNews>[] {
  switch (event.type) {
    case 'played':
      return [note<BangNews>({ from: event.seat, what: event.as, to: event.at })];
    case 'answered':
      return [note<BangNews>({ from: event.seat, what: event.as })];
    case 'checked':
      return event.why === 'jourdonnais' ? [] : [note<BangNews>({ from: event.seat, what: event.why })];
    case 'dynamitePassed':
      return [note<BangNews>({ from: event.from, what: 'dynamite', to: event.to })];
    case 'dynamiteExploded':
      return [note<BangNews>({ what: 'dynamite', to: event.seat })];
    case 'turnSkipped':
      return [note<BangNews>({ what: 'jail', to: event.seat })];
    case 'usedAbility':
      return [note<BangNews>({ from: event.seat, what: { ability: event.character }, to: event.on })];
    case 'lostLife': {
      const from = 'by' in event.cause ? event.cause.by : null;
      return [note<BangNews>({ from, what: 'life', to: event.seat, change: -event.amount })];
    }
    case 'gainedLife':
      return [note<BangNews>({ what: 'life', to: event.seat, change: event.amount })];
    case 'eliminated':
      return [note<BangNews>({ from: event.by, what: 'death', to: event.seat })];
    default:
      return [];
  }
}

/** `dice`: what lay on the table when it happened. */
export function diceNotes(event: DiceEvent, dice: readonly Face[]): Note<DiceNews>[] {
  switch (event.type) {
    case 'tookArrow': {
      const { seat, why } = event;
      return [note<DiceNews>({ from: why === 'roll' ? null : seat, what: 'arrow', to: seat, change: 1 })];
    }
    case 'dynamiteExploded':
      return [note<DiceNews>({ what: 'dynamite', to: event.seat })];
    case 'shot':
      return event.shots.map(({ die, at, points }) =>
        note<DiceNews>({ from: event.by, what: dice[die] ?? 'one', to: at, change: -points }),
      );
    case 'firedGatling':
      return [note<DiceNews>({ from: event.by, what: 'gatling' })];
    case 'usedAbility':
      return [note<DiceNews>({ from: event.seat, what: { ability: event.character }, to: event.on })];
    case 'gainedLife': {
      const { seat, amount, why } = event;
      return [note<DiceNews>({ what: why === 'beer' ? 'beer' : { gift: why }, to: seat, change: amount })];
    }
    case 'eliminated':
      return event.fallen.map(({ seat }) => note<DiceNews>({ what: 'death', to: seat }));
    default:
      return [];
  }
}

function note<What>({
  from = null,
  to = null,
  change = null,
  what,
}: Partial<Note<What>> & Pick<Note<What>, 'what'>): Note<What> {
  return { what, from, to, change };
}
