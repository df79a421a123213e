import type { LossCause } from '../../../bang/model.ts';

/** One card that is played as another. */
export const playedAs = (p: { card: string; as: string }) => `${p.card} as ${p.as}`;

/** What felled somebody. */
export const cause = {
  bang: p => `shot by ${p.by}`,
  gatling: p => `${p.by}’s Gatling`,
  indians: p => `${p.by}’s Indians`,
  duel: p => (p.own ? 'lost their own duel' : `duel with ${p.by}`),
  dynamite: _ => 'Dynamite',
} satisfies Record<LossCause['kind'], (p: { by: string; own: boolean }) => string>;
