import type { TableStep } from '../../host/table-host.ts';
import type { Voice } from './voice.ts';

/** What a line tells, as sentences. */
export function sentencesOf({ words, tell }: Voice, step: TableStep): readonly string[] {
  return step.events.flatMap((event) => words.event(event, tell.who) ?? []);
}

/** A move that was taken back is told, too, though nothing happened. */
export function isWorthTelling(table: Voice, step: TableStep): boolean {
  return step.undoneTo !== undefined || sentencesOf(table, step).length > 0;
}

/** What spoke for a bot's move; undefined where nothing is known of it. */
export function lessonOf({ words, tell, say }: Voice, step: TableStep): string | undefined {
  const reason = step.reason && words.reason?.(step.reason, tell.who);
  return reason === undefined || step.by === undefined
    ? undefined
    : say.coach(tell.who(step.by), reason);
}
