const NOTES = [
  { hertz: 659, after: 0 },
  { hertz: 988, after: 0.12 },
] as const;
const RINGS = 0.5;
const LOUD = 0.18;

let ears: AudioContext | null = null;

/** Two notes of a small bell. */
export function chime(context: AudioContext = (ears ??= new AudioContext())): void {
  void context.resume();
  for (const { hertz, after } of NOTES) {
    const from = context.currentTime + after;
    const bell = context.createOscillator();
    const fades = context.createGain();
    bell.type = 'triangle';
    bell.frequency.value = hertz;
    fades.gain.setValueAtTime(LOUD, from);
    fades.gain.exponentialRampToValueAtTime(0.001, from + RINGS);
    bell.connect(fades).connect(context.destination);
    bell.start(from);
    bell.stop(from + RINGS);
  }
}
