import { registry } from '../../registry.ts';
import bang from './bang.ts';
import barrel from './barrel.ts';
import beer from './beer.ts';
import catBalou from './cat-balou.ts';
import duel from './duel.ts';
import dynamite from './dynamite.ts';
import gatling from './gatling.ts';
import generalStore from './general-store.ts';
import indians from './indians.ts';
import jail from './jail.ts';
import missed from './missed.ts';
import mustang from './mustang.ts';
import panic from './panic.ts';
import remington from './remington.ts';
import revCarabine from './rev-carabine.ts';
import saloon from './saloon.ts';
import schofield from './schofield.ts';
import scope from './scope.ts';
import stagecoach from './stagecoach.ts';
import volcanic from './volcanic.ts';
import wellsFargo from './wells-fargo.ts';
import winchester from './winchester.ts';
import type { CardRule } from './card.ts';

/** The twenty-two cards in the order of the rules; each has a file of its own here. */
const ALL = [
  bang,
  missed,
  beer,
  saloon,
  stagecoach,
  wellsFargo,
  generalStore,
  panic,
  catBalou,
  gatling,
  indians,
  duel,
  volcanic,
  schofield,
  remington,
  revCarabine,
  winchester,
  mustang,
  scope,
  barrel,
  jail,
  dynamite,
] as const;

export type CardId = (typeof ALL)[number]['id'];
export const CARDS: readonly CardId[] = ALL.map(card => card.id);

export const cardOf = registry<CardRule<CardId>>('card', ALL);
