import type { Part } from '../catalogue.ts';

export const table: Part<'table'> = {};
