/** One layer of a sound: filtered noise, or a tone, dying away. Times in seconds, pitch in hertz. */
export interface Layer {
  readonly wave: 'noise' | OscillatorType;
  readonly pitch: number;
  readonly slide?: number;
  readonly length: number;
  readonly gain: number;
  readonly at?: number;
  /** Swells so long before it dies away. */
  readonly attack?: number;
  /** What of the noise is heard; a narrow band when left out. */
  readonly filter?: 'highpass' | 'lowpass';
  /** Played so many times, `every` seconds apart, each in turn `climbs` times as high as the one before. */
  readonly times?: number;
  readonly every?: number;
  readonly climbs?: number;
}

const tone = (pitch: number, length: number, gain: number, more: Partial<Layer> = {}): Layer => ({
  wave: 'sine',
  pitch,
  length,
  gain,
  ...more,
});
const noise = (pitch: number, length: number, gain: number, more: Partial<Layer> = {}): Layer => ({
  ...tone(pitch, length, gain, more),
  wave: 'noise',
});

/** A string of a piano that nobody has tuned for years: two of them never quite agree. */
function piano(pitch: number, at: number, length: number, gain: number): Layer[] {
  return [
    tone(pitch, length, gain, { wave: 'triangle', at }),
    tone(pitch * 1.006, length, gain * 0.8, { wave: 'triangle', at }),
    tone(pitch * 2.003, length * 0.6, gain * 0.3, { at }),
    noise(2600, 0.02, gain * 0.5, { at }),
  ];
}

const NOTE = { c3: 131, f3: 175, g3: 196, c4: 262, d4: 294, e4: 330, f4: 349, g4: 392, a4: 440, b4: 494, c5: 523 };

/** Oom-pah: a bass note, then the chord over it. */
function bar(at: number, bass: number, chord: readonly number[]): Layer[] {
  return [
    ...piano(bass, at, 0.4, 0.22),
    ...chord.flatMap(pitch => piano(pitch, at + 0.24, 0.3, 0.1)),
    ...piano(bass * 1.5, at + 0.48, 0.35, 0.16),
    ...chord.flatMap(pitch => piano(pitch, at + 0.6, 0.24, 0.09)),
  ];
}

const crack: readonly Layer[] = [
  noise(3000, 0.06, 0.9, { filter: 'highpass' }),
  noise(1700, 0.18, 1.4),
  tone(110, 0.26, 1, { slide: 58 }),
];

