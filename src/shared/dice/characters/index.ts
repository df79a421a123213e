import { registry } from '../../registry.ts';
import bartCassidy from './bart-cassidy.ts';
import blackJack from './black-jack.ts';
import calamityJanet from './calamity-janet.ts';
import type { Character } from './character.ts';
import elGringo from './el-gringo.ts';
import jesseJones from './jesse-jones.ts';
import jourdonnais from './jourdonnais.ts';
import kitCarlson from './kit-carlson.ts';
import luckyDuke from './lucky-duke.ts';
import paulRegret from './paul-regret.ts';
import pedroRamirez from './pedro-ramirez.ts';
import roseDoolan from './rose-doolan.ts';
import sidKetchum from './sid-ketchum.ts';
import slabTheKiller from './slab-the-killer.ts';
import suzyLafayette from './suzy-lafayette.ts';
import vultureSam from './vulture-sam.ts';
import willyTheKid from './willy-the-kid.ts';

/** The sixteen characters; each has a file of its own here. */
const ALL = [
  bartCassidy,
  blackJack,
  calamityJanet,
  elGringo,
  jesseJones,
  jourdonnais,
  kitCarlson,
  luckyDuke,
  paulRegret,
  pedroRamirez,
  roseDoolan,
  sidKetchum,
  slabTheKiller,
  suzyLafayette,
  vultureSam,
  willyTheKid,
] as const;

export type CharacterId = (typeof ALL)[number]['id'];
export const CHARACTERS: readonly CharacterId[] = ALL.map(character => character.id);

export const characterOf = registry<Character<CharacterId>>('character', ALL);
