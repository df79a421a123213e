import { dice } from './dice.ts';
import { phone } from './phone.ts';
import { refusals } from './refusals.ts';
import { start } from './start.ts';
import { table } from './table.ts';

/** Every English word of the product, by where it is read. */
export const en = { dice, phone, refusals, start, table };
