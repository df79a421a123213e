import type { BangNews, BangStage, CardSpot } from '../../../src/renderer/table/choreography/bang-stage.ts';
import type { Note } from '../../../src/renderer/table/choreography/stage.ts';

/** A stage of the card game that only writes down what it was asked to show. */
export function bangRecorder({ calm = false } = {}): BangStage & {
  readonly told: string[];
  readonly notes: Note<BangNews>[];
} {
  const told: string[] = [];
  const notes: Note<BangNews>[] = [];
  const spot = (at: CardSpot): string => (typeof at === 'string' ? at : Object.entries(at).flat().join(' '));
  const later = (line: string): Promise<void> => {
    told.push(line);
    return Promise.resolve();
  };
  return {
    told,
    notes,
    calm,
    hold: ms => later(`hold ${ms}`),
    sound: () => undefined,
    note: note => void notes.push(note),
    passTurn: seat => later(`turn to ${seat}`),
    lean: seat => later(`lean ${seat}`),
    aim: seats => later(`aim ${seats.join(' ')}`),
    flash: seat => later(`flash ${seat}`),
    shake: seats => later(`shake ${seats.join(' ')}`),
    smoke: seats => later(`smoke ${seats.join(' ')}`),
    relax: () => void told.push('relax'),
    lamp: to => later(`lamp ${to}`),
    volley: seats => later(`volley ${seats.join(' ')}`),
    sweepGatling: (by, at) => later(`gatling ${by} > ${at.join(' ')}`),
    explode: seat => later(`boom ${seat}`),
    showAbility: (seat, on) => later(`ability ${seat}${on === null ? '' : ` on ${on}`}`),
    setLife: (seat, life) => later(`life ${seat} ${life}`),
    bury: seats => later(`bury ${seats.join(' ')}`),
    living: () => [0, 1, 2],
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
