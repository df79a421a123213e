import type { en } from './en/index.ts';

/** The same keys with other words: strings stay strings, sentences with gaps keep their gaps. */
export type Words<T> = T extends string
  ? string
  : T extends (...gaps: infer Gaps) => string
    ? (...gaps: Gaps) => string
    : { readonly [Key in keyof T]: Words<T[Key]> };

export type Catalogue = Words<typeof en>;
/** One part of the catalogue, for the file that translates it: `Part<'dice'>`. */
export type Part<Key extends keyof Catalogue> = Catalogue[Key];
