/** The palette: dry, wooden, close. Everything heard is also seen. */
export const SOUNDS = [
  'shot',
  'bullet',
  'reload',
  'dice',
  'arrow',
  'drums',
  'fuse',
  'boom',
  'gatling',
  'beer',
  'bell',
  'stamp',
  'spur',
  'knock',
  'card',
  'shuffle',
  'tremolo',
  'saved',
  'doomed',
  'ricochet',
  'iron',
  'hooves',
  'win',
] as const;
export type SoundName = (typeof SOUNDS)[number];

export interface Sound {
  play(name: SoundName): void;
  /** Returns whether it is on now. Browsers let it on only after a key or a tap. */
  toggle(): boolean;
}

/** One layer of a sound: filtered noise, or a tone, dying away. Times in seconds, pitch in hertz. */
interface Layer {
  readonly wave: 'noise' | OscillatorType;
  readonly pitch: number;
  readonly slide?: number;
  readonly length: number;
  readonly gain: number;
  readonly at?: number;
  /** Played so many times, `every` seconds apart. */
  readonly times?: number;
  readonly every?: number;
}

const VOICES: Readonly<Record<SoundName, readonly Layer[]>> = {
  shot: [
    { wave: 'noise', pitch: 2400, length: 0.14, gain: 0.9 },
    { wave: 'sine', pitch: 120, slide: 40, length: 0.22, gain: 0.8 },
  ],
  bullet: [{ wave: 'sine', pitch: 2300, length: 0.22, gain: 0.16, times: 2, every: 0.09 }],
  reload: [{ wave: 'noise', pitch: 3800, length: 0.04, gain: 0.4, times: 2, every: 0.07 }],
  dice: [{ wave: 'noise', pitch: 1300, length: 0.05, gain: 0.6, times: 7, every: 0.085 }],
  arrow: [
    { wave: 'triangle', pitch: 320, slide: 150, length: 0.16, gain: 0.4 },
    { wave: 'noise', pitch: 260, length: 0.09, gain: 0.7, at: 0.24 },
  ],
  drums: [{ wave: 'sine', pitch: 85, slide: 50, length: 0.2, gain: 0.8, times: 7, every: 0.13 }],
  fuse: [{ wave: 'noise', pitch: 5200, length: 0.6, gain: 0.16 }],
  boom: [
    { wave: 'noise', pitch: 420, length: 0.7, gain: 1 },
    { wave: 'sine', pitch: 90, slide: 28, length: 0.7, gain: 1 },
  ],
  gatling: [{ wave: 'noise', pitch: 1900, length: 0.07, gain: 0.7, times: 8, every: 0.08 }],
  beer: [
    { wave: 'sine', pitch: 1700, length: 0.3, gain: 0.2 },
    { wave: 'sine', pitch: 260, slide: 420, length: 0.12, gain: 0.3, at: 0.3, times: 2, every: 0.15 },
  ],
  bell: [
    { wave: 'sine', pitch: 520, length: 1.6, gain: 0.4 },
    { wave: 'sine', pitch: 1250, length: 0.9, gain: 0.12 },
  ],
  stamp: [{ wave: 'noise', pitch: 200, length: 0.14, gain: 1 }],
  spur: [{ wave: 'triangle', pitch: 3100, length: 0.1, gain: 0.12, times: 3, every: 0.07 }],
  knock: [{ wave: 'noise', pitch: 480, length: 0.06, gain: 0.7, times: 2, every: 0.16 }],
  card: [{ wave: 'noise', pitch: 3200, length: 0.05, gain: 0.35 }],
  shuffle: [{ wave: 'noise', pitch: 2800, length: 0.03, gain: 0.3, times: 9, every: 0.045 }],
  tremolo: [
    { wave: 'triangle', pitch: 220, slide: 330, length: 0.1, gain: 0.18, times: 12, every: 0.09 },
    { wave: 'triangle', pitch: 277, slide: 415, length: 0.1, gain: 0.12, times: 12, every: 0.09, at: 0.045 },
  ],
  saved: [
    { wave: 'triangle', pitch: 262, length: 0.7, gain: 0.3 },
    { wave: 'triangle', pitch: 330, length: 0.7, gain: 0.3 },
    { wave: 'triangle', pitch: 392, length: 0.7, gain: 0.3 },
  ],
  doomed: [
    { wave: 'triangle', pitch: 196, length: 0.7, gain: 0.3 },
    { wave: 'triangle', pitch: 233, length: 0.7, gain: 0.3 },
    { wave: 'triangle', pitch: 294, length: 0.7, gain: 0.3 },
  ],
  ricochet: [
    { wave: 'noise', pitch: 2400, length: 0.12, gain: 0.7 },
    { wave: 'sine', pitch: 1900, slide: 600, length: 0.4, gain: 0.16, at: 0.08 },
  ],
  iron: [
    { wave: 'square', pitch: 140, length: 0.16, gain: 0.3 },
    { wave: 'noise', pitch: 900, length: 0.3, gain: 0.7, at: 0.02 },
  ],
  hooves: [{ wave: 'noise', pitch: 620, length: 0.06, gain: 0.6, times: 2, every: 0.13 }],
  win: [
    { wave: 'triangle', pitch: 523, length: 0.5, gain: 0.3 },
    { wave: 'triangle', pitch: 659, length: 0.5, gain: 0.3, at: 0.25 },
    { wave: 'triangle', pitch: 784, length: 0.5, gain: 0.3, at: 0.5 },
    { wave: 'triangle', pitch: 1047, length: 1.4, gain: 0.35, at: 0.75 },
  ],
};

function strike(context: AudioContext, out: AudioNode, noise: AudioBuffer, layer: Layer, pitch: number): void {
  for (let i = 0; i < (layer.times ?? 1); i++) {
    const start = context.currentTime + (layer.at ?? 0) + i * (layer.every ?? 0);
    const end = start + layer.length;
    const gain = context.createGain();
    gain.gain.setValueAtTime(layer.gain, start);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    gain.connect(out);
    const hertz = layer.pitch * pitch;
    if (layer.wave === 'noise') {
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.value = hertz;
      filter.connect(gain);
      const source = context.createBufferSource();
      source.buffer = noise;
      source.connect(filter);
      source.start(start, Math.random() * 0.5, layer.length);
    } else {
      const source = context.createOscillator();
      source.type = layer.wave;
      source.frequency.setValueAtTime(hertz, start);
      if (layer.slide !== undefined) source.frequency.exponentialRampToValueAtTime(layer.slide * pitch, end);
      source.connect(gain);
      source.start(start);
      source.stop(end);
    }
  }
}

/** Synthesised with Web Audio; silent until `toggle` was called once. */
export function webAudio(): Sound {
  let context: AudioContext | null = null;
  let out: AudioNode | null = null;
  let noise: AudioBuffer | null = null;
  let on = false;
  let count = 0;
  return {
    play(name) {
      if (!on || !context || !out || !noise) return;
      // Three pitches in turn, so that a volley does not sound like a machine.
      const pitch = [1, 0.94, 1.07][count++ % 3] ?? 1;
      for (const layer of VOICES[name]) strike(context, out, noise, layer, pitch);
    },
    toggle() {
      on = !on;
      if (on && !context) {
        context = new AudioContext();
        out = context.createDynamicsCompressor();
        out.connect(context.destination);
        noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
        const samples = noise.getChannelData(0);
        for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
      }
      return on;
    },
  };
}
