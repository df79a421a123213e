import type { Part } from '../catalogue.ts';

export const refusals: Part<'refusals'> = {};
