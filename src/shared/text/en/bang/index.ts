import { played } from './played.ts';
import { story } from './story.ts';

/** The card game. Its long help is in `help.ts`, so that a phone may fetch it when somebody asks. */
export const bang = { ...played, story };
