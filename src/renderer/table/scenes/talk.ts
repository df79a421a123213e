import type { RoomView } from '../../../shared/protocol/room.ts';
import type { Spoken } from '../../../shared/protocol/talk.ts';
import { graphemes } from '../../../shared/text/graphemes.ts';

const SHORT = 2200;
const LONG = { least: 5000, letter: 45, most: 7000 } as const;

/** Milliseconds a saying stands at its seat; `words` are those of its bubble. */
export function standsFor({ what }: Spoken, words: string): number {
  if (what.say === 'reaction') return SHORT;
  return Math.min(LONG.most, LONG.least + LONG.letter * graphemes(words).length);
}

/** Picks what is new out of what was said; what was said before this table was here is over. */
export class Hearing {
  #heard: number;

  constructor({ talk }: Pick<RoomView, 'talk'>) {
    this.#heard = newest(talk);
  }

  hear({ talk }: Pick<RoomView, 'talk'>): readonly Spoken[] {
    const fresh = talk.filter(({ no }) => no > this.#heard);
    this.#heard = Math.max(this.#heard, newest(talk));
    return fresh;
  }
}

function newest(talk: readonly Spoken[]): number {
  return Math.max(0, ...talk.map(({ no }) => no));
}
