import type { BangAsked, BangDecision, BangView, Pending } from '../../bang/model.ts';
import type { Seat } from '../../engine/seats.ts';
import type { NameOf, QuestionText } from '../prompts.ts';
import type { PlayedWords } from './words.ts';

/** What everybody else reads while somebody is asked. */
export function bangAskedText(words: PlayedWords, asked: BangAsked, view: BangView, name: NameOf): string {
  const { others } = words.prompts;
  const { seat, prompt } = asked;
  const rob = pendingOf(view, 'rob');
  const missing = missed(view, seat);
  return others[prompt]({
    name: name(seat),
    of: rob === null ? '' : name(rob.at),
    more: missing.found > 0,
    n: prompt === 'dodge' ? missing.n : prompt === 'save' ? livesNeeded(view, seat) : excess(view, seat),
  });
}

/** What the asked one reads. */
export function bangQuestionText(
  words: PlayedWords,
  decision: BangDecision,
  view: BangView,
  name: NameOf,
): QuestionText {
  return { ask: ask(words, decision, view, name), why: reasons(words, decision, view, name).join(words.gap) };
}

function ask(words: PlayedWords, decision: BangDecision, view: BangView, name: NameOf): string {
  const texts = words.prompts.ask;
  const { prompt, seat } = decision;
  const by = byOf(view, seat);
  switch (prompt) {
    case 'dodge':
      return pendingOf(view, 'shot')?.as === 'gatling'
        ? texts.dodgeGatling({ by: nameOr(by, name) })
        : texts.dodge({ by: nameOr(by, name) });
    case 'indians':
      return texts.indians({ by: nameOr(by, name) });
    case 'duel': {
      const duel = pendingOf(view, 'duel');
      if (duel === null) return texts.duel({ by: nameOr(by, name) });
      const other = name(duel.by === seat ? duel.at : duel.by);
      return duel.bangs === 0 ? texts.duel({ by: other }) : texts.duelAgain({ by: other });
    }
    case 'rob': {
      const rob = pendingOf(view, 'rob');
      const of = nameOr(rob?.at ?? null, name);
      return rob?.as === 'cat-balou' ? texts.catBalou({ of }) : texts.panic({ of });
    }
    case 'keep':
    case 'discard':
      return texts[prompt]({ n: decision.groups.reduce((sum, group) => sum + group.min, 0) });
    case 'character':
    case 'play':
    case 'save':
    case 'store':
    case 'luck':
    case 'source':
    case 'heal':
      return texts[prompt];
    default:
      return prompt satisfies never;
  }
}

function reasons(words: PlayedWords, decision: BangDecision, view: BangView, name: NameOf): string[] {
  const { why } = words.prompts;
  const { prompt, seat } = decision;
  const own = { life: view.life[seat] ?? 0, max: view.maxLife[seat] ?? 0, hand: view.hands[seat] ?? 0 };
  switch (prompt) {
    case 'character':
      return [why.character];
    case 'play': {
      const n = excess(view, seat);
      return [bangsText(words, view), ...(n > 0 ? [why.over({ hand: own.hand, life: own.life, n })] : [])];
    }
    case 'dodge': {
      const { n, found } = missed(view, seat);
      return [n + found > 1 ? why.shotTwice({ n, more: found > 0 }) : why.shot, why.life({ life: own.life })];
    }
    case 'indians':
      return [why.indians, why.life({ life: own.life })];
    case 'duel':
      return [why.duel({ n: pendingOf(view, 'duel')?.bangs ?? 0 }), why.life({ life: own.life })];
    case 'save':
      return [why.save({ n: livesNeeded(view, seat) })];
    case 'rob': {
      const at = pendingOf(view, 'rob')?.at ?? seat;
      return [why.rob({ hand: view.hands[at] ?? 0, inPlay: view.inPlay[at]?.length ?? 0 })];
    }
    case 'store': {
      const next = pendingOf(view, 'store')?.left ?? [];
      return [why.store({ next: words.names({ names: next.map(name) }) })];
    }
    case 'luck':
      return [why.luck[pendingOf(view, 'check')?.why ?? 'barrel']];
    case 'keep':
      return [why.keep];
    case 'source':
      return [why.source];
    case 'discard':
      return [why.discard({ hand: own.hand, life: own.life })];
    case 'heal':
      return [why.heal({ life: own.life, max: own.max })];
    default:
      return prompt satisfies never;
  }
}

function bangsText(words: PlayedWords, view: BangView): string {
  const { why } = words.prompts;
  const limit = view.turn?.bangLimit ?? null;
  if (limit === null) return why.bangsFree;
  const left = limit - (view.turn?.bangs ?? 0);
  return left > 0 ? why.bangsLeft({ n: left }) : why.bangsShot;
}

/** The innermost thing of that kind that is pending. */
export function pendingOf<Kind extends Pending['kind']>(view: BangView, kind: Kind): PendingOf<Kind> | null {
  return view.pending.findLast((pending): pending is PendingOf<Kind> => pending.kind === kind) ?? null;
}

type PendingOf<Kind extends Pending['kind']> = Pending & { readonly kind: Kind };

/** How many Missed! are still to come from `seat`, and how many have come. */
export function missed(view: BangView, seat: Seat): { readonly n: number; readonly found: number } {
  const shot = pendingOf(view, 'shot');
  if (shot?.at !== seat) return { n: 1, found: 0 };
  return { n: Math.max(1, shot.needed - shot.found), found: shot.found };
}

export function livesNeeded(view: BangView, seat: Seat): number {
  return Math.max(1, 1 - (view.life[seat] ?? 0));
}

/** How many cards `seat` would discard now at the end of the turn. */
export function excess(view: BangView, seat: Seat): number {
  return Math.max(0, (view.hands[seat] ?? 0) - Math.max(0, view.life[seat] ?? 0));
}

function byOf(view: BangView, seat: Seat): Seat | null {
  return view.asked.find(asked => asked.seat === seat)?.by ?? null;
}

function nameOr(seat: Seat | null, name: NameOf): string {
  return seat === null ? '?' : name(seat);
}
