import { hiss, limiter, murmur, strike } from './synthesis.ts';
import type { SoundName } from './voices.ts';

export type { SoundName } from './voices.ts';

/** How loud this table is. */
export interface Loudness {
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** The room murmurs behind everything. */
  readonly murmur: boolean;
}

/** Everything heard is also seen. */
export interface Sound {
  play(name: SoundName): void;
  set(loudness: Loudness): void;
}

/** Three pitches in turn, so that a volley does not sound like a machine. */
const PITCHES = [1, 0.94, 1.07] as const;

/** Synthesised with Web Audio. Browsers let it be heard only after a key or a tap, whatever the loudness says. */
export function webAudio(): Sound {
  let heard: { context: AudioContext; out: GainNode; noise: AudioBuffer } | null = null;
  let loudness: Loudness = { sound: false, volume: 1, murmur: false };
  let silence: (() => void) | null = null;
  let count = 0;

  function apply(): void {
    const { sound, volume } = loudness;
    const murmurs = sound && loudness.murmur;
    if (heard) heard.out.gain.value = volume;
    if (heard && murmurs && !silence) silence = murmur(heard.context, heard);
    if (!murmurs) {
      silence?.();
      silence = null;
    }
  }

  function open(): void {
    if (!loudness.sound) return;
    if (!heard) {
      const context = new AudioContext();
      const out = context.createGain();
      out.connect(limiter(context));
      heard = { context, out, noise: hiss(context) };
      apply();
    }
    if (heard.context.state === 'suspended') void heard.context.resume().catch(() => undefined);
  }
  for (const touched of ['keydown', 'pointerdown']) addEventListener(touched, open, { passive: true });

  return {
    play(name) {
      if (!loudness.sound || heard?.context.state !== 'running') return;
      strike(heard.context, { ...heard, name, pitch: PITCHES[count++ % PITCHES.length] ?? 1 });
    },
    set(next) {
      loudness = next;
      // Only a page that has been touched may make a sound.
      if (navigator.userActivation?.hasBeenActive) open();
      apply();
    },
  };
}
