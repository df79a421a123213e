import type { Part } from '../catalogue.ts';

export const dice: Part<'dice'> = {};
