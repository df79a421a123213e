import type { Seat } from '../../../shared/engine/seats.ts';
import type { Deed } from '../../../shared/protocol/talk.ts';
import type { AsideWords } from '../../../shared/text/aside.ts';
import type { NameOf } from '../../../shared/text/prompts.ts';

export interface Facts {
  /** Null where there is nothing to tell. */
  readonly did: string | null;
  readonly suffered: string | null;
}

/** What one player did to others and had done to him, in words with numbers. */
export function factsOf(t: AsideWords, deeds: readonly (readonly Deed[])[], seat: Seat, name: NameOf): Facts {
  const did = (deeds[seat] ?? []).map(([at, kind, n]) => t.trail.did[kind]({ name: name(at), n }));
  const suffered = deeds.flatMap((ofOne, by) =>
    by === seat
      ? []
      : ofOne.filter(([at]) => at === seat).map(([, kind, n]) => t.trail.suffered[kind]({ name: name(by), n })),
  );
  return { did: joined(t, did), suffered: joined(t, suffered) };
}

function joined(t: AsideWords, facts: readonly string[]): string | null {
  return facts.length > 0 ? facts.join(t.trail.list) : null;
}
