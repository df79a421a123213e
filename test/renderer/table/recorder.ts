import type { DiceStage } from '../../../src/renderer/table/choreography/dice-stage.ts';
import type { SoundName } from '../../../src/renderer/table/stage/sound.ts';
import { spot, tableRecorder } from './table-recorder.ts';

/** A stage of the dice game that only writes down what it was asked to show. */
export function recorder({ calm = false } = {}): DiceStage & {
  readonly told: string[];
  readonly heard: SoundName[];
} {
  const { told, heard, later, stage } = tableRecorder(calm);
  return {
    ...stage,
    told,
    heard,
    // Whose ability it is shows; on whom is the business of what follows.
    showAbility: seat => later(`ability ${seat}`),
    clearDice: () => void told.push('clear dice'),
    tumble: ({ thrown, dice }) => later(`tumble ${thrown.map(place => dice[place]).join(' ')}`),
    igniteDice: () => later('dice shake'),
    settleDice: () => later('dice settle'),
    fly: (missile, from, to) => later(`${missile} ${spot(from)} > ${spot(to)}`),
    setPile: arrows => void told.push(`pile ${arrows}`),
    addArrows: (seat, arrows) => later(`arrows ${seat} ${arrows}`),
    showFallen: fallen => later(`fallen ${fallen.map(({ seat, role }) => `${seat} ${role}`).join(' ')}`),
  };
}
