import { aside } from './aside.ts';
import { dice } from './dice.ts';
import { guide } from './guide.ts';
import { missed } from './missed.ts';
import { phone } from './phone.ts';
import { refusals } from './refusals.ts';
import { saddle } from './saddle.ts';
import { said } from './said.ts';
import { seats } from './seats.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { thisPhone } from './this-phone.ts';
import { trouble } from './trouble.ts';

/** Every English word of the product, by where it is read. */
export const en = {
  aside,
  dice,
  guide,
  missed,
  phone,
  refusals,
  saddle,
  said,
  seats,
  start,
  table,
  thisPhone,
  trouble,
};
