/** Hours of the day as somebody's own clock shows them. */
const MINUTE_MS = 60_000;
const DAY = 1440;

export interface Quiet {
  /** Minutes of the day; from 23:00 until 7:00 is over midnight. */
  readonly from: number;
  readonly until: number;
}

/** There are fewer zones than that, but each can be spelled in many ways. */
const MOST_FORMATS = 600;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(zone, format);
  return format;
}

export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

function shown(now: number, zone: string) {
  const parts = formatOf(zone).formatToParts(now);
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    minute: Number(of('hour')) * 60 + Number(of('minute')),
  };
}

export const dayOf = (now: number, zone: string): string => shown(now, zone).day;

const around = (minutes: number): number => ((minutes % DAY) + DAY) % DAY;

/** By how much a clock that shows one minute is from the other, the short way round. */
const off = (wanted: number, there: number): number => around(wanted - there + DAY / 2) - DAY / 2;

/** The first moment after `now` at which that clock shows the minute; where clocks are set, as near as can be. */
export function nextAt(minute: number, zone: string, now: number): number {
  const floor = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const ahead = around(minute - shown(floor, zone).minute) || DAY;
  const there = floor + ahead * MINUTE_MS;
  const set = there + off(minute, shown(there, zone).minute) * MINUTE_MS;
  return set > now ? set : there;
}

/** The last moment until `now` at which it showed the minute. */
export function lastAt(minute: number, zone: string, now: number): number {
  const floor = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const there = floor - around(shown(floor, zone).minute - minute) * MINUTE_MS;
  const set = there + off(minute, shown(there, zone).minute) * MINUTE_MS;
  return set <= now ? set : there;
}

/** When quiet hours that go on now are over; undefined: there are none now. */
export function quietUntil(
  quiet: Quiet | undefined,
  zone: string,
  now: number,
): number | undefined {
  if (!quiet || quiet.from === quiet.until) return undefined;
  const { minute } = shown(now, zone);
  const isQuiet = around(minute - quiet.from) < around(quiet.until - quiet.from);
  return isQuiet ? nextAt(quiet.until, zone, now) : undefined;
}
