import { createStore } from '@ilaneer/client/store';
import { readStored, writeStored } from '../../session/browser-storage.ts';

type Tone = {
  readonly hertz: number;
  readonly at: number;
  readonly lasts: number;
  readonly wave: OscillatorType;
};

/** Audible from a metre away; different in number and length too (PARCEL-4). */
const SOUNDS = {
  /** By the camera; the verdict follows. */
  read: [{ hertz: 2_100, at: 0, lasts: 0.05, wave: 'sine' }],
  packed: [{ hertz: 1_320, at: 0, lasts: 0.09, wave: 'sine' }],
  complete: [
    { hertz: 880, at: 0, lasts: 0.1, wave: 'sine' },
    { hertz: 1_175, at: 0.11, lasts: 0.1, wave: 'sine' },
    { hertz: 1_760, at: 0.22, lasts: 0.22, wave: 'sine' },
  ],
  'wrong item': [{ hertz: 150, at: 0, lasts: 0.55, wave: 'sawtooth' }],
  surplus: [
    { hertz: 520, at: 0, lasts: 0.12, wave: 'square' },
    { hertz: 520, at: 0.2, lasts: 0.12, wave: 'square' },
  ],
  interrupted: [
    { hertz: 620, at: 0, lasts: 0.25, wave: 'square' },
    { hertz: 410, at: 0.28, lasts: 0.25, wave: 'square' },
    { hertz: 620, at: 0.56, lasts: 0.25, wave: 'square' },
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.25;
const FADE = 0.012;

const muted = createStore(readStored('staff.bench.muted') === 'true');
let context: AudioContext | null = null;

export const useMuted = muted.use;

export function toggleMuted(): void {
  muted.set(!muted.read());
  writeStored('staff.bench.muted', String(muted.read()));
}

/** Synthesised: nothing is fetched. Browsers without sound stay silent. */
export function play(sound: Sound): void {
  if (muted.read() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of SOUNDS[sound]) playTone(context, tone);
}

function playTone(audio: AudioContext, { hertz, at, lasts, wave }: Tone): void {
  const begins = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(LOUDNESS, begins + FADE);
  gain.gain.setValueAtTime(LOUDNESS, begins + lasts - FADE);
  gain.gain.linearRampToValueAtTime(0, begins + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begins);
  oscillator.stop(begins + lasts);
}
