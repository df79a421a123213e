import type { Part } from '../catalogue.ts';

export const start: Part<'start'> = {};
