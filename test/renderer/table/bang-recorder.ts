import type { BangStage } from '../../../src/renderer/table/choreography/bang-stage.ts';
import type { SoundName } from '../../../src/renderer/table/stage/sound.ts';
import { spot, tableRecorder } from './table-recorder.ts';

/** A stage of the card game that only writes down what it was asked to show. */
export function bangRecorder({ calm = false } = {}): BangStage & {
  readonly told: string[];
  readonly heard: SoundName[];
} {
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
    openCheck: (seat, why) => later(`draw! ${seat} ${why}`),
    flip: cards => later(`flip ${cards.join(' ')}`),
    decide: (card, good) => later(`${card ?? 'no card'} ${good ? 'good' : 'bad'}`),
    closeCheck: () => later('light'),
    openStore: cards => later(`store ${cards.join(' ')}`),
    setDeck: cards => void told.push(`deck ${cards}`),
    showFallen: ({ seat, role }, spoils) => later(`fallen ${seat} ${role}: ${spoils.map(one => one.type).join(', ')}`),
  };
}
