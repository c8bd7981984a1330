/** The small sounds of the table, made of tones: nothing is loaded for them. */

interface Tone {
  /** In hertz, from and to. */
  readonly from: number;
  readonly to: number;
  /** In seconds. */
  readonly after: number;
  readonly lasts: number;
  readonly loud: number;
  readonly kind: OscillatorType;
}

const tone = (part: Partial<Tone>): Tone => ({
  from: 440,
  to: 440,
  after: 0,
  lasts: 0.2,
  loud: 0.08,
  kind: 'sine',
  ...part,
});

/** Wood on wood. */
const knock = (after: number, loud: number, from = 190): Tone =>
  tone({ from, to: from / 2.1, after, lasts: 0.09, loud, kind: 'triangle' });

const SOUNDS = {
  move: [knock(0, 0.16)],
  turn: [
    tone({ from: 988, to: 988, lasts: 0.5 }),
    tone({ from: 1319, to: 1319, after: 0.16, lasts: 0.7 }),
  ],
  over: [
    tone({ from: 523, to: 523, lasts: 0.9 }),
    tone({ from: 659, to: 659, after: 0.12, lasts: 0.9 }),
    tone({ from: 784, to: 784, after: 0.24, lasts: 1.2 }),
  ],
  /** Two coins on a pile. */
  coin: [
    tone({ from: 2093, to: 2120, lasts: 0.16, loud: 0.05 }),
    tone({ from: 2794, to: 2830, after: 0.07, lasts: 0.28, loud: 0.05 }),
  ],
  /** As the hammer falls, and once more as it comes to rest. */
  hammer: [knock(0.54, 0.34, 150), knock(0.55, 0.14, 480), knock(0.78, 0.14, 150)],
  /** A rattle that ends on the table. */
  die: [
    ...[0, 0.16, 0.34, 0.5, 0.7, 0.85].map((after) => knock(after, 0.09, 420)),
    knock(1.1, 0.26, 210),
  ],
  /** A seal is pressed, and a third rises. */
  stamp: [
    knock(0.5, 0.3, 120),
    tone({ from: 659, to: 659, after: 0.66, lasts: 0.4 }),
    tone({ from: 831, to: 831, after: 0.8, lasts: 0.6 }),
  ],
  /** One more thing is turned up. */
  turned: [knock(0, 0.12, 300), tone({ from: 587, to: 587, after: 0.04, lasts: 0.35, loud: 0.05 })],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;

export function playSound(name: SoundName): void {
  context ??= new AudioContext();
  for (const { from, to, after, lasts, loud, kind } of SOUNDS[name]) {
    const begin = context.currentTime + after;
    const oscillator = new OscillatorNode(context, { type: kind, frequency: from });
    const gain = new GainNode(context, { gain: loud });
    oscillator.frequency.setValueAtTime(from, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    gain.gain.setValueAtTime(loud, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + lasts);
  }
}
