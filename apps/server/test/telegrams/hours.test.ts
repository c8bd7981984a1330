/** Hours as somebody's own clock shows them: over midnight, in any zone, and where clocks are set. */
import { expect, test } from 'vitest';
import { dayOf, isZone, lastAt, nextAt, quietUntil } from '../../src/telegrams/hours.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const clock = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Zone, quiet from and until, now, and when it is over; all moments by UTC. */
test.each([
  ['Europe/Amsterdam', '23:00', '07:00', '2027-02-02T21:59:59', undefined],
  ['Europe/Amsterdam', '23:00', '07:00', '2027-02-02T22:00', '2027-02-03T06:00'],
  ['Europe/Amsterdam', '23:00', '07:00', '2027-02-03T05:59:59', '2027-02-03T06:00'],
  ['Europe/Amsterdam', '23:00', '07:00', '2027-02-03T06:00', undefined],
  ['Europe/Amsterdam', '09:00', '17:00', '2027-07-02T07:00', '2027-07-02T15:00'],
  ['Europe/Amsterdam', '09:00', '17:00', '2027-07-02T15:00', undefined],
  ['Europe/Amsterdam', '09:00', '09:00', '2027-07-02T07:00', undefined],
  ['Pacific/Honolulu', '23:00', '07:00', '2027-02-02T09:00', '2027-02-02T17:00'],
  ['Asia/Kathmandu', '22:30', '06:15', '2027-02-02T16:45', '2027-02-03T00:30'],
  ['Pacific/Kiritimati', '23:00', '07:00', '2027-02-02T10:00', '2027-02-02T17:00'],
  // The night in which an hour is left out, and the one in which one comes twice.
  ['Europe/Amsterdam', '23:00', '07:00', '2027-03-27T23:00', '2027-03-28T05:00'],
  ['Europe/Amsterdam', '23:00', '07:00', '2027-10-30T22:00', '2027-10-31T06:00'],
])('%s, %s to %s, at %s: quiet until %s', (zone, from, until, now, end) => {
  const quiet = { from: clock(from), until: clock(until) };
  expect(quietUntil(quiet, zone, at(now))).toBe(end === undefined ? undefined : at(end));
});

/** An hour that is left out is kept as near as can be, and none comes before its time. */
test.each([
  ['Europe/Amsterdam', '08:00', '2027-02-02T06:59:59', '2027-02-01T07:00', '2027-02-02T07:00'],
  ['Europe/Amsterdam', '08:00', '2027-02-02T07:00', '2027-02-02T07:00', '2027-02-03T07:00'],
  ['Asia/Kathmandu', '00:00', '2027-02-02T18:14', '2027-02-01T18:15', '2027-02-02T18:15'],
  ['Europe/Amsterdam', '08:00', '2027-03-27T12:00', '2027-03-27T07:00', '2027-03-28T06:00'],
  ['Europe/Amsterdam', '08:00', '2027-10-31T12:00', '2027-10-31T07:00', '2027-11-01T07:00'],
  ['Europe/Amsterdam', '08:00', '2027-10-31T00:00', '2027-10-30T06:00', '2027-10-31T07:00'],
])('%s at %s, from %s: last %s, next %s', (zone, hour, now, last, next) => {
  expect(new Date(lastAt(clock(hour), zone, at(now)))).toEqual(new Date(at(last)));
  expect(new Date(nextAt(clock(hour), zone, at(now)))).toEqual(new Date(at(next)));
});

test('whatever the minute and the zone, the next is to come within a day and an hour, and the last has been', () => {
  const days = ['2027-03-27T20:10', '2027-10-30T20:10', '2027-06-01T00:00', '2027-04-03T10:20'];
  for (const zone of ['Europe/Amsterdam', 'Australia/Lord_Howe', 'America/St_Johns', 'UTC']) {
    for (const day of days) {
      for (let step = 0; step < 48; step += 1) {
        const now = at(day) + step * 1_800_000;
        for (const minute of [0, 150, 480, 1439]) {
          const [last, next] = [lastAt(minute, zone, now), nextAt(minute, zone, now)];
          expect(last).toBeLessThanOrEqual(now);
          expect(now - last).toBeLessThanOrEqual(25 * 3_600_000);
          expect(next).toBeGreaterThan(now);
          expect(next - now).toBeLessThanOrEqual(25 * 3_600_000);
        }
      }
    }
  }
});

test('a day is that of the zone, and what is no zone is none', () => {
  const now = at('2027-02-02T23:30');
  expect([dayOf(now, 'UTC'), dayOf(now, 'Asia/Tokyo')]).toEqual(['2027-02-02', '2027-02-03']);
  expect([isZone('Europe/Amsterdam'), isZone('Europe/Nowhere'), isZone('')]).toEqual([
    true,
    false,
    false,
  ]);
});
