import type { Colour } from '../../../shared/protocol/room.ts';
import type { Note } from '../choreography/stage.ts';
import type { NoteLook } from '../entities/corners.ts';
import type { Question } from '../entities/question-strip.ts';

/** One of the last events, for the list of them. */
export interface Recent {
  readonly told: Question;
  readonly notes: readonly Note<NoteLook>[];
  readonly colours: readonly Colour[];
}
