/** The paces that are offered when a table is set, and how each is told. */
import type { Pace, TimeOut } from '@roundhouse/table';
import type { PaceWords } from '@roundhouse/ui/words/pace';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

type Speed = Omit<Pace, 'atTimeOut'>;
const live = (minutes: number, seconds: number): Speed => ({
  kind: 'live',
  freeMs: 0,
  bankMs: minutes * MINUTE,
  incrementMs: seconds * SECOND,
});
const days = (each: number, bank: number): Speed => ({
  kind: 'days',
  freeMs: each * DAY,
  bankMs: bank * DAY,
  incrementMs: 0,
});

export const SPEEDS: readonly Speed[] = [live(10, 15), live(30, 30), days(1, 2), days(3, 3)];
/** At one device: whoever is late has the quietest move made. Nobody plays for him who sits there. */
export const HERE: readonly Pace[] = SPEEDS.filter(({ kind }) => kind === 'live').map((speed) => ({
  ...speed,
  atTimeOut: 'idle',
}));
export const TIME_OUTS: readonly TimeOut[] = ['bot', 'idle', 'forfeit'];

export function tellPace(words: PaceWords, { kind, freeMs, bankMs, incrementMs }: Speed): string {
  return kind === 'live'
    ? words.live(Math.round(bankMs / MINUTE), Math.round((freeMs + incrementMs) / SECOND))
    : words.days(Math.round(freeMs / DAY), Math.round(bankMs / DAY));
}

/** As on a clock of a station, in every language. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** 'Thursday 20:00' within a week, with its date beyond; on a small sign 'Thu 20:00'. */
export function tellMoment(at: number, now: number, language: string, isShort = false): string {
  const length = isShort ? 'short' : 'long';
  const isNear = at - now < 6 * DAY;
  const date = isNear
    ? ({ weekday: length } as const)
    : ({ day: 'numeric', month: length } as const);
  return new Intl.DateTimeFormat(language, { ...date, ...CLOCK }).format(at);
}
