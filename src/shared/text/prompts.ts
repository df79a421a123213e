import type { Asked, DiceDecision, DiceView } from '../dice/model.ts';
import type { Seat } from '../engine/seats.ts';
import type { Catalogue } from './catalogue.ts';

/** What a seat is called on this screen. */
export type NameOf = (seat: Seat) => string;

export interface QuestionText {
  readonly ask: string;
  /** The reason in numbers; empty when there is nothing to add. */
  readonly why: string;
}

/** What everybody else reads while somebody is asked. */
export function askedText(words: Pick<Catalogue, 'dice'>, asked: Pick<Asked, 'seat' | 'prompt'>, name: NameOf): string {
  return words.dice.prompts.others[asked.prompt]({ name: name(asked.seat) });
}

/** What the asked one reads. */
export function questionText(
  words: Pick<Catalogue, 'dice'>,
  decision: DiceDecision,
  view: DiceView,
  name: NameOf,
): QuestionText {
  return {
    ask: words.dice.prompts.ask[decision.prompt],
    why: reasons(words, decision, view, name).join(words.dice.gap),
  };
}

const NEARLY_EMPTY = 2;

function reasons(words: Pick<Catalogue, 'dice'>, decision: DiceDecision, view: DiceView, name: NameOf): string[] {
  const { why } = words.dice.prompts;
  const { seat, prompt, options } = decision;
  const own = { life: view.life[seat] ?? 0, max: view.maxLife[seat] ?? 0, arrows: view.arrows[seat] ?? 0 };
  const by = view.asked?.by ?? null;
  const pile = view.pile <= NEARLY_EMPTY ? [why.pile({ n: view.pile })] : [];
  switch (prompt) {
    case 'throw':
      return pile;
    case 'reroll': {
      const left = (view.turn?.allowed ?? 0) - (view.turn?.throws ?? 0);
      const dynamites = view.turn?.dice.filter(face => face === 'dynamite').length ?? 0;
      return [why.throwsLeft({ n: left }), ...pile, ...(dynamites > 0 ? [why.dynamites({ n: dynamites })] : [])];
    }
    case 'shoot': {
      const shots = new Set(options.flatMap(option => (option.kind === 'shoot' ? [option.die] : []))).size;
      const alive = view.fell.filter(fell => fell === null).length;
      const doubles = options.some(option => option.kind === 'double') ? [why.double] : [];
      return [why.shots({ n: shots }), alive <= 3 ? why.close({ n: alive }) : why.reach, ...doubles];
    }
    case 'drink':
      return [why.beers({ n: decision.groups.length, life: own.life, max: own.max })];
    case 'heal':
      return [why.heal({ life: own.life, max: own.max })];
    case 'swap':
      return [why.swap({ by: by === null ? '' : name(by), most: most(decision), life: own.life, pile: view.pile })];
    case 'return':
      return [
        why.return({ by: by === null ? null : name(by), most: most(decision), life: own.life, arrows: own.arrows }),
      ];
    case 'remove':
      return [why.remove({ arrows: own.arrows, pile: view.pile })];
    default:
      return prompt satisfies never;
  }
}

function most(decision: DiceDecision): number {
  return Math.max(0, ...decision.options.map(option => ('arrows' in option ? option.arrows : 0)));
}
