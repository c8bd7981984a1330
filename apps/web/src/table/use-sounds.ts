/** Small sounds, where they are wanted: a knock for a move, a bell for one's turn, a chord at the end. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/index.ts';
import { usePlay } from './play/play-context.tsx';

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

const SOUNDS = {
  move: [tone({ from: 190, to: 90, lasts: 0.09, loud: 0.16, kind: 'triangle' })],
  turn: [
    tone({ from: 988, to: 988, lasts: 0.5 }),
    tone({ from: 1319, to: 1319, after: 0.16, lasts: 0.7 }),
  ],
  over: [
    tone({ from: 523, to: 523, lasts: 0.9 }),
    tone({ from: 659, to: 659, after: 0.12, lasts: 0.9 }),
    tone({ from: 784, to: 784, after: 0.24, lasts: 1.2 }),
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

let context: AudioContext | undefined;

function sound(name: keyof typeof SOUNDS): void {
  context ??= new AudioContext();
  for (const { from, to, after, lasts, loud, kind } of SOUNDS[name]) {
    const begin = context.currentTime + after;
    const oscillator = new OscillatorNode(context, { type: kind, frequency: from });
    const gain = new GainNode(context, { gain: loud });
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    gain.gain.setValueAtTime(loud, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + lasts);
  }
}

export function useSounds(): void {
  const { sound: isOn } = useSettings();
  const { live, isMine, isOver } = usePlay();
  const heard = useRef(live?.seq);
  const rung = useRef(isMine || isOver ? live?.seq : undefined);
  useEffect(() => {
    const isNew = live !== undefined && live.seq !== heard.current;
    heard.current = live?.seq;
    // What is told first is told before the bell.
    const isBell = (isMine || isOver) && live?.seq !== rung.current;
    if (isBell) rung.current = live?.seq;
    if (!isOn) return;
    if (isBell) sound(isOver ? 'over' : 'turn');
    else if (isNew && live.events.length > 0) sound('move');
  }, [live, isMine, isOver, isOn]);
}
