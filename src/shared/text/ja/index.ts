import type { Catalogue } from '../catalogue.ts';
import { dice } from './dice.ts';
import { phone } from './phone.ts';
import { refusals } from './refusals.ts';
import { start } from './start.ts';
import { table } from './table.ts';

/** Every Japanese word of the product; a missing key does not compile. */
export const ja: Catalogue = { dice, phone, refusals, start, table };
