import type { Part } from '../catalogue.ts';

export const phone: Part<'phone'> = {};
