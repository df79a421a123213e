import type { DiceEvent, DiceOutcome, Face, LossCause } from '../dice/model.ts';
import { FACES } from '../dice/model.ts';
import type { Catalogue } from './catalogue.ts';
import type { NameOf } from './prompts.ts';

/** One event as a sentence for the log and the captions. */
export function tell(words: Pick<Catalogue, 'dice'>, event: DiceEvent, name: NameOf): string {
  const { story, roles, names } = words.dice;
  switch (event.type) {
    case 'gameBegan':
      return story.gameBegan({ name: name(event.starter) });
    case 'turnBegan':
      return story.turnBegan({ name: name(event.seat) });
    case 'rolled': {
      const thrown = event.dice.filter((_, place) => event.thrown.includes(place));
      return story.rolled({ name: name(event.seat), faces: facesText(words, thrown), again: event.throw > 1 });
    }
    case 'tookArrow':
      return story.tookArrow[event.why]({ name: name(event.seat), pile: event.pile });
    case 'returnedArrows':
      return story.returnedArrows[event.why]({ name: name(event.seat), n: event.arrows });
    case 'indiansAttacked':
      return story.indiansAttacked;
    case 'dynamiteExploded':
      return story.dynamiteExploded({ name: name(event.seat) });
    case 'keptDice':
      return story.keptDice({ name: name(event.seat), faces: facesText(words, event.dice) });
    case 'shot': {
      const points = new Map<number, number>();
      for (const shot of event.shots) points.set(shot.at, (points.get(shot.at) ?? 0) + shot.points);
      const at = [...points].map(([seat, n]) => story.times({ what: name(seat), n }));
      return story.shot({ name: name(event.by), at: names({ names: at }) });
    }
    case 'drank':
      return story.drank({ name: name(event.by), to: event.to === event.by ? null : name(event.to) });
    case 'firedGatling':
      return story.firedGatling({ name: name(event.by) });
    case 'usedAbility':
      return story.usedAbility[event.character]({
        name: name(event.seat),
        on: event.on === null ? '' : name(event.on),
      });
    case 'lostLife': {
      const amounts = [...new Set(event.losses.map(loss => loss.amount))].toSorted((a, b) => a - b);
      const losses = amounts.map(n => {
        const who = event.losses.filter(loss => loss.amount === n).map(loss => name(loss.seat));
        return story.loses({ who: names({ names: who }), several: who.length > 1, n });
      });
      return story.lostLife[event.cause.kind]({
        by: byText(event.cause, name),
        losses: story.parts({ parts: losses }),
      });
    }
    case 'gainedLife':
      return story.gainedLife({ name: name(event.seat), n: event.amount, life: event.life });
    case 'eliminated': {
      const who = event.fallen.map(({ seat, role }) => story.withRole({ name: name(seat), role: roles[role] }));
      return story.eliminated({
        who: names({ names: who }),
        several: who.length > 1,
        why: causeText(words, event.cause, name),
      });
    }
    case 'turnEnded':
      return story.turnEnded({ name: name(event.seat) });
    case 'gameEnded':
      return words.dice.outcomes[event.outcome.reason].headline;
    default:
      return event satisfies never;
  }
}

/** `shot by Rose`, `Indians`. */
export function causeText(words: Pick<Catalogue, 'dice'>, cause: LossCause, name: NameOf): string {
  return words.dice.story.cause[cause.kind]({ by: byText(cause, name) });
}

export function outcomeText(
  words: Pick<Catalogue, 'dice'>,
  outcome: DiceOutcome,
): { readonly headline: string; readonly because: string } {
  return words.dice.outcomes[outcome.reason];
}

function byText(cause: LossCause, name: NameOf): string {
  return 'by' in cause ? name(cause.by) : '';
}

function facesText(words: Pick<Catalogue, 'dice'>, dice: readonly Face[]): string {
  const counted = FACES.map(face => ({ face, n: dice.filter(other => other === face).length }));
  const parts = counted.flatMap(({ face, n }) =>
    n > 0 ? [words.dice.story.times({ what: words.dice.faces[face].name, n })] : [],
  );
  return words.dice.names({ names: parts });
}
