import type { DiceStage } from '../../../src/renderer/table/choreography/dice-stage.ts';

/** A stage that only writes down what it was asked to show. */
export function recorder({ calm = false } = {}): DiceStage & { readonly told: string[] } {
  const told: string[] = [];
  const spot = (at: object | string): string => (typeof at === 'string' ? at : Object.entries(at).flat().join(' '));
  const later = (line: string): Promise<void> => {
    told.push(line);
    return Promise.resolve();
  };
  return {
    told,
    calm,
    hold: ms => later(`hold ${ms}`),
    sound: () => undefined,
    note: () => undefined,
    passTurn: seat => later(`turn to ${seat}`),
    clearDice: () => void told.push('clear dice'),
    tumble: ({ thrown, dice }) => later(`tumble ${thrown.map(place => dice[place]).join(' ')}`),
    settleDice: () => later('dice settle'),
    lean: seat => later(`lean ${seat}`),
    aim: seats => later(`aim ${seats.join(' ')}`),
    fly: (missile, from, to) => later(`${missile} ${spot(from)} > ${spot(to)}`),
    flash: seat => later(`flash ${seat}`),
    shake: seats => later(`shake ${seats.join(' ')}`),
    smoke: seats => later(`smoke ${seats.join(' ')}`),
    relax: () => void told.push('relax'),
    lamp: to => later(`lamp ${to}`),
    volley: seats => later(`volley ${seats.join(' ')}`),
    sweepGatling: (by, at) => later(`gatling ${by} > ${at.join(' ')}`),
    explode: seat => later(`boom ${seat}`),
    showAbility: seat => later(`ability ${seat}`),
    setPile: arrows => void told.push(`pile ${arrows}`),
    addArrows: (seat, arrows) => later(`arrows ${seat} ${arrows}`),
    setLife: (seat, life) => later(`life ${seat} ${life}`),
    showFallen: fallen => later(`fallen ${fallen.map(({ seat, role }) => `${seat} ${role}`).join(' ')}`),
    bury: seats => later(`bury ${seats.join(' ')}`),
    face: () => 'one',
    living: () => [0, 1, 2],
  };
}
