/** When a fact is told to somebody, by his hours. */
import type { TelegramWish } from '@roundhouse/store';
import { USUAL_LANGUAGE } from '@roundhouse/ui/words';
import type { Fact } from './facts.ts';
import { lastAt, nextAt, quietUntil, type Quiet } from './hours.ts';

export const USUAL_WISH: TelegramWish = {
  language: USUAL_LANGUAGE,
  zone: 'UTC',
  quiet_from: null,
  quiet_until: null,
  digest_at: null,
};

/** Whoever is at the table has looked by then. */
export const GRACE_MS = 20_000;
/** Whose time is up soon after his night is told before it. */
const MORNING_MS = 3_600_000;

export function quietOf({ quiet_from: from, quiet_until: until }: TelegramWish): Quiet | undefined {
  return from === null || until === null ? undefined : { from, until };
}

/** The first moment at which it is told by itself. */
export function dueAt(fact: Fact, wish: TelegramWish): number {
  const quiet = quietOf(wish);
  const at = fact.kind === 'low' ? fact.at : fact.at + GRACE_MS;
  const end = quietUntil(quiet, wish.zone, at);
  if (end === undefined || !quiet) return at;
  const isTooLate = fact.kind === 'low' && (fact.deadline ?? Infinity) < end + MORNING_MS;
  return isTooLate ? lastAt(quiet.from, wish.zone, at) - 1 : end;
}

/** Where one a day is wanted: whether it can't wait for the next one. */
export function isUrgent(fact: Fact, { digest_at: digest, zone }: TelegramWish, now: number) {
  const { kind, deadline = Infinity } = fact;
  return digest === null || (kind === 'low' && deadline < nextAt(digest, zone, now));
}
