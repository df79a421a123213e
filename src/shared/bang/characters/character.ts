export interface Character<Id extends string = string> {
  /** The name of the file and of the art. */
  readonly id: Id;
  /** Without the Sheriff's one. */
  readonly life: number;
}

export function defineCharacter<const Id extends string>(character: Character<Id>): Character<Id> {
  return character;
}
