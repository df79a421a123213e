import { bang } from './bang/index.ts';
import { dice } from './dice/index.ts';

/** The rules of every game; views of them are all that bots and pages get to see. */
export const rulesets = { dice, bang };
