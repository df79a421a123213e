import type { CheckFor } from '../../../bang/model.ts';

/** Short words for the things on the table. */
export const onTable = {
  hand: (p: { n: number }) => (p.n === 1 ? '1 card' : `${p.n} cards`),
  /** Two ends of something. */
  arrow: (p: { from: string; to: string }) => `${p.from} → ${p.to}`,
  /** What is pending, one ticket each. */
  tickets: {
    missed: (p: { found: number; needed: number }) => `${p.found} of ${p.needed} Missed!`,
    left: (p: { n: number }) => (p.n === 0 ? 'the last one' : `${p.n} to go`),
    bangs: (p: { n: number }) => `${p.n} BANG! so far`,
    dying: (p: { n: number }) => (p.n === 1 ? 'needs 1 Beer' : `needs ${p.n} Beers`),
    whose: (p: { name: string; what: string }) => `${p.name}’s ${p.what}`,
    line: (p: { head: string; what: string }) => `${p.head}: ${p.what}`,
  },
  /** A draw! on the big screen: what each way means. `to` is who gets the Dynamite next. */
  draw: 'draw!',
  odds: {
    of: (p: { n: number; of: number }) => `${p.n} in ${p.of}`,
    percent: (p: { percent: number }) => `${p.percent} %`,
    twice: (p: { chance: string }) => `2 cards: ${p.chance}`,
  },
  drawing: {
    dynamite: p => `${p.name} draws: will the Dynamite go off?`,
    jail: p => `${p.name} draws: out of Jail?`,
    barrel: p => `${p.name} draws: will the Barrel hold?`,
    jourdonnais: p => `${p.name} draws: quick enough to duck?`,
  } satisfies Record<CheckFor, (p: { name: string }) => string>,
  checks: {
    dynamite: {
      bad: { title: 'BOOM!', text: p => `${p.name} loses 3 lives` },
      good: { title: 'Phew…', text: p => `on to ${p.to}, fuse and all` },
    },
    jail: {
      bad: { title: 'Locked in', text: p => `${p.name} misses this turn` },
      good: { title: 'Free!', text: p => `${p.name} plays on` },
    },
    barrel: {
      bad: { title: 'Splinters', text: p => `no help for ${p.name}` },
      good: { title: 'Clonk!', text: _ => 'counts as a Missed!' },
    },
    jourdonnais: {
      bad: { title: 'Too slow', text: p => `no help for ${p.name}` },
      good: { title: 'Whoosh!', text: _ => 'counts as a Missed!' },
    },
  } satisfies Record<
    CheckFor,
    Record<'bad' | 'good', { title: string; text: (p: { name: string; to: string }) => string }>
  >,
};
