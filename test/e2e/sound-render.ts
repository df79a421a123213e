import { hiss, limiter, strike } from '../../src/renderer/table/stage/synthesis.ts';
import { SOUNDS, type SoundName } from '../../src/renderer/table/stage/voices.ts';

/** What a sound measures: its loudest sample, and how long it can be heard, in milliseconds. */
export interface Measured {
  readonly name: SoundName;
  readonly peak: number;
  readonly ms: number;
}

const RATE = 44_100;
const LONGEST = 4;
const AUDIBLE = 0.004;

/** Runs in the page: every sound once, and a salvo of the loudest ones at the same moment. */
export async function measureSounds(): Promise<{ sounds: Measured[]; salvo: number }> {
  const sounds: Measured[] = [];
  for (const name of SOUNDS) sounds.push({ name, ...measured(await rendered([name])) });
  const salvo = measured(await rendered(['boom', 'shot', 'shot', 'gatling', 'drums', 'stamp', 'iron']));
  return { sounds, salvo: salvo.peak };
}

async function rendered(names: readonly SoundName[]): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE * LONGEST, RATE);
  const [out, noise] = [limiter(context), hiss(context)];
  for (const name of names) strike(context, { out, noise, name, pitch: 1 });
  return (await context.startRendering()).getChannelData(0);
}

function measured(samples: Float32Array): { peak: number; ms: number } {
  let [peak, last] = [0, 0];
  samples.forEach((sample, i) => {
    const loud = Math.abs(sample);
    if (loud > peak) peak = loud;
    if (loud > AUDIBLE) last = i;
  });
  return { peak, ms: Math.round((last / RATE) * 1000) };
}

Object.assign(globalThis, { measureSounds });
