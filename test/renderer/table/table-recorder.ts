import type { TableStage } from '../../../src/renderer/table/choreography/stage.ts';

import type { SoundName } from '../../../src/renderer/table/stage/sound.ts';

export interface Recording {
  readonly told: string[];
  readonly heard: SoundName[];
  /** Seen as soon as it is asked for. */
  later(line: string): Promise<void>;
  /** What every game's stage shows, written down. */
  readonly stage: TableStage;
}

/** A stage that only writes down what it was asked to show. */
export function tableRecorder(calm: boolean): Recording {
  const told: string[] = [];
  const heard: SoundName[] = [];
  const later = (line: string): Promise<void> => {
    told.push(line);
    return Promise.resolve();
  };
  return {
    told,
    heard,
    later,
    stage: {
      calm,
      hold: ms => later(`hold ${ms}`),
      sound: name => void heard.push(name),
      passTurn: seat => later(`turn to ${seat}`),
      lean: seat => later(`lean ${seat}`),
      aim: seats => later(`aim ${seats.join(' ')}`),
      flash: seat => later(`flash ${seat}`),
      shake: seats => later(`shake ${seats.join(' ')}`),
      smoke: seats => later(`smoke ${seats.join(' ')}`),
      relax: () => void told.push('relax'),
      lamp: to => later(`lamp ${to}`),
      volley: seats => later(`volley ${seats.join(' ')}`),
      sweepGatling: (by, at, hits) => later(`gatling ${by} > ${at.join(' ')}${hits ? ' hits' : ''}`),
      explode: seat => later(`boom ${seat}`),
      showAbility: (seat, on) => later(`ability ${seat}${on === null ? '' : ` on ${on}`}`),
      lastLife: seats => later(`last life ${seats.join(' ')}`),
      setLife: (seat, life) => later(`life ${seat} ${life}`),
      bury: seats => later(`bury ${seats.join(' ')}`),
      living: () => [0, 1, 2],
    },
  };
}

/** A place on the table in words. */
export function spot(at: object | string): string {
  return typeof at === 'string' ? at : Object.entries(at).flat().join(' ');
}
