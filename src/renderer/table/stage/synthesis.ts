import { VOICES, type Layer, type SoundName } from './voices.ts';

/** Two seconds of hiss, out of which all noises are cut. */
export function hiss(context: BaseAudioContext): AudioBuffer {
  const noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** Nothing is ever louder than this lets through, however much sounds at once. */
export function limiter(context: BaseAudioContext): AudioNode {
  const limit = context.createDynamicsCompressor();
  limit.threshold.value = -10;
  limit.knee.value = 4;
  limit.ratio.value = 20;
  limit.attack.value = 0.001;
  limit.release.value = 0.12;
  const ceiling = context.createGain();
  // The compressor raises what it pressed down.
  ceiling.gain.value = 0.85;
  limit.connect(ceiling);
  ceiling.connect(context.destination);
  return limit;
}

/** Lets a sound be heard from now on; `pitch` 1 is as written. */
export function strike(
  context: BaseAudioContext,
  { out, noise, name, pitch }: { out: AudioNode; noise: AudioBuffer; name: SoundName; pitch: number },
): void {
  for (const layer of VOICES[name])
    for (let i = 0; i < (layer.times ?? 1); i++) once(context, { out, noise, layer, pitch, turn: i });
}

function once(
  context: BaseAudioContext,
  at: { out: AudioNode; noise: AudioBuffer; layer: Layer; pitch: number; turn: number },
): void {
  const { out, noise, layer, turn } = at;
  const start = context.currentTime + (layer.at ?? 0) + turn * (layer.every ?? 0);
  const end = start + layer.length;
  const climbed = at.pitch * (layer.climbs ?? 1) ** turn;
  const gain = context.createGain();
  gain.gain.setValueAtTime(layer.attack === undefined ? layer.gain : 0.001, start);
  if (layer.attack !== undefined) gain.gain.exponentialRampToValueAtTime(layer.gain, start + layer.attack);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(out);
  if (layer.wave === 'noise') {
    const filter = context.createBiquadFilter();
    filter.type = layer.filter ?? 'bandpass';
    glide(filter.frequency);
    filter.connect(gain);
    const source = context.createBufferSource();
    source.buffer = noise;
    source.connect(filter);
    source.start(start, Math.random(), layer.length);
  } else {
    const source = context.createOscillator();
    source.type = layer.wave;
    glide(source.frequency);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }

  function glide(frequency: AudioParam): void {
    frequency.setValueAtTime(layer.pitch * climbed, start);
    if (layer.slide !== undefined) frequency.exponentialRampToValueAtTime(layer.slide * climbed, end);
  }
}

/** People talking low in the room behind, some 30 dB under everything else; goes on until it is stopped. */
export function murmur(context: BaseAudioContext, { out, noise }: { out: AudioNode; noise: AudioBuffer }): () => void {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const voices = [
    [260, 0.31],
    [430, 0.53],
    [700, 0.77],
  ].map(([hertz = 0, pace = 0]) => {
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = 3;
    band.frequency.value = hertz;
    const gain = context.createGain();
    gain.gain.value = 0.05;
    const swell = context.createOscillator();
    swell.frequency.value = pace;
    const depth = context.createGain();
    depth.gain.value = 0.03;
    swell.connect(depth).connect(gain.gain);
    source.connect(band).connect(gain).connect(out);
    swell.start();
    return { swell, gain };
  });
  source.start();
  return () => {
    source.stop();
    for (const { swell, gain } of voices) {
      swell.stop();
      gain.disconnect();
    }
  };
}
