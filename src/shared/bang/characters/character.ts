import type { Traits } from '../traits.ts';
import { PLAIN } from '../traits.ts';

export interface Character<Id extends string = string> {
  /** The name of the file and of the art. */
  readonly id: Id;
  /** Without the Sheriff's one. */
  readonly life: number;
  readonly traits: Traits;
}

export function defineCharacter<const Id extends string>(character: {
  readonly id: Id;
  readonly life: number;
  readonly traits: Partial<Traits>;
}): Character<Id> {
  return { ...character, traits: { ...PLAIN, ...character.traits } };
}
