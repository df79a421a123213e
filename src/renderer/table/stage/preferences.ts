import type { Memory } from '../../surroundings.ts';
import type { Loudness } from './sound.ts';

export const VOLUMES = [0.25, 0.5, 0.75, 1] as const;
export const CALM = ['system', 'calm', 'lively'] as const;

/** What this screen remembers for itself; another table in the house may be louder. */
export interface Preferences extends Loudness {
  /** A voice of this computer reads the most important lines out. */
  readonly narrator: boolean;
  /** No shaking, flashing or flying; `system`: as the computer is set. */
  readonly calm: (typeof CALM)[number];
}

const KEY = 'saloon.screen';
const USUAL: Preferences = { sound: true, volume: 0.75, murmur: false, narrator: false, calm: 'system' };

/** Preferences that outlive the page, and whoever wants to know of a change. */
export class Remembered {
  readonly #memory: Memory;
  readonly #listeners = new Set<(now: Preferences) => void>();
  #now: Preferences;

  constructor(memory: Memory) {
    this.#memory = memory;
    this.#now = parsed(memory.read(KEY));
  }

  get now(): Preferences {
    return this.#now;
  }

  change(some: Partial<Preferences>): void {
    this.#now = { ...this.#now, ...some };
    this.#memory.write(KEY, JSON.stringify(this.#now));
    for (const tell of this.#listeners) tell(this.#now);
  }

  /** Tells at once, and then after every change, until the returned function is called. */
  follow(listener: (now: Preferences) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#now);
    return () => this.#listeners.delete(listener);
  }
}

/** Whatever an older page or another hand has left there. */
function parsed(kept: string | null): Preferences {
  let found: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    if (typeof value === 'object' && value !== null) found = value;
  } catch {
    return USUAL;
  }
  const truth = (key: 'sound' | 'murmur' | 'narrator'): boolean => {
    const value = found[key];
    return typeof value === 'boolean' ? value : USUAL[key];
  };
  return {
    sound: truth('sound'),
    volume: VOLUMES.find(volume => volume === found.volume) ?? USUAL.volume,
    murmur: truth('murmur'),
    narrator: truth('narrator'),
    calm: CALM.find(calm => calm === found.calm) ?? USUAL.calm,
  };
}
