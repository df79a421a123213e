import type { Part } from '../catalogue.ts';
import { dice as english } from '../en/dice.ts';

export const dice: Part<'dice'> = english;
