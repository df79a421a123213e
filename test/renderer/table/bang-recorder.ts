import type { BangStage } from '../../../src/renderer/table/choreography/bang-stage.ts';
import type { SoundName } from '../../../src/renderer/table/stage/sound.ts';
import type { Player } from '../../../src/renderer/table/choreography/skills.ts';
import { spot, tableRecorder } from './table-recorder.ts';

const NOBODY_SPECIAL: Player = { character: null, bangs: 0, stretches: false };

/** A stage of the card game that only writes down what it was asked to show. */
export function bangRecorder({
  calm = false,
  player = NOBODY_SPECIAL,
  outOfReach = [] as readonly number[],
} = {}): BangStage & {
  readonly told: string[];
  readonly heard: SoundName[];
} {
  let duel: readonly [number, number] | null = null;
  const { told, heard, later, stage } = tableRecorder(calm);
  return {
    ...stage,
    told,
    heard,
    present: (card, from) => later(`present ${card} of ${from}`),
    carry: (cards, from, to) => later(`${cards.map(card => card ?? '?').join(' ')} ${spot(from)} > ${spot(to)}`),
    point: (from, to) => later(`point ${from} > ${to}`),
    shoot: (by, at, ends) => later(`bullet ${by} > ${at} ${ends}`),
    arrow: at => later(`arrow > ${at}`),
    faceOff(by, at) {
      duel = [by, at];
      return later(`face off ${by} ${at}`);
    },
    opponent: seat => duel?.find(one => one !== seat) ?? null,
    outOfReach: () => outOfReach,
    player: () => player,
    suspense: () => later('suspense'),
    openCheck: (seat, why) => later(`draw! ${seat} ${why}`),
    flip: cards => later(`flip ${cards.join(' ')}`),
    decide: (card, good) => later(`${card ?? 'no card'} ${good ? 'good' : 'bad'}`),
    closeCheck: () => later('light'),
    openStore: cards => later(`store ${cards.join(' ')}`),
    setDeck: cards => void told.push(`deck ${cards}`),
    showFallen: ({ seat, role }, spoils) => later(`fallen ${seat} ${role}: ${spoils.map(one => one.type).join(', ')}`),
  };
}
