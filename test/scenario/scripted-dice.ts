import type { Face } from '../../src/shared/dice/model.ts';
import { FACES } from '../../src/shared/dice/model.ts';
import type { Rng } from '../../src/shared/engine/rng.ts';

/** The faces as the rulings write them. */
const LETTERS: Readonly<Record<string, Face>> = {
  A: 'arrow',
  D: 'dynamite',
  '1': 'one',
  '2': 'two',
  B: 'beer',
  G: 'gatling',
};

/** The letter of a face, as in `scriptedDice`. */
export function letterOf(face: Face): string {
  return Object.keys(LETTERS).find(letter => LETTERS[letter] === face) ?? face;
}

/** Exactly these dice, one letter each in the order in which they fall; a further one is a mistake of the test. */
export function scriptedDice(faces: string): Rng & { left(): number } {
  const coming = faces
    .replaceAll(' ', '')
    .split('')
    .map(letter => FACES.indexOf(LETTERS[letter] as Face));
  return {
    int() {
      const next = coming.shift();
      if (next === undefined || next < 0) throw new Error(`no die is left of "${faces}"`);
      return next;
    },
    left: () => coming.length,
  };
}