/** The palette: dry, wooden, close. */
const VOICED = {
  shot: crack,
  ricochet: [
    ...crack,
    tone(2500, 0.45, 0.14, { slide: 720, at: 0.09, attack: 0.03 }),
    tone(3400, 0.3, 0.05, { wave: 'triangle', slide: 900, at: 0.1 }),
  ],
  /** A cartridge falls on the table. */
  bullet: [
    tone(2350, 0.2, 0.16, { times: 3, every: 0.1, climbs: 1.08 }),
    noise(520, 0.05, 0.4, { times: 3, every: 0.1 }),
  ],
  reload: [noise(3600, 0.04, 0.5), noise(1500, 0.05, 0.5, { at: 0.09 }), tone(900, 0.04, 0.2, { at: 0.09 })],
  /** In the hand; each die clacks by itself when it lands. */
  dice: [noise(1500, 0.03, 0.8, { times: 7, every: 0.06 })],
  clack: [noise(1250, 0.07, 1.6), tone(430, 0.08, 0.6, { slide: 260 })],
  arrow: [
    tone(240, 0.14, 0.3, { wave: 'sawtooth', slide: 120 }),
    noise(2200, 0.2, 0.14, { at: 0.05, attack: 0.1 }),
    noise(240, 0.1, 0.9, { at: 0.25 }),
    tone(120, 0.12, 0.5, { at: 0.25, slide: 80 }),
  ],
  drums: [tone(92, 0.22, 0.5, { slide: 52, times: 9, every: 0.1 }), noise(180, 0.1, 0.35, { times: 9, every: 0.1 })],
  fuse: [
    noise(5200, 0.6, 0.2, { filter: 'highpass', attack: 0.05 }),
    noise(2600, 0.02, 0.3, { times: 7, every: 0.08 }),
  ],
  boom: [
    noise(900, 0.7, 0.8, { filter: 'lowpass' }),
    tone(84, 0.7, 0.7, { slide: 28 }),
    noise(3000, 0.08, 0.5, { filter: 'highpass' }),
  ],
  gatling: [
    noise(2900, 0.025, 0.3, { times: 6, every: 0.05 }),
    noise(1900, 0.07, 0.6, { times: 8, every: 0.075, at: 0.3 }),
    tone(105, 0.07, 0.4, { times: 8, every: 0.075, at: 0.3, slide: 60 }),
  ],
  beer: [
    noise(800, 0.2, 0.3, { slide: 1500, attack: 0.08 }),
    tone(2650, 0.22, 0.16, { at: 0.2 }),
    tone(3980, 0.16, 0.07, { at: 0.2 }),
    tone(190, 0.1, 0.4, { slide: 330, at: 0.4, times: 2, every: 0.14 }),
  ],
  bell: [tone(523, 1.6, 0.34), tone(1255, 1.1, 0.12), tone(1570, 0.7, 0.06), noise(2000, 0.03, 0.3)],
  stamp: [noise(190, 0.18, 2), tone(95, 0.2, 1, { slide: 60 })],
  spur: [
    tone(3100, 0.12, 0.12, { wave: 'triangle', times: 4, every: 0.075, climbs: 1.09 }),
    noise(6000, 0.05, 0.1, { filter: 'highpass', times: 4, every: 0.075 }),
  ],
  knock: [
    noise(460, 0.07, 0.8, { times: 2, every: 0.19 }),
    tone(170, 0.09, 0.5, { slide: 120, times: 2, every: 0.19 }),
  ],
  card: [noise(3300, 0.08, 1.2, { attack: 0.012 }), noise(900, 0.04, 0.8, { at: 0.05 })],
  shuffle: [noise(2700, 0.04, 0.34, { times: 10, every: 0.045 })],
  tremolo: [
    tone(220, 0.1, 0.2, { wave: 'triangle', times: 12, every: 0.09, climbs: 1.04 }),
    tone(277, 0.1, 0.14, { wave: 'triangle', times: 12, every: 0.09, at: 0.045, climbs: 1.04 }),
  ],
  saved: [NOTE.c4, NOTE.e4, NOTE.g4].flatMap(pitch => piano(pitch, 0, 0.65, 0.15)),
  doomed: [NOTE.g3, 233, NOTE.d4].flatMap(pitch => piano(pitch, 0, 0.65, 0.15)),
  /** An iron door. */
  iron: [
    noise(700, 0.12, 0.8),
    tone(96, 0.3, 0.5, { slide: 70 }),
    tone(311, 0.6, 0.14, { wave: 'square' }),
    tone(523 * 1.41, 0.45, 0.1),
    tone(1187, 0.3, 0.07),
  ],
  hooves: [
    noise(620, 0.06, 0.7, { times: 2, every: 0.14 }),
    tone(210, 0.07, 0.4, { slide: 140, times: 2, every: 0.14 }),
  ],
  /** One life left. */
  heart: [tone(62, 0.16, 0.9, { slide: 44 }), tone(56, 0.2, 0.7, { slide: 38, at: 0.2 })],
  /** The swing door, in and out. */
  creak: [
    tone(340, 0.26, 0.18, { wave: 'sawtooth', slide: 520, attack: 0.08 }),
    tone(470, 0.28, 0.15, { wave: 'sawtooth', slide: 300, at: 0.3, attack: 0.08 }),
    noise(300, 0.08, 0.4, { at: 0.58 }),
  ],
  /** Somebody says something. */
  pop: [tone(320, 0.08, 0.6, { slide: 720 })],
  win: [
    ...bar(0, NOTE.c3, [NOTE.e4, NOTE.g4]),
    ...bar(0.84, NOTE.f3, [NOTE.f4, NOTE.a4]),
    ...bar(1.68, NOTE.g3, [NOTE.f4, NOTE.b4]),
    ...[NOTE.c3, NOTE.c4, NOTE.e4, NOTE.g4, NOTE.c5].flatMap(pitch => piano(pitch, 2.5, 0.7, 0.13)),
  ],
} satisfies Record<string, readonly Layer[]>;

export type SoundName = keyof typeof VOICED;
export const VOICES: Readonly<Record<SoundName, readonly Layer[]>> = VOICED;
export const SOUNDS = Object.keys(VOICED) as readonly SoundName[];
